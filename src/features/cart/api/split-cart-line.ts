import { readSkusForSaleById } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { cartErrors } from '../contract/cart-contract.ts';
import { type CartChange, type LineRef, MAX_CART_LINES } from '../contract/cart-schemas.ts';
import { nextSplit } from '../rules/line-key.ts';
import { splitObstacle } from '../rules/split-line.ts';
import { type CartOwner, countLines, lockCart, readRowsOfItems } from './cart-repo.ts';
import type { CartReader } from './cart-sources.ts';
import { readCartChange } from './read-cart.ts';
import { insertSplitLine } from './write-lines-repo.ts';

/** Takes some of a line into a line of its own, so that they can be wanted for another purpose. */
export async function splitCartLine(
  db: Db,
  owner: CartOwner,
  reader: CartReader,
  { skuCode, split, quantity: taken }: LineRef & { quantity: number },
): Promise<CartChange> {
  await lockCart(db, owner);
  const rows = await readRowsOfItems(db, owner, [skuCode]);
  const line = rows.find((row) => row.split === split && row.savedAt === null);
  const [item] = line ? await readSkusForSaleById(db, [line.skuId], reader.levelCode) : [];
  if (!line || !item) throw notFound('购物车中的商品');
  const obstacle = splitObstacle({ quantity: line.quantity, taken, unit: item.orderUnit });
  if (obstacle) throw refuse(cartErrors, 'CART_SPLIT_REFUSED', { message: obstacle });
  const { all } = await countLines(db, owner);
  if (all >= MAX_CART_LINES) throw refuse(cartErrors, 'CART_FULL');
  const to = nextSplit(rows.map((row) => row.split));
  await insertSplitLine(db, owner, { skuId: line.skuId, from: split, to, taken });
  return readCartChange(db, owner, [line.skuId], reader);
}

import { readSkusForSaleById } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Cart, CartChange, CartLine } from '../contract/cart-schemas.ts';
import { sumCart } from '../rules/sum-cart.ts';
import { type CartOwner, type CartRow, countCart, readCartRows } from './cart-repo.ts';
import { presentCartLine } from './present-cart-line.ts';
import { presentGoneLine } from './present-gone-line.ts';
import { readLineNumbers } from './read-line-numbers.ts';

async function presentRows(db: Db, rows: readonly CartRow[], levelCode: string | null): Promise<CartLine[]> {
  if (rows.length === 0) return [];
  const items = await readSkusForSaleById(
    db,
    rows.map((row) => row.skuId),
    levelCode,
  );
  const byId = new Map(items.map((item) => [item.skuId, item]));
  const gone = rows.filter((row) => !byId.has(row.skuId)).map((row) => row.skuId);
  const numbers = await readLineNumbers(db, gone);
  return rows.map((row) => {
    const item = byId.get(row.skuId);
    return item ? presentCartLine(row, item) : presentGoneLine(row, numbers.get(row.skuId) ?? '');
  });
}

export async function readCart(db: Db, owner: CartOwner, levelCode: string | null): Promise<Cart> {
  const lines = await presentRows(db, await readCartRows(db, owner), levelCode);
  return { cartCount: lines.length, lines, ...sumCart(lines) };
}

/** The named lines as they are after a change. */
export async function readCartChange(
  db: Db,
  owner: CartOwner,
  skuIds: readonly bigint[],
  levelCode: string | null,
): Promise<CartChange> {
  const rows = skuIds.length ? await readCartRows(db, owner, skuIds) : [];
  return { lines: await presentRows(db, rows, levelCode), cartCount: await countCart(db, owner) };
}

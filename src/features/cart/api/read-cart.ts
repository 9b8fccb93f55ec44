import { readSkusForSaleById } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Cart, CartChange, CartLine } from '../contract/cart-schemas.ts';
import { sumCart } from '../rules/sum-cart.ts';
import { type CartOwner, type CartRow, countCart, readCartRows } from './cart-repo.ts';
import type { CartReader } from './cart-sources.ts';
import { presentCartLine } from './present-cart-line.ts';
import { presentGoneLine } from './present-gone-line.ts';
import { readLineNumbers } from './read-line-numbers.ts';
import { readObtained } from './read-obtained.ts';

/** How many of its item the lines before each line take, the usual line first; what is put aside takes nothing. */
function takenBefore(rows: readonly CartRow[]): Map<CartRow, number> {
  const taken = new Map<bigint, number>();
  const before = new Map<CartRow, number>();
  for (const row of rows.filter(({ savedAt }) => savedAt === null).toSorted(bySplit)) {
    before.set(row, taken.get(row.skuId) ?? 0);
    taken.set(row.skuId, row.quantity + (taken.get(row.skuId) ?? 0));
  }
  return before;
}

/** What the lines of each item hold that are not put aside. */
function quantitiesByItem(rows: readonly CartRow[]): Map<bigint, number[]> {
  const held = new Map<bigint, number[]>();
  for (const { skuId, quantity, savedAt } of rows) {
    if (savedAt === null) held.set(skuId, [...(held.get(skuId) ?? []), quantity]);
  }
  return held;
}

const bySplit = (a: CartRow, b: CartRow) => Number(a.split) - Number(b.split);

/** `rows` hold all lines of their items, so that each is judged beside the others. */
export async function presentRows(db: Db, reader: CartReader, rows: readonly CartRow[]): Promise<CartLine[]> {
  if (rows.length === 0) return [];
  const skuIds = [...new Set(rows.map((row) => row.skuId))];
  const items = await readSkusForSaleById(db, skuIds, reader.levelCode);
  const byId = new Map(items.map((item) => [item.skuId, item]));
  const numbers = await readLineNumbers(
    db,
    skuIds.filter((skuId) => !byId.has(skuId)),
  );
  const obtained = await readObtained(
    db,
    reader,
    items.map((item) => item.itemNo),
  );
  const before = takenBefore(rows);
  const held = quantitiesByItem(rows);
  return rows.map((row) => {
    const item = byId.get(row.skuId);
    const together = row.savedAt === null ? (held.get(row.skuId) ?? []) : [];
    const around = { before: before.get(row) ?? 0, together, obtained };
    return item ? presentCartLine(row, item, around) : presentGoneLine(row, numbers.get(row.skuId) ?? '');
  });
}

const latestFirst = (a: CartLine, b: CartLine) => (b.savedAt ?? '').localeCompare(a.savedAt ?? '');

export async function readCart(db: Db, owner: CartOwner, reader: CartReader): Promise<Cart> {
  const all = await presentRows(db, reader, await readCartRows(db, owner));
  const lines = all.filter((line) => line.savedAt === null);
  const savedLines = all.filter((line) => line.savedAt !== null).toSorted(latestFirst);
  return { cartCount: lines.length, lines, savedLines, ...sumCart(lines) };
}

/** All lines of the named items as they are after a change. */
export async function readCartChange(
  db: Db,
  owner: CartOwner,
  skuIds: readonly bigint[],
  reader: CartReader,
): Promise<CartChange> {
  const rows = skuIds.length ? await readCartRows(db, owner, skuIds) : [];
  return { lines: await presentRows(db, reader, rows), cartCount: await countCart(db, owner) };
}

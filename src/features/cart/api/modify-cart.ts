import { pastDayFault } from '#business/line-fields/rules/public.ts';
import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { todayInShanghai } from '#features/catalog/rules/public.ts';
import { priceAt } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { cartErrors } from '../contract/cart-contract.ts';
import type { CartChange, LineChange } from '../contract/cart-schemas.ts';
import { entersTier } from '../rules/enters-tier.ts';
import { changeFault, MOST_OF_AN_ITEM, totalOf } from '../rules/item-lines.ts';
import { type CartOwner, type CartRow, readCartRows } from './cart-repo.ts';
import type { CartReader } from './cart-sources.ts';
import { readCartChange } from './read-cart.ts';
import { readLineIds } from './read-line-numbers.ts';
import { type CartEdit, editCartLines } from './write-lines-repo.ts';

type Items = ReadonlyMap<string, SkuForSale>;

function grouped<T, Key>(things: readonly T[], keyOf: (thing: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return groups;
}

const refused = (skuCode: string, why: string) =>
  refuse(cartErrors, 'CART_QUANTITY_REFUSED', { message: `${skuCode}：${why}` });

/** Quantities of the lines of an item that are not put aside, as they will be. */
function quantitiesAfter(rows: readonly CartRow[], changes: readonly LineChange[]): number[] {
  return rows.flatMap((row) => {
    const change = changes.find(({ split = '' }) => split === row.split);
    const aside = change?.saved ?? row.savedAt !== null;
    return aside ? [] : [change?.quantity ?? row.quantity];
  });
}

/** A quantity that breaks the rule of its item, alone or with the other lines of the item, refuses the whole change. */
function assertOrderable(items: Items, lines: LinesOf, changes: readonly LineChange[]): void {
  const changesOf = grouped(changes, ({ skuCode }) => skuCode);
  for (const [skuCode, rows] of lines) {
    const own = changesOf.get(skuCode) ?? [];
    const quantities = quantitiesAfter(rows, own);
    if (totalOf(quantities) > MAX_QUANTITY) throw refused(skuCode, MOST_OF_AN_ITEM);
    const item = items.get(skuCode);
    for (const { quantity } of own) {
      const fault = item && quantity !== undefined ? changeFault(item, quantity, quantities) : null;
      if (fault !== null) throw refused(skuCode, fault);
    }
  }
}

/** A day that is over is refused where it is written; one that became so while the line lay here stays until then. */
function assertDaysAhead(changes: readonly LineChange[]): void {
  const today = todayInShanghai(new Date());
  for (const change of changes) {
    const fault = pastDayFault(change, today);
    if (fault !== null) throw refuse(cartErrors, 'CART_DAY_PAST', { message: `${change.skuCode}：${fault}` });
  }
}

const nameOf = (skuId: bigint, split: string) => `${skuId} ${split}`;

/** All lines of the items that change, by the number of the item. */
type LinesOf = ReadonlyMap<string, readonly CartRow[]>;

async function readLines(db: Db, owner: CartOwner, ids: ReadonlyMap<string, bigint>): Promise<LinesOf> {
  const rows = ids.size > 0 ? await readCartRows(db, owner, [...ids.values()]) : [];
  const rowsOf = grouped(rows, ({ skuId }) => skuId);
  return new Map([...ids].map(([skuCode, skuId]) => [skuCode, rowsOf.get(skuId) ?? []]));
}

/** Items are read only where a quantity changes: everything else is the buyer's own and needs no offer. */
async function readWanted(db: Db, changes: readonly LineChange[], { levelCode }: CartReader): Promise<Items> {
  const counted = changes.filter((change) => change.quantity !== undefined).map((change) => change.skuCode);
  const items = counted.length ? await readSkusForSale(db, counted, levelCode) : [];
  return new Map(items.map((item) => [item.itemNo, item]));
}

/**
 * Changes quantities, choices, what lines are wanted for, and puts lines aside. Pages correct a quantity before they send
 * it, so nothing is guessed here. Lines that another window has removed are left out of the answer.
 */
export async function modifyCart(
  db: Db,
  owner: CartOwner,
  changes: readonly LineChange[],
  reader: CartReader,
): Promise<CartChange> {
  assertDaysAhead(changes);
  const items = await readWanted(db, changes, reader);
  const ids = await readLineIds(db, owner, [...new Set(changes.map((change) => change.skuCode))]);
  const lines = await readLines(db, owner, ids);
  assertOrderable(items, lines, changes);
  const earlier = new Map([...lines.values()].flat().map((row) => [nameOf(row.skuId, row.split), row.quantity]));
  const edits = changes.flatMap(({ skuCode, split = '', quantity, ...rest }): CartEdit[] => {
    const skuId = ids.get(skuCode);
    const item = items.get(skuCode);
    // The quantity of what no longer exists for the buyer is not judged, and so not changed.
    if (skuId === undefined || (quantity !== undefined && !item)) return [];
    const repriced =
      item && quantity !== undefined && entersTier(item.tiers, earlier.get(nameOf(skuId, split)), quantity);
    return [{ ...rest, skuId, split, quantity, addedPrice: repriced ? priceAt(item.tiers, quantity) : undefined }];
  });
  if (edits.length) await editCartLines(db, owner, edits);
  return readCartChange(db, owner, [...new Set(edits.map((edit) => edit.skuId))], reader);
}

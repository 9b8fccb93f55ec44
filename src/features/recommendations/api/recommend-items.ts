import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { Relation } from '../contract/recommendation-schemas.ts';
import { pickBatch } from '../rules/pick-batch.ts';
import { rankSimilar } from '../rules/rank-similar.ts';
import { bestOfEachCategory, type SoldItem } from '../rules/sold-items.ts';
import { readCandidates, readItemToCompare } from './read-comparable.ts';
import { readBoughtTogether } from './read-couples.ts';
import { readGivenItems } from './read-given-items.ts';
import { readShelf } from './read-shelf.ts';

export interface Asking {
  db: Db;
  caller: Pick<Caller, 'levelCode'>;
}

/** Offers read for one answer; more than are shown, because some may be hidden from the caller or sold out. */
const MOST_OFFERS = 56;

/** One handful out of the best sold, one of each category. */
export async function recommendSold(
  { db, caller }: Asking,
  sold: readonly SoldItem[],
  { batch, size }: { batch: number; size: number },
): Promise<ItemCard[]> {
  const best = bestOfEachCategory(sold).slice(0, MOST_OFFERS);
  const shelf = await readShelf(
    db,
    caller.levelCode,
    best.map(({ skuId }) => skuId),
  );
  return pickBatch([...shelf.values()], batch, size);
}

/** Items that were bought with the given ones, or that could stand in for the first of them. */
export async function recommendRelated(
  { db, caller }: Asking,
  { itemCodes, relation, size }: { itemCodes: readonly string[]; relation: Relation; size: number },
): Promise<ItemCard[]> {
  const given = await readGivenItems(db, itemCodes);
  const found =
    relation === 'together' ? await readBoughtTogether(db, given, MOST_OFFERS) : await similarTo(db, given[0]);
  const shelf = await readShelf(db, caller.levelCode, found.slice(0, MOST_OFFERS));
  return [...shelf.values()].slice(0, size);
}

/** Fewer in the own category, and the ones beside it are looked at too. */
const ENOUGH_SIMILAR = 7;

async function similarTo(db: Db, skuId: bigint | undefined): Promise<bigint[]> {
  const item = skuId === undefined ? undefined : await readItemToCompare(db, skuId);
  if (!item) return [];
  const own = rankSimilar(item, await readCandidates(db, item, 'category'));
  const family = own.length < ENOUGH_SIMILAR ? rankSimilar(item, await readCandidates(db, item, 'family')) : [];
  return [...own, ...family].map((candidate) => candidate.skuId);
}

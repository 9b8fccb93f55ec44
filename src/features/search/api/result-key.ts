import { createHash } from 'node:crypto';
import type { GoodsSet } from '#features/visible-goods/rules/public.ts';
import type { SearchPlan } from './plan-search.ts';
import type { IndexQuery } from './search-index.ts';

/** Items with figures as bytes. */
function figures(length: number, pairs: Iterable<readonly [number, number]>): Float64Array {
  const packed = new Float64Array(length * 2);
  let at = 0;
  for (const pair of pairs) {
    packed.set(pair, at);
    at += 2;
  }
  return packed;
}

/** Promotions are one object for everybody, for some seconds. */
const ofPromotions = new WeakMap<IndexQuery['promotions'], Float64Array>();

function promotionFigures(promotions: IndexQuery['promotions']): Float64Array {
  const known = ofPromotions.get(promotions) ?? figures(promotions.size, promotions);
  ofPromotions.set(promotions, known);
  return known;
}

const namesNothing = (set: GoodsSet) =>
  Object.values(set).every((named: bigint | readonly bigint[] | null) => named === null || Object(named).length === 0);

/** Nothing about the result depends on whose it is, only on the level that prices it. */
const isPublic = ({ view, ownPrices }: IndexQuery) =>
  ownPrices.length === 0 &&
  view.ranges.length === 0 &&
  view.granted.length === 0 &&
  !view.rangeOnly &&
  namesNothing(view.hidden);

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/**
 * Names everything that decides what fits and how it is counted: words, place, filters, range and hidden goods as they
 * stand in the queries, level and prices. What depends on a firm is named by the firm too and shared with no other one.
 * How a result is sorted and which page is asked for is no part of it.
 */
export function resultKey(query: IndexQuery, plan: SearchPlan, firmId: bigint | null): string {
  const { view, categoryId, code, price, priceBasis, ownPrices, promotions } = query;
  const asked = [plan.counted(), view.hidden.skuIds, categoryId, code, price, priceBasis];
  const hash = createHash('sha256').update(JSON.stringify([isPublic(query) ? null : { firmId }, asked], plain));
  const own = ownPrices.map(({ skuId, price: paid }): [number, number] => [Number(skuId), Number(paid)]);
  hash.update(figures(own.length, own));
  return hash.update('|').update(promotionFigures(promotions)).digest('base64');
}

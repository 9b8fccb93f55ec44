import { type CatalogView, type GoodsSet, stepsOfLimit } from '#features/visible-goods/rules/public.ts';
import { brandToken, categoryToken, EXCLUSIVE_TOKEN, itemToken, limitToken, OFF_SALE } from '../rules/index-tokens.ts';
import type { SearchPlace } from './search-index.ts';
import { allOf, anyOf, not, token } from './tsquery.ts';

/** Fits nothing. */
export const NOTHING = token('-');

/** Names of a set of goods in the index, without its single items. */
function tokensOf({ categoryIds, brandIds, upTo, above }: GoodsSet): string[] {
  const kept = upTo === null ? [] : stepsOfLimit(upTo).keep;
  const exceeding = above === null ? [] : stepsOfLimit(above).exceed;
  return [...categoryIds.map(categoryToken), ...brandIds.map(brandToken), ...[...kept, ...exceeding].map(limitToken)];
}

function goodsQuery(set: GoodsSet): string {
  const tokens = [...tokensOf(set), ...set.skuIds.map(itemToken)];
  return tokens.length ? anyOf(...tokens.map(token)) : NOTHING;
}

/** What may be bought; empty for callers without a range. */
const rangeQuery = ({ ranges }: CatalogView) => allOf(...ranges.map(goodsQuery));

/**
 * What exists for the caller, as `existsIn` of the visibility feature says it; hidden single items are left to the
 * statement, which takes any number of them.
 */
export function existenceQuery(view: CatalogView): string {
  const hidden = tokensOf(view.hidden).map(token);
  const granted = view.granted.map((id) => token(itemToken(id)));
  return allOf(
    hidden.length ? not(anyOf(...hidden)) : '',
    anyOf(not(token(EXCLUSIVE_TOKEN)), ...granted),
    view.rangeOnly ? rangeQuery(view) : '',
  );
}

/** Where a search happens: everything that exists for the caller in a category and brand. */
export function placeQuery({ categoryId, brandId, view }: SearchPlace): string {
  return allOf(
    categoryId === null ? '' : token(categoryToken(categoryId)),
    brandId === null ? '' : token(brandToken(brandId)),
    existenceQuery(view),
  );
}

/** On sale and in the caller's range. */
export const buyableQuery = (view: CatalogView) => allOf(not(token(OFF_SALE)), rangeQuery(view));

/** Tiers of what may be bought need no more than the range. */
export const inRangeQuery = rangeQuery;

import type { OwnPrice } from '#features/prices/api/public.ts';
import type { CatalogView } from '#features/visible-goods/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { searchErrors } from '../contract/search-contract.ts';
import type { ProductSearch, ResultItem, SearchResult } from '../contract/search-schemas.ts';
import { SCOPE_VISIBLE } from '../rules/keyword-limits.ts';
import { layOutAttributes } from '../rules/lay-out-attributes.ts';
import { looksLikeCode, normaliseCode } from '../rules/normalise-code.ts';
import { chipsOf, needsOf, type ParsedQuery } from '../rules/parse-query.ts';
import { readPriceRange } from '../rules/price-bands.ts';
import { acceptKeyword } from './accept-keyword.ts';
import { presentFacets } from './present-facets.ts';
import { priceBasis } from './price-basis.ts';
import { type ResultReader, readResultItems } from './read-result-items.ts';
import type { Vocabulary } from './read-vocabulary.ts';
import { rescueQuery } from './rescue-query.ts';
import type { IndexQuery, IndexResult, SearchIndex, SearchPlace } from './search-index.ts';
import { similarCategories } from './similar-categories.ts';
import { understand } from './understand-query.ts';

export interface SearchSources extends ResultReader {
  db: Db;
  index: SearchIndex;
  view: CatalogView;
  ownPrices: readonly OwnPrice[];
  promotions: ReadonlyMap<number, number>;
  vocabulary: Vocabulary;
}

/** What is found before it is dressed for the wire. */
interface Found {
  query: ParsedQuery;
  result: IndexResult;
  relaxed: SearchResult['relaxed'];
  corrected: string | null;
  corrections: string[];
}

const NOTHING: IndexResult = {
  skuIds: [],
  total: 0,
  capped: false,
  sampled: false,
  counted: 0,
  otherTotal: 0,
  categories: [],
  brands: [],
  delivery: [],
  priceSteps: [],
  attributes: [],
};

function placeOf(
  { inCategory, inBrand, searchScope }: ProductSearch,
  { vocabulary, view }: SearchSources,
): SearchPlace {
  const category = inCategory === undefined ? null : vocabulary.categoryByCode.get(inCategory);
  const brand = inBrand === undefined ? null : vocabulary.brandByCode.get(inBrand);
  if (category === undefined) throw notFound('分类');
  if (brand === undefined) throw notFound('品牌');
  return {
    categoryId: category?.id ?? null,
    brandId: brand?.id ?? null,
    view,
    buyableOnly: searchScope === SCOPE_VISIBLE,
  };
}

/** Ids of the chosen codes; a code that does not exist fits nothing, and is not left out. */
function idsOf(codes: readonly string[], byCode: ReadonlyMap<string, { id: bigint }>): bigint[] {
  return codes.map((code) => byCode.get(code)?.id ?? 0n);
}

function indexQuery(query: ParsedQuery, input: ProductSearch, sources: SearchSources): IndexQuery {
  const { vocabulary, levelCode, ownPrices, promotions } = sources;
  const price = readPriceRange(input.price);
  if (input.price && !price) throw refuse(searchErrors, 'PRICE_RANGE_REFUSED');
  return {
    ...placeOf(input, sources),
    needs: needsOf(query),
    code: looksLikeCode(query.keyword) ? normaliseCode(query.keyword) : '',
    categoryIds: idsOf(input.categoryCodes, vocabulary.categoryByCode),
    brandIds: idsOf(input.brandCodes, vocabulary.brandByCode),
    attributes: input.attributes,
    price,
    delivery: input.delivery,
    priceBasis: priceBasis(levelCode),
    ownPrices,
    promotions,
    sort: input.sort,
    offset: (input.pageNo - 1) * input.pageSize,
    limit: input.pageSize,
  };
}

/** True when the list would be the whole shop: neither words nor anywhere to look. */
function asksForNothing({ needs, categoryId, brandId, categoryIds, brandIds }: IndexQuery): boolean {
  return needs.length + categoryIds.length + brandIds.length === 0 && categoryId === null && brandId === null;
}

async function find(input: ProductSearch, sources: SearchSources): Promise<Found> {
  const { index } = sources;
  const understood = understand(input.keyword, sources.vocabulary);
  const { query } = understood;
  const asked = indexQuery(query, input, sources);
  const plain = { query, relaxed: null, corrected: understood.corrected, corrections: [] };
  // Signs alone are a query too, one that nothing fits.
  if (asksForNothing(asked) || (query.keyword !== '' && asked.needs.length === 0)) return { ...plain, result: NOTHING };
  const result = await index.search(asked);
  const filtered = result.categories.length + result.brands.length + result.delivery.length > 0;
  if (result.total > 0 || filtered || asked.needs.length === 0) return { ...plain, result };
  const rescue = await rescueQuery(index, understood, { place: asked, vocabulary: sources.vocabulary });
  if (!rescue.query) return { ...plain, corrected: null, result, corrections: rescue.corrections };
  return {
    query: rescue.corrected === null || understood.readings.length > 0 ? query : rescue.query,
    result: await index.search({ ...asked, needs: needsOf(rescue.query) }),
    relaxed: rescue.dropped.length > 0 ? { dropped: rescue.dropped } : null,
    corrected: rescue.corrected,
    corrections: rescue.corrections,
  };
}

/** Rows carry what they show: the other attributes would be half of every answer. */
const withAttributes = (item: ResultItem, names: readonly string[]): ResultItem => ({
  ...item,
  attributes: item.attributes.filter(({ name }) => names.includes(name)),
});

/** Searches and says how the query was understood, what was found and how it can be narrowed. */
export async function searchProducts(input: ProductSearch, sources: SearchSources): Promise<SearchResult> {
  const keyword = acceptKeyword(input.keyword);
  const { query, result, relaxed, corrected, corrections } = await find(input, sources);
  const rows = await readResultItems(sources.db, result.skuIds, sources);
  const layout = layOutAttributes(rows);
  return {
    keyword,
    chips: chipsOf(query),
    items: rows.map((row) => withAttributes(row, layout.columns)),
    total: result.total,
    capped: result.capped,
    otherTotal: result.otherTotal,
    pageNo: input.pageNo,
    pageSize: input.pageSize,
    columns: layout.columns,
    facets: presentFacets(result, input, { vocabulary: sources.vocabulary, layout }),
    relaxed,
    corrected,
    corrections,
    similarCategories: result.total === 0 ? similarCategories(query, sources.vocabulary) : [],
  };
}

import { and, eq, sql } from 'drizzle-orm';
import { callerRules } from '#features/visible-goods/api/public.ts';
import { compiledSelect } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { brands, categories, series, skus } from './catalog-tables.ts';
import { skuDocuments as d, skuReplacements as r, unspscClasses as u } from './item-tables.ts';
import { offerColumns, offerExistsOnce, priceOffer } from './offer-columns.ts';
import { ITEM_COLUMNS, type ItemFacts } from './read-item-facts.ts';
import { chosenRegion, deliveryRegion } from './region-columns.ts';
import { type StockJson, stockByWarehouse } from './warehouse-columns.ts';

export interface DocumentFacts {
  id: string;
  kind: string;
  title: string;
  byteSize: number;
}

/** Everything the page of one item shows above the fold and beside it. */
export interface ItemPageFacts extends ItemFacts {
  documents: DocumentFacts[];
  stock: StockJson[];
  /** County the caller's goods go to; null where nobody knows. */
  regionCode: string | null;
  unspscName: string | null;
  /** Something may be bought instead of it, or it instead of something. */
  hasReplacements: boolean;
}

const PAPERS = sql<DocumentFacts[]>`coalesce((select json_agg(json_build_object('id', ${d.id}::text, 'kind', ${d.kind},
    'title', ${d.title}, 'byteSize', ${d.byteSize}) order by ${d.kind}, ${d.id}) from ${d} where ${d.skuId} = ${skus.id}),
  '[]'::json)`;

const REPLACED = sql<boolean>`(exists (select 1 from ${r} where ${r.skuId} = ${skus.id})
  or exists (select 1 from ${r} where ${r.replacementId} = ${skus.id}))`;

const UNSPSC_NAME = sql<
  string | null
>`(select coalesce(${u.nameZh}, ${u.nameEn}) from ${u} where ${u.code} = ${skus.unspsc})`;

const readPage = compiledSelect<{ itemNo: string; chosen: string | null }>()((db, given) => {
  const region = deliveryRegion(given.chosen);
  const own = {
    documents: PAPERS,
    hasReplacements: REPLACED,
    unspscName: UNSPSC_NAME,
    regionCode: region,
    stock: stockByWarehouse(region),
  };
  return db
    .with(callerRules)
    .select({ ...offerColumns(region), ...ITEM_COLUMNS, ...own })
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .leftJoin(brands, eq(brands.id, skus.brandId))
    .leftJoin(series, eq(series.id, skus.seriesId))
    .where(and(eq(skus.itemNo, given.itemNo), offerExistsOnce));
});

/** One item with its papers, stock and region, in one query: the page that is asked for most. */
export async function readItemPage(
  db: Db,
  levelCode: string | null,
  itemNo: string,
): Promise<ItemPageFacts | undefined> {
  const [row] = await readPage(db, { itemNo, chosen: chosenRegion() });
  return row && priceOffer(row, levelCode);
}

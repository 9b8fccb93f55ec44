import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Sort } from '../contract/search-schemas.ts';
import { PRICE_STEPS } from '../rules/price-bands.ts';
import { callerPrice, type Filter, filtersOf, matches, onSale } from './read-conditions.ts';
import type { IndexQuery, IndexResult } from './search-index.ts';
import { searchDocuments as d } from './search-tables.ts';
import { type ResultRow, sortResultRows } from './sort-result-rows.ts';
import { rankQuery } from './tsquery.ts';

/** Weights of the fields D, C, B, A. */
const FIELD_WEIGHTS = '{0.05, 0.25, 0.6, 1}';
/** Sales lift an item by at most about its own relevance: fitting better goes before selling better. */
const SALES_SHARE = 0.06;
/** Attributes of more rows than this are counted from this many of them: nobody filters 50,000 items by thread. */
const MOST_ATTRIBUTE_ROWS = 20_000;

const score = ({ needs }: IndexQuery) =>
  needs.length
    ? sql`ts_rank(${FIELD_WEIGHTS}::real[], ${d.terms}, ${rankQuery(needs)}::tsquery) * (1 + ${SALES_SHARE}::real * ln(1 + ${d.salesCount}))`
    : sql`0`;

/** Rows without a price stand last in both directions. */
const ORDERS: Record<Sort, SQL> = {
  relevance: sql`score desc, sales_count desc`,
  sales: sql`sales_count desc, score desc`,
  priceAsc: sql`(paid = 0), paid asc, score desc`,
  priceDesc: sql`(paid = 0), paid desc, score desc`,
  new: sql`listed_at desc, score desc`,
};

/** Everything that fits text and place, with one flag per filter: counts and page are read from this. */
function matchedRows(query: IndexQuery, filters: readonly Filter[]): SQL {
  const flags = filters.map(({ passes, column }) => sql`, (${passes}) as ${column}`);
  // Below a place its children are counted, elsewhere the items' own categories.
  const depth = sql`array_position(${d.categoryPath}, ${String(query.categoryId)}::bigint)`;
  const category = query.categoryId === null ? sql`${d.categoryId}` : sql`${d.categoryPath}[${depth} + 1]`;
  return sql`select ${d.skuId} as sku_id, ${category} as category_id, ${d.brandId} as brand_id, ${d.facets} as facets,
    ${d.delivery} as delivery, ${d.salesCount} as sales_count, ${d.listedAt} as listed_at,
    ${callerPrice(query.priceBasis)} as paid, ${onSale} as on_sale, (${d.dayType} = 7) as sold_out, ${score(query)} as score,
    (${query.code} <> '' and ${d.codes} @> array[${query.code}::text]) as exact ${sql.join(flags)}
    from ${d} where ${matches(query.needs, query)}`;
}

/** What passes all filters but the named one. */
function passing(filters: readonly Filter[], onSaleOnly: boolean, except?: Filter['name']): SQL {
  const columns = filters.filter(({ name }) => name !== except).map(({ column }) => column);
  return sql.join([onSaleOnly ? sql`on_sale` : sql`true`, ...columns], sql` and `);
}

function attributeCounts(filters: readonly Filter[], onSaleOnly: boolean): SQL[] {
  const chosen = filters.flatMap(({ name }) =>
    name.startsWith('attribute:') ? [name.slice('attribute:'.length)] : [],
  );
  const rows = (where: SQL) =>
    sql`(select facets from matched where ${where} limit ${MOST_ATTRIBUTE_ROWS}) m, unnest(m.facets) f`;
  const others = sql`select 'attribute' as kind, f as key, count(*) as n from ${rows(passing(filters, onSaleOnly))}
    where split_part(f, '=', 1) <> all(${sql.param(chosen)}::text[]) group by f`;
  const own = chosen.map(
    (name) => sql`select 'attribute', f, count(*) from ${rows(passing(filters, onSaleOnly, `attribute:${name}`))}
      where starts_with(f, ${`${name}=`}) group by f`,
  );
  return [others, ...own];
}

/** One statement for the page, the total and all counts; rows are (kind, key, n). */
function searchStatement(query: IndexQuery): SQL {
  const filters = filtersOf(query);
  const pass = (except?: Filter['name']) => passing(filters, query.onSaleOnly, except);
  const steps = sql.raw(`array[${PRICE_STEPS.map((yuan) => yuan * 10_000).join(',')}]::bigint[]`);
  const parts = [
    ...attributeCounts(filters, query.onSaleOnly),
    sql`select 'total', '', count(*) from matched where ${pass()}`,
    sql`select 'other', '', count(*) from matched where ${passing(filters, false)} and not on_sale`,
    sql`select 'category', category_id::text, count(*) from matched where ${pass('category')} and category_id is not null group by 2`,
    sql`select 'brand', brand_id::text, count(*) from matched where ${pass('brand')} and brand_id is not null group by 2`,
    sql`select 'delivery', delivery, count(*) from matched where ${pass('delivery')} group by 2`,
    sql`select 'price', width_bucket(paid, ${steps})::text, count(*) from matched where ${pass('price')} and paid > 0 group by 2`,
    sql`select 'item', sku_id::text, row_number() over () from (
      select sku_id from matched where ${pass()} order by exact desc, on_sale desc, sold_out, ${ORDERS[query.sort]}, sku_id
      limit ${query.limit} offset ${query.offset}) page`,
  ];
  return sql`with matched as materialized (${matchedRows(query, filters)}) ${sql.join(parts, sql` union all `)}`;
}

/** The page, the total and the counts of a search, in one round trip. */
export async function readResultRows(db: Db, query: IndexQuery): Promise<IndexResult> {
  const { rows } = await db.execute<ResultRow & Record<string, unknown>>(searchStatement(query));
  return sortResultRows(rows);
}

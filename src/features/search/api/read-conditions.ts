import { type SQL, sql } from 'drizzle-orm';
import type { Need } from '../rules/search-term.ts';
import { readRange } from '../rules/value-ranges.ts';
import type { IndexQuery, PriceBasis, SearchPlace } from './search-index.ts';
import { searchDocuments as d } from './search-tables.ts';
import { matchQuery } from './tsquery.ts';

/** Ids as one array parameter. */
export const idArray = (ids: readonly bigint[]) => sql`${sql.param(ids.map(String))}::bigint[]`;
const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;

/** 5 purchasable, and neither stopped (8) nor offline (13): specification 4. */
export const onSale = sql`(${d.productStatus} = 5 and ${d.dayType} not in (8, 13))`;

/** What the caller pays in 1/10,000 yuan; twin of `resolvePrice` of the prices feature. */
export function callerPrice(basis: PriceBasis): SQL {
  if (basis.kind === 'agreed') {
    return sql`(case when ${d.listPrice} > 0 and ${d.price} > ${d.listPrice} then ${d.listPrice} else ${d.price} end)`;
  }
  return sql`((${d.listPrice} * ${basis.factorBp}::bigint + 5000) / 10000)`;
}

/** Texts and places a document must lie in, whatever else is chosen. */
export function matches(needs: readonly Need[], place: SearchPlace): SQL {
  const conditions = [sql`true`];
  if (needs.length) conditions.push(sql`${d.terms} @@ ${matchQuery(needs)}::tsquery`);
  if (place.categoryId !== null) conditions.push(sql`${d.categoryPath} @> ${idArray([place.categoryId])}`);
  if (place.brandId !== null) conditions.push(sql`${d.brandId} = ${String(place.brandId)}::bigint`);
  return sql.join(conditions, sql` and `);
}

/** One of the chosen values, or a figure inside one of the chosen ranges. */
function attributeCondition(name: string, choices: readonly string[]): SQL {
  const ranges = choices.flatMap((choice) => readRange(choice) ?? []);
  const values = choices.filter((choice) => readRange(choice) === null);
  const ways: SQL[] = values.length
    ? [sql`${d.facets} && ${textArray(values.map((value) => `${name}=${value}`))}`]
    : [];
  for (const { from, to } of ranges) {
    const figure = sql`substring(f from ${[...name].length + 2}::int)`;
    const number = sql`substring(${figure} from '^-?[0-9]+(?:[.][0-9]+)?')::numeric`;
    ways.push(sql`exists (select 1 from unnest(${d.facets}) f where starts_with(f, ${`${name}=`})
      and ${number} between ${from ?? '-Infinity'}::numeric and ${to ?? 'Infinity'}::numeric)`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** A filter in force: the name of its column in the matched rows and when a document passes it. */
export interface Filter {
  name: 'category' | 'brand' | 'delivery' | 'price' | `attribute:${string}`;
  column: SQL;
  passes: SQL;
}

export function filtersOf(query: IndexQuery): Filter[] {
  const filters: Pick<Filter, 'name' | 'passes'>[] = [];
  const { categoryIds, brandIds, delivery, price } = query;
  if (categoryIds.length) {
    filters.push({ name: 'category', passes: sql`${d.categoryPath} && ${idArray(categoryIds)}` });
  }
  if (brandIds.length)
    filters.push({ name: 'brand', passes: sql`coalesce(${d.brandId} = any(${idArray(brandIds)}), false)` });
  if (delivery.length) filters.push({ name: 'delivery', passes: sql`${d.delivery} = any(${textArray(delivery)})` });
  if (price) {
    const paid = callerPrice(query.priceBasis);
    const ends = [sql`${paid} > 0`];
    if (price.from !== null) ends.push(sql`${paid} >= ${String(price.from)}::bigint`);
    if (price.to !== null) ends.push(sql`${paid} <= ${String(price.to)}::bigint`);
    filters.push({ name: 'price', passes: sql.join(ends, sql` and `) });
  }
  for (const [name, choices] of Object.entries(query.attributes)) {
    if (choices.length) filters.push({ name: `attribute:${name}`, passes: attributeCondition(name, choices) });
  }
  return filters.map((filter, index) => ({ ...filter, column: sql.raw(`f${index}`) }));
}

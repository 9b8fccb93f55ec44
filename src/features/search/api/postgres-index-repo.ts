import { inArray, sql } from 'drizzle-orm';
import { skus } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { normaliseCode } from '../rules/normalise-code.ts';
import { matches, onSale } from './read-conditions.ts';
import { readResultRows } from './read-result-rows.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';
import { searchDocuments as d } from './search-tables.ts';
import { createSuggestionStore } from './suggestion-repo.ts';
import { vectorText } from './tsquery.ts';

const excluded = (column: { name: string }) => sql.raw(`excluded.${column.name}`);

/** Every column but the key takes the new value. */
const REPLACED = {
  terms: excluded(d.terms),
  codes: excluded(d.codes),
  categoryId: excluded(d.categoryId),
  categoryPath: excluded(d.categoryPath),
  brandId: excluded(d.brandId),
  seriesId: excluded(d.seriesId),
  facets: excluded(d.facets),
  price: excluded(d.price),
  listPrice: excluded(d.listPrice),
  dayType: excluded(d.dayType),
  delivery: excluded(d.delivery),
  productStatus: excluded(d.productStatus),
  salesCount: excluded(d.salesCount),
  listedAt: excluded(d.listedAt),
};

async function write(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map(({ lexemes, ...rest }) => ({ ...rest, terms: vectorText(lexemes) }));
  await db.insert(d).values(rows).onConflictDoUpdate({ target: d.skuId, set: REPLACED });
}

/** The search engine inside the shop's own PostgreSQL: a narrow table under GIN indexes. */
export function createPostgresIndex(db: Db): SearchIndex {
  return {
    ...createSuggestionStore(db),
    write: (documents) => write(db, documents),

    async remove(skuIds) {
      if (skuIds.length) await db.delete(d).where(inArray(d.skuId, [...skuIds]));
    },

    search: (query) => readResultRows(db, query),

    async findsAny(alternatives, place) {
      if (alternatives.length === 0) return [];
      const scoped = place.onSaleOnly ? onSale : sql`true`;
      const found = alternatives.map(
        (needs) => sql`exists (select 1 from ${d} where ${matches(needs, place)} and ${scoped})`,
      );
      const { rows } = await db.execute<{ found: boolean[] }>(sql`select array[${sql.join(found, sql`, `)}] as found`);
      return rows[0]?.found ?? [];
    },

    async findCode(code, most) {
      const rows = await db
        .select({ skuId: skus.id, itemNo: skus.itemNo })
        .from(d)
        .innerJoin(skus, sql`${skus.id} = ${d.skuId}`)
        .where(sql`${d.codes} @> array[${code}::text]`)
        .limit(most);
      return rows.map((row) => ({ ...row, own: normaliseCode(row.itemNo) === code }));
    },
  };
}

import { sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import type { CatalogView } from '#features/visible-goods/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { beginningWith } from '#platform/api/like-text.ts';
import { existenceQuery } from './place-query.ts';
import type { SearchIndex } from './search-index.ts';
import { searchCodes as c, searchDocuments as d } from './search-tables.ts';

/** So many numbers that begin alike are looked at for best sellers. */
const LOOKED_AT = 60;

/** Condition under which the joined document exists for the caller; everybody's documents need no look at the vector. */
function exists(view: CatalogView) {
  const hidden = view.hidden.skuIds.map(String);
  return sql`(${d.terms} @@ ${existenceQuery(view)}::tsquery and ${d.skuId} <> all(${sql.param(hidden)}::bigint[]))`;
}

/** Items by their numbers. */
export function createCodeStore(db: Db): Pick<SearchIndex, 'findCode' | 'suggestItems'> {
  return {
    async findCode(code, most, view) {
      const { rows } = await db.execute<{ sku_id: string; item_no: string; own: boolean }>(sql`
        select s.id::text as sku_id, s.item_no, c.own from ${c} c join ${d} on ${d.skuId} = c.sku_id
          join ${skusView} s on s.id = c.sku_id
         where c.code = ${code} and ${exists(view)} order by c.own desc, s.id limit ${most}`);
      return rows.map(({ sku_id, item_no, own }) => ({ skuId: BigInt(sku_id), itemNo: item_no, own }));
    },

    async suggestItems(begin, most, view) {
      const { rows } = await db.execute<{ item_no: string; name: string }>(sql`
        select s.item_no, s.name from (
          select distinct sku_id from (select c.sku_id, c.code from ${c} c join ${d} on ${d.skuId} = c.sku_id
            where c.code like ${beginningWith(begin)} and ${exists(view)} order by c.code using ~<~ limit ${LOOKED_AT}) looked
          ) found join ${skusView} s on s.id = found.sku_id
        order by s.sales_count desc, s.item_no limit ${most}`);
      return rows.map(({ item_no, name }) => ({ itemNo: item_no, name }));
    },
  };
}

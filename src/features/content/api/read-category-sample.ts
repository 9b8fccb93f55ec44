import { sql } from 'drizzle-orm';
import type { SkuAttribute } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { SampleItem } from '../rules/choose-show-type.ts';

/** Items of each kind, and of all kinds together: enough to see what they have in common. */
const PER_KIND = 8;
const MOST = 400;

/** Some items below a category that everybody may see; null when there is no such category. */
export async function readCategorySample(db: Db, categoryCode: string): Promise<SampleItem[] | null> {
  const { rows } = await db.execute<{ kind: string | null; attributes: SkuAttribute[] | null }>(sql`
    select below.code as kind, s.attributes from categories_view top
      left join categories_view below on top.id = any(below.path_ids)
      left join lateral (select attributes from skus_view where category_id = below.id and product_status = 5
        and not exclusive limit ${PER_KIND}) s on true
     where top.code = ${categoryCode} order by s.attributes is null, below.id limit ${MOST}`);
  if (rows.length === 0) return null;
  return rows.flatMap(({ kind, attributes }) => (kind !== null && attributes !== null ? [{ kind, attributes }] : []));
}

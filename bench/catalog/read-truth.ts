import type pg from 'pg';
import { createRandom } from '#seed/catalog/prng.ts';

/** What is true of an item, for queries a buyer would type to find it. */
export interface TrueItem {
  itemNo: string;
  mpn: string;
  name: string;
  brand: string;
  brandEn: string;
  brandCode: string;
  category: string;
  categoryCode: string;
  attributes: { name: string; value: string; unit?: string }[];
}

/** Items drawn evenly from the whole catalogue; the same draw for the same catalogue. */
export async function readTruth(client: pg.Client, count: number): Promise<TrueItem[]> {
  const { rows: bounds } = await client.query<{ low: string; high: string }>(
    'select min(id)::text as low, max(id)::text as high from skus',
  );
  const [low, high] = [Number(bounds[0]?.low ?? 0), Number(bounds[0]?.high ?? 0)];
  if (high - low < count) throw new Error('the catalogue is too small for this measurement');
  const random = createRandom('bench');
  // A fifth more than needed: numbers that were never given out, and goods not for sale.
  const ids = Array.from({ length: Math.ceil(count * 1.4) }, () => random.int(low, high));
  const { rows } = await client.query<TrueItem>(
    `select item_no as "itemNo", mpn, skus.name, brands.name as brand, coalesce(brands.name_en, '') as "brandEn",
            brands.code as "brandCode", third.name as category, third.code as "categoryCode", attributes
       from unnest($1::bigint[]) with ordinality as wanted (id, place)
       join skus on skus.id = wanted.id
       join brands on brands.id = skus.brand_id
       join categories on categories.id = skus.category_id
       join categories third on third.id = categories.path_ids[3]
      where product_status = 5 and mpn is not null and not exclusive
        -- Seen by everybody: a page that is not there for one firm is no result.
        and not exists (
          select 1 from visibility_rules rule
           where rule.effect = 'hide'
             and (rule.target_id = case rule.kind when 'brand' then skus.brand_id when 'sku' then skus.id end
              or rule.kind = 'category' and rule.target_id = any (categories.path_ids)))
      order by wanted.place`,
    [ids],
  );
  if (rows.length < count) throw new Error(`only ${rows.length} of ${count} items to ask for`);
  return rows.slice(0, count);
}

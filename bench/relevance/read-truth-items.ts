import type pg from 'pg';
import type { TruthAttribute, TruthItem } from './truth-item.ts';

interface TruthRow {
  item_no: string;
  mpn: string | null;
  brand: string;
  brand_en: string | null;
  leaf: string;
  attributes: TruthAttribute[];
}

/** Items on sale with the category of the third level they stand in. */
const TRUTH = `
  select s.item_no, s.mpn, b.name as brand, b.name_en as brand_en,
    case when c.level = 4 then p.name else c.name end as leaf, s.attributes
  from skus s join brands b on b.id = s.brand_id join categories c on c.id = s.category_id
  left join categories p on p.id = c.parent_id`;

const asItem = (row: TruthRow): TruthItem => ({
  itemNo: row.item_no,
  mpn: row.mpn,
  brand: row.brand,
  brandEn: row.brand_en,
  leaf: row.leaf,
  attributes: row.attributes,
});

/** The same items for the same seed and catalogue: drawn by a hash of their numbers, so any size gives a fair sample. */
export async function drawItems(client: pg.Client, seed: string, most: number): Promise<TruthItem[]> {
  const { rows } = await client.query<TruthRow>(
    `${TRUTH} where s.product_status = 5 order by md5(s.item_no || $1), s.id limit $2`,
    [seed, most],
  );
  return rows.map(asItem);
}

export async function readItems(client: pg.Client, itemNos: readonly string[]): Promise<Map<string, TruthItem>> {
  const { rows } = await client.query<TruthRow>(`${TRUTH} where s.item_no = any($1)`, [itemNos]);
  return new Map(rows.map(asItem).map((item) => [item.itemNo, item]));
}

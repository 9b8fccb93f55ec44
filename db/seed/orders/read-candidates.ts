import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { BASKETS, type Basket } from './baskets.ts';

/** An item that a firm may have on its list. */
export interface Candidate {
  skuId: bigint;
  /** Value of the attribute that a basket keeps alike; null where the item has none. */
  alike: string | null;
}

/** Best sold first, by the name of the category a basket asks for. */
export type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/** As many as a size that fits needs; without a size the first few are enough. */
const MOST = 60;
/** Nobody reorders machines every few weeks: 5,000 yuan, in 1/10,000. */
const DEAREST = 50_000_000n;
const ALIKE = '规格';

/** Best sold items of every category in the baskets, as everybody sees them. */
export async function readCandidates(db: NodePgDatabase): Promise<Candidates> {
  const baskets: Basket[] = Object.values(BASKETS);
  const names = [...new Set(baskets.flatMap(({ lines }) => lines.map(([category]) => category)))];
  const { rows } = await db.execute<{ category: string; id: string; alike: string | null }>(sql`
    select k.name as category, s.id::text, jsonb_path_query_first(s.attributes, '$[*] ? (@.name == $name).value',
      jsonb_build_object('name', ${ALIKE}::text)) #>> '{}' as alike
    from unnest(${sql.param(names)}::text[]) as k (name) join categories top on top.name = k.name
    cross join lateral (
      select s.id, s.attributes from skus s join categories c on c.id = s.category_id
      where top.id = any(c.path_ids) and s.product_status = 5 and not s.exclusive and not s.not_cart
        and s.day_type not in (7, 8, 9, 13) and s.sales_price > 0 and s.list_price between 1 and ${DEAREST}
      order by s.sales_count desc, s.id limit ${MOST}) s`);
  const found = new Map<string, Candidate[]>(names.map((name) => [name, []]));
  for (const { category, id, alike } of rows) found.get(category)?.push({ skuId: BigInt(id), alike });
  return found;
}

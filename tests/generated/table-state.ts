import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Moved by every call of an open session, whatever the call may do. */
const MOVING = sql.raw(`'{last_seen_at,idle_expires_at}'::text[]`);

/** Diaries of the shop: they note refused calls too, in batches, whenever a batch is full. */
const DIARIES = new Set(['access_log', 'client_errors', 'tracked_events']);

/** Hash over the rows of every protected table, by table, so that a difference names its place. */
export async function tableState(owner: NodePgDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await owner.execute<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity order by 1`);
  const hashes = tables.flatMap(({ name }) => {
    if (DIARIES.has(name)) return [];
    const table = sql.raw(name);
    return sql`select ${name} as name, md5(coalesce(string_agg(line, ',' order by line), '')) as hash
      from (select md5((to_jsonb(one) - ${MOVING})::text) as line from ${table} one) lines`;
  });
  const { rows } = await owner.execute<{ name: string; hash: string }>(sql.join(hashes, sql` union all `));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

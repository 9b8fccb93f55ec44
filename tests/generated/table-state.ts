import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Moved by every call of an open session, whatever the call may do. */
const MOVING = `'{last_seen_at,idle_expires_at}'::text[]`;

/** Diaries of the shop: they note refused calls too, in batches, whenever a batch is full. */
const DIARIES = new Set(['access_log', 'client_errors', 'tracked_events']);

/** One row for each table; a single text for the whole run, so that PostgreSQL plans a hundred tables once. */
let statement: string | null = null;

async function buildStatement(owner: NodePgDatabase): Promise<string> {
  const { rows } = await owner.execute<{ name: string; moves: boolean }>(sql`
    select c.oid::regclass::text as name, exists (select from pg_attribute a
      where a.attrelid = c.oid and a.attname = any(${sql.raw(MOVING)})) as moves
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity order by 1`);
  return rows
    .filter(({ name }) => !DIARIES.has(name))
    .map(({ name, moves }) => {
      const line = moves ? `(to_jsonb(one) - ${MOVING})::text` : 'one::text';
      return `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(${line}, 0)::numeric), 0) as hash from ${name} one`;
    })
    .join(' union all ');
}

/** Hash over the rows of every protected table, by table, so that a difference names its place. */
export async function tableState(owner: NodePgDatabase): Promise<Record<string, string>> {
  statement ??= await buildStatement(owner);
  const pool = (owner as NodePgDatabase & { $client: pg.Pool }).$client;
  const { rows } = await pool.query<{ name: string; hash: string }>({ name: 'table_state', text: statement });
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

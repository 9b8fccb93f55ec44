import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Moved by every call of an open session, whatever the call may do. */
const MOVING = `'{last_seen_at,idle_expires_at}'::text[]`;

/** Diaries of the shop: they note refused calls too, in batches, whenever a batch is full. */
const DIARIES = new Set(['access_log', 'client_errors', 'tracked_events']);

/** Triggers write one line for each row that was written; what is rolled back takes its line along. */
const NOTEBOOK = `
  create schema watched;
  create unlogged table watched.writes (name text not null);
  create function watched.note() returns trigger language plpgsql security definer set search_path = pg_catalog as
    $$ begin insert into watched.writes values (tg_table_name); return null; end $$;`;

const watch = (name: string) => `
  create trigger watched_rows after insert or delete on ${name} for each row execute function watched.note();
  create trigger watched_values after update on ${name} for each row
    when (to_jsonb(old) - ${MOVING} is distinct from to_jsonb(new) - ${MOVING}) execute function watched.note();
  create trigger watched_whole after truncate on ${name} execute function watched.note();`;

/** Databases with triggers, and how often each of their tables has been written since. */
const watched = new WeakMap<NodePgDatabase, Promise<Map<string, number>>>();

async function watchTables(owner: NodePgDatabase): Promise<Map<string, number>> {
  const { rows } = await owner.execute<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity order by 1`);
  const names = rows.map(({ name }) => name).filter((name) => !DIARIES.has(name));
  await owner.execute(sql.raw(NOTEBOOK + names.map(watch).join('')));
  return new Map(names.map((name) => [name, 0]));
}

/**
 * How often rows of every protected table were written since the first look, by table, so that a difference names its
 * place: reading every row of a hundred tables before and after each call took most of the time of these tests.
 */
export async function tableState(owner: NodePgDatabase): Promise<Record<string, number>> {
  const first = watched.get(owner) ?? watchTables(owner);
  watched.set(owner, first);
  const counts = await first;
  const pool = (owner as NodePgDatabase & { $client: pg.Pool }).$client;
  const { rows } = await pool.query<{ name: string; count: number }>(
    `with gone as (delete from watched.writes returning name)
     select name, count(*)::int as count from gone group by name`,
  );
  for (const { name, count } of rows) counts.set(name, (counts.get(name) ?? 0) + count);
  return Object.fromEntries(counts);
}

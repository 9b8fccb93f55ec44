import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { familyOf, processorMs } from '../catalog/process-facts.ts';
import { sessionsOf } from '../catalog/run-server.ts';
import { ownerUrl } from '../load/bench-companies.ts';

/** What the shop has used so far: processor time of its processes and of PostgreSQL's, ms, and statements carried out. */
export interface Used {
  node: number;
  database: number;
  /** Null where PostgreSQL does not count them (`pg_stat_statements`). */
  statements: number | null;
}

export interface MeasuredShop {
  owner: pg.Pool;
  used(): Promise<Used>;
}

/** Process of the shop: SHOP_PID, else the one responsible for the embedded database below DATA_DIR. */
async function shopPid(): Promise<number> {
  if (process.env.SHOP_PID) return Number(process.env.SHOP_PID);
  const file = resolve(process.env.DATA_DIR ?? '.data', 'postgres', 'owner.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { pid: number }).pid;
}

/** What a call asks for: neither the settings a read brings along nor what opens and ends a transaction. */
const COUNTED = `select sum(calls)::float8 as statements from pg_stat_statements
  where userid <> (select oid from pg_roles where rolname = current_user)
    and query !~* '^\\s*(begin|commit|rollback|set|select set_config)'`;

async function countsStatements(owner: pg.Pool): Promise<boolean> {
  const loaded = await owner.query(`select current_setting('shared_preload_libraries') ~ 'pg_stat_statements' as yes`);
  if (!loaded.rows[0]?.yes) return false;
  await owner.query('create extension if not exists pg_stat_statements');
  return true;
}

/** The shop that runs on PORT with the database of DATA_DIR (or DATABASE_OWNER_URL), on this machine. */
export async function openMeasuredShop(): Promise<MeasuredShop> {
  const url = await ownerUrl();
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  const pid = await shopPid();
  const counts = await countsStatements(owner);
  return {
    owner,
    async used() {
      const [node, database] = [await processorMs(await familyOf(pid)), await processorMs(await sessionsOf(url))];
      const found = counts ? await owner.query<{ statements: number }>(COUNTED) : null;
      return { node, database, statements: found?.rows[0]?.statements ?? null };
    },
  };
}

import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { DatabaseError } from './database-error.ts';
import { JOB_SCHEMA } from './jobs.ts';
import { closeOldLine } from './old-migrations.ts';

/** Names the one lock that lets a single process migrate while others wait. */
const MIGRATION_LOCK = 7_201_304;

interface PrepareOptions {
  /** Set: the application's login gets this password (embedded database). Unset: logins are the operator's business. */
  appPassword?: string;
  migrationsFolder?: string;
}

/**
 * Makes roles, runs pending migrations and creates the job tables. Safe to repeat and to run on several nodes at once.
 * @throws DatabaseError where it cannot be reached, or was made by migrations that cannot be followed.
 */
export async function prepareDatabase(ownerUrl: string, options: PrepareOptions = {}): Promise<void> {
  const client = await connect(ownerUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await createRoles(client, options.appPassword);
    await client.query('set role shop_owner');
    const migrationsFolder = options.migrationsFolder ?? resolve('db/migrations');
    await closeOldLine(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
    await createJobTables(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return client;
  } catch (cause) {
    const { host, pathname } = new URL(url);
    const reason = cause instanceof Error && cause.message ? cause.message : String(cause);
    throw new DatabaseError(
      `无法连接数据库 ${host}${pathname}（${reason}），请检查 DATABASE_URL 以及数据库是否已启动。`,
      { cause },
    );
  }
}

async function createRoles(client: pg.Client, appPassword: string | undefined): Promise<void> {
  for (const role of ['shop_owner', 'shop_app']) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (!rowCount) await client.query(`create role ${role} nologin`);
  }
  await client.query('grant shop_owner to current_user');
  await client.query('grant all on schema public to shop_owner');
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  await client.query(`grant create on database ${rows[0]?.name} to shop_owner`);
  if (appPassword) {
    await client.query(`alter role shop_app login password ${pg.escapeLiteral(appPassword)}`);
  }
}

async function createJobTables(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [JOB_SCHEMA]);
  if (!rowCount) await client.query(getConstructionPlans(JOB_SCHEMA));
  await client.query(`
    grant usage on schema ${JOB_SCHEMA} to shop_app;
    grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to shop_app;
    grant usage on all sequences in schema ${JOB_SCHEMA} to shop_app;
    grant execute on all functions in schema ${JOB_SCHEMA} to shop_app`);
}

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#platform/api/database.ts';

/** `DB_SHORTCUTS=0 npm test` tries everything on the plain way (docs/decisions/0048-inside-of-pg.md). */
const SHORTCUTS = process.env.DB_SHORTCUTS !== '0';

export interface TestDatabase {
  /** As the application connects: row-level security applies. */
  app: Database;
  appUrl: string;
  /** As the owner: for factories and for looking behind the application's back. */
  owner: NodePgDatabase;
  ownerUrl: string;
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template, for one test file; or one with nothing in it, for tests of migrations. */
export async function createTestDatabase(from: 'template' | 'nothing' = 'template'): Promise<TestDatabase> {
  const { ownerUrl, appPassword, template } = inject('database');
  const name = template.replace('template', randomUUID().slice(0, 8));
  const source = from === 'template' ? template : 'template0';
  // As files: block by block through the log of the server costs three times as much, for every file of tests.
  await onServer(ownerUrl, `create database ${name} template ${source} strategy file_copy`);
  const own = new URL(ownerUrl);
  own.pathname = `/${name}`;
  // Statements over many small tables would start processes of their own each time, for a millisecond of work.
  const ownerPool = new pg.Pool({
    connectionString: own.href,
    max: 4,
    options: '-c max_parallel_workers_per_gather=0',
  });
  // Dropping the database may reach a connection before its end does.
  ownerPool.on('error', () => undefined);
  ownerPool.on('connect', (client) => client.on('error', () => undefined));
  const appAddress = new URL(own);
  appAddress.username = 'shop_app';
  appAddress.password = appPassword;
  const app = openDatabase(appAddress.href, { max: 12, shortcuts: SHORTCUTS });
  return {
    app,
    appUrl: appAddress.href,
    owner: drizzle(ownerPool),
    ownerUrl: own.href,
    async drop() {
      await app.close();
      await ownerPool.end();
      await untilLeft(ownerUrl, name);
      await onServer(ownerUrl, `drop database ${name} with (force)`);
    },
  };
}

/** How long connections that are being closed may take; whoever stays longer is cut off. */
const LEAVING_MS = 1_000;

/** A pool has ended before the server knows: connections cut off meanwhile would fail beside every test. */
async function untilLeft(url: string, name: string): Promise<void> {
  const until = performance.now() + LEAVING_MS;
  const there = `select 1 from pg_stat_activity where datname = '${name}' and backend_type = 'client backend' limit 1`;
  while ((await onServer(url, there)).rowCount && performance.now() < until) await setTimeout(2);
}

/** One connection for each worker: a new one has to make acquaintance with the server's memory first, for a tenth of a second. */
let administrator: Promise<pg.Client> | null = null;

async function onServer(url: string, statement: string): Promise<pg.QueryResult> {
  administrator ??= openAdministrator(url);
  return (await administrator).query(statement);
}

async function openAdministrator(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The server ends before the worker does.
  client.on('error', () => undefined);
  await client.connect();
  // Nobody waits for it at the end; the types do not know the method.
  (client as pg.Client & { unref(): void }).unref();
  return client;
}

import { resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/api/embedded-postgres.ts';
import { prepareDatabase } from '#platform/api/prepare-database.ts';

const TEMPLATE = 'shop_template';
const APP_PASSWORD = 'test-app-password';

declare module 'vitest' {
  interface ProvidedContext {
    database: { ownerUrl: string; appPassword: string; template: string };
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject) {
  const server = await startEmbeddedPostgres({ dataDir: resolve('.data-test/postgres'), durable: false });
  await remakeTemplate(server.ownerUrl);
  await prepareDatabase(databaseUrl(server.ownerUrl, TEMPLATE), { appPassword: APP_PASSWORD });
  project.provide('database', { ownerUrl: server.ownerUrl, appPassword: APP_PASSWORD, template: TEMPLATE });
  return () => server.stop();
}

async function remakeTemplate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname like 'shop\\_t%'");
  for (const { datname } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
}

function databaseUrl(ownerUrl: string, name: string): string {
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

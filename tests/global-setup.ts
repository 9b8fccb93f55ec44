import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/api/embedded-postgres.ts';
import { prepareDatabase } from '#platform/api/prepare-database.ts';
import { databaseFolder, leaveDatabaseFolder } from './database-folder.ts';

const APP_PASSWORD = 'test-app-password';

declare module 'vitest' {
  interface ProvidedContext {
    database: { ownerUrl: string; appPassword: string; template: string };
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated template that every test file copies. Names carry the process id,
 * so that two runs at a time do not disturb each other.
 */
export default async function setup(project: TestProject) {
  const dataDir = await databaseFolder();
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const template = `shop_t_${process.pid}_template`;
  await removeLeftovers(server.ownerUrl);
  await onServer(server.ownerUrl, (client) => client.query(`create database ${template}`));
  const url = new URL(server.ownerUrl);
  url.pathname = `/${template}`;
  await prepareDatabase(url.href, { appPassword: APP_PASSWORD });
  project.provide('database', { ownerUrl: server.ownerUrl, appPassword: APP_PASSWORD, template });
  return async () => {
    await onServer(server.ownerUrl, (client) => client.query(`drop database if exists ${template} with (force)`));
    await server.stop();
    await leaveDatabaseFolder(dataDir);
  };
}

/** Databases of runs that were killed. */
async function removeLeftovers(ownerUrl: string): Promise<void> {
  await onServer(ownerUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'shop\\_t\\_%'",
    );
    for (const { datname } of rows) {
      if (isAlive(Number(datname.split('_')[2]))) continue;
      await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`);
    }
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client);
  await client.end();
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '#platform/api/database.ts';
import { startEmbeddedPostgres } from '#platform/api/embedded-postgres.ts';
import { prepareDatabase } from '#platform/api/prepare-database.ts';

export interface BenchDatabase {
  /** Past the rules of rows, for what is written to be measured. */
  owner: pg.Pool;
  /** As the shop opens it. */
  database: Database;
  close(): Promise<void>;
}

/**
 * A database of its own with the tables of the shop, gone when it is closed. With a folder in `KEPT` it stays there, and the
 * next measurement finds it as it was left.
 */
export async function openBenchDatabase(name: string, max: number): Promise<BenchDatabase> {
  const kept = process.env.KEPT;
  if (kept) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(join(tmpdir(), `mro-shop-${name}-`));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  const owner = new pg.Pool({ connectionString: postgres.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
  await prepareDatabase(postgres.ownerUrl, { appPassword: 'only-for-this-run' });
  const address = new URL(postgres.ownerUrl);
  address.username = 'shop_app';
  address.password = 'only-for-this-run';
  const database = openDatabase(address.href, { max, shortcuts: true });
  const close = async () => {
    await database.close();
    await owner.end();
    await postgres.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  return { owner, database, close };
}

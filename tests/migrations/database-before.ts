import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { prepareDatabase } from '#platform/api/prepare-database.ts';
import journal from '../../db/migrations/meta/_journal.json' with { type: 'json' };

export interface DatabaseBefore {
  /** Its owner, whom row-level security binds as everybody. */
  db: pg.Client;
  rows: (text: string) => Promise<Record<string, unknown>[]>;
  /** Applies the migration and all that follow. */
  migrate: () => Promise<void>;
  drop: () => Promise<void>;
}

/** A database as it stood before the migration whose name ends so. */
export async function databaseBefore(ending: string): Promise<DatabaseBefore> {
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(ending));
  if (at < 0) throw new Error(`no migration ${ending}`);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp('db/migrations', folder, { recursive: true });
  const entries = journal.entries.slice(0, at);
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  const name = `shop_t_${process.pid}_before${ending}`;
  const { ownerUrl: url } = inject('database');
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`create database ${name} owner shop_owner`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await prepareDatabase(own.href, { migrationsFolder: folder });
  const db = new pg.Client({ connectionString: own.href });
  await db.connect();
  return {
    db,
    rows: async (text) => (await db.query(text)).rows,
    migrate: async () => {
      await prepareDatabase(own.href);
    },
    drop: async () => {
      await db.end();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
      await rm(folder, { recursive: true });
    },
  };
}

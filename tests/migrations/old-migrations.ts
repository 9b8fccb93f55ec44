import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** A migration as `db/migrations` and its journal hold it. */
export interface Migration {
  tag: string;
  when: number;
  sql: string;
}

/** The migrations that were closed into the baseline, to the letter, oldest first. */
export async function readOldMigrations(): Promise<Migration[]> {
  const packed = await readFile('tests/fixtures/old-migrations.json.gz');
  return JSON.parse((await promisify(gunzip)(packed)).toString()) as Migration[];
}

/** Gives a folder of such migrations to `work` and removes it afterwards. */
export async function withMigrations(
  migrations: readonly Migration[],
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const entries = migrations.map(({ tag, when }, idx) => ({ idx, version: '7', when, tag, breakpoints: true }));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    for (const { tag, sql } of migrations) await writeFile(join(folder, `${tag}.sql`), sql);
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What versions before the baseline did to an empty database; the roles are there. */
export async function applyAsBefore(ownerUrl: string, migrations: readonly Migration[]): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query('grant all on schema public to shop_owner');
    await client.query(`grant create on database ${new URL(ownerUrl).pathname.slice(1)} to shop_owner`);
    await client.query('set role shop_owner');
    await withMigrations(migrations, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
  });
}

export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

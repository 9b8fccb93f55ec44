import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' };

/** What `npm run db:generate` begins with: a snapshot that is behind writes the last migrations again into the next one. */
it('every table stands as the last migration left it', async () => {
  const last = journal.entries.at(-1)?.idx ?? 0;
  const folder = 'db/migrations/meta';
  const snapshot = JSON.parse(await readFile(`${folder}/${String(last).padStart(4, '0')}_snapshot.json`, 'utf8'));
  const files = (await readdir('src', { recursive: true })).filter((path) =>
    /\/api\/.*-(tables|views)\.ts$/.test(path),
  );
  const tables = await Promise.all(files.map((path) => import(/* @vite-ignore */ pathToFileURL(`src/${path}`).href)));
  const now = generateDrizzleJson(Object.assign({}, ...tables), snapshot.id);
  expect(files.length).toBeGreaterThan(15);
  expect(await generateMigration(snapshot, now)).toEqual([]);
});

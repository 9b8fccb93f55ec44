import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { readJudgedCatalogue } from './judged-catalogue.ts';
import type { OwnWordsQuery } from './words-query.ts';

const JUDGE = ['judge-text.ts', 'judge-item.ts', 'judge-kind.ts', 'judge-query.ts', 'words/same-things.json'];

/** The catalogue, the queries and the rules they are judged by. */
async function fingerprint(client: pg.Client, queries: readonly OwnWordsQuery[]): Promise<string> {
  const { rows } = await client.query<{ about: string }>(
    `select count(*) || ' ' || md5(string_agg(item_no || name, '' order by id)) as about from skus where product_status = 5`,
  );
  const hash = createHash('sha256')
    .update(rows[0]?.about ?? '')
    .update(JSON.stringify(queries));
  for (const file of JUDGE) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

/** Which of the queries something on sale answers; looked up once for a catalogue, as every item is read for it. */
export async function readAnswerable(client: pg.Client, queries: readonly OwnWordsQuery[]): Promise<boolean[]> {
  const file = join(tmpdir(), `mro-words-${await fingerprint(client, queries)}.json`);
  if (existsSync(file)) return z.array(z.boolean()).parse(JSON.parse(await readFile(file, 'utf8')));
  const catalogue = await readJudgedCatalogue(client);
  const answerable = queries.map((query) => catalogue.isAnswerable(query));
  await writeFile(file, JSON.stringify(answerable));
  return answerable;
}

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openStores } from '#app/api/open-stores.ts';
import { newFacetMemory } from '#features/search/api/facet-dictionary-repo.ts';
import { createPostgresIndex } from '#features/search/api/postgres-index-repo.ts';
import { readVocabulary } from '#features/search/api/read-vocabulary.ts';
import { searchProducts } from '#features/search/api/search-products.ts';
import { productSearch } from '#features/search/contract/search-schemas.ts';
import { PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { parseEnv } from '#platform/api/env.ts';
import { machineBaseline } from './baseline.ts';
import { makeLabelledQueries } from './relevance/make-labelled-queries.ts';
import { drawItems, readItems } from './relevance/read-truth-items.ts';
import type { LabelledQuery } from './relevance/truth-item.ts';

/**
 * How often a search answers what was meant. Queries are made from the generator's truth (attributes, categories,
 * numbers) by rules that know nothing of the search; a hit is an item that has the attributes asked for.
 * SEED and PER_CLASS choose the set, SHOW=typo prints the queries of a class that failed.
 */
const SEED = process.env.SEED ?? 'relevance-1';
const PER_CLASS = Number(process.env.PER_CLASS ?? 200);
const SHOW = process.env.SHOW ?? '';
/** Enough items to fill every class, also where only a few kinds of goods fit. */
const DRAWN = 20_000;
const LOOKED_AT = 10;
const LEAST = { first: 0.9, ten: 0.97 };

interface Score {
  asked: number;
  first: number;
  ten: number;
}

const stores = await openStores(parseEnv(process.env));
const client = new pg.Client({ connectionString: stores.ownerUrl });
await client.connect();
const db = drizzle(client);
const sources = {
  db,
  index: createPostgresIndex(db, newFacetMemory()),
  vocabulary: await readVocabulary(db),
  levelCode: null,
  firmId: null,
  view: PUBLIC_VIEW,
  ownPrices: [],
  promotions: new Map(),
};

/** Place of the first right item in the list, from 0; −1 when none of the first ten is right. */
async function placeOfRight({ text, isRight }: LabelledQuery): Promise<number> {
  const input = productSearch.parse({ keyword: text, pageSize: 20 });
  const { items } = await searchProducts(input, sources);
  const numbers = items.slice(0, LOOKED_AT).map(({ itemCode }) => itemCode);
  const truth = await readItems(client, numbers);
  return numbers.findIndex((number) => {
    const item = truth.get(number);
    return item !== undefined && isRight(item);
  });
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
const line = (kind: string, { asked, first, ten }: Score) =>
  `| ${kind} | ${asked} | ${percent(first, asked)} | ${percent(ten, asked)} |\n`;

const items = await drawItems(client, SEED, DRAWN);
const queries = makeLabelledQueries(items, SEED, PER_CLASS);
const scores = new Map<string, Score>();
const whole: Score = { asked: 0, first: 0, ten: 0 };
const started = performance.now();
for (const query of queries) {
  const place = await placeOfRight(query);
  const score = scores.get(query.kind) ?? { asked: 0, first: 0, ten: 0 };
  for (const sum of [score, whole]) {
    sum.asked += 1;
    sum.first += place === 0 ? 1 : 0;
    sum.ten += place >= 0 ? 1 : 0;
  }
  scores.set(query.kind, score);
  if (place !== 0 && SHOW === query.kind)
    process.stdout.write(`${place < 0 ? 'MISS' : `at ${place + 1}`}  ${query.text}\n`);
}
const each = (performance.now() - started) / queries.length;
const { rows } = await client.query<{ count: string }>('select count(*) from skus');
process.stdout.write(
  `${machineBaseline()}\n${rows[0]?.count} items, seed ${SEED}, ${queries.length} queries, ${each.toFixed(1)} ms each\n\n`,
);
process.stdout.write('| class | queries | first hit | first ten |\n| --- | ---: | ---: | ---: |\n');
for (const [kind, score] of scores) process.stdout.write(line(kind, score));
process.stdout.write(line('all', whole));
await client.end();
await stores.close();
process.exitCode = whole.first >= whole.asked * LEAST.first && whole.ten >= whole.asked * LEAST.ten ? 0 : 1;

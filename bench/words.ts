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
import { readAnswerable } from './relevance/answerable.ts';
import { isRight, isThing } from './relevance/judge-query.ts';
import { readJudgedItems } from './relevance/judged-catalogue.ts';
import { type OwnWordsQuery, readOwnWordsQueries } from './relevance/words-query.ts';
import { type Answer, addAnswer, isRefused, isWrong, noScore, SCORE_HEAD, scoreLine } from './relevance/words-score.ts';

/**
 * `npm run bench -- words`: how often a search answers queries in buyers' own words; docs/search-relevance.md says by which
 * rules. `SHOW=brand` (or `all`) prints what failed in a class. `-- --sealed` asks the sealed third and prints figures alone.
 */
const LOOKED_AT = 5;
const sealed = process.argv.includes('--sealed');
const show = sealed ? '' : (process.env.SHOW ?? '');
const file = new URL(`relevance/words/${sealed ? 'sealed' : 'open'}.jsonl`, import.meta.url);

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

async function ask(query: OwnWordsQuery, answerable: boolean): Promise<Answer & { shown: string }> {
  const result = await searchProducts(productSearch.parse({ keyword: query.q, pageSize: 20 }), sources);
  const numbers = result.items.slice(0, LOOKED_AT).map(({ itemCode }) => itemCode);
  const known = await readJudgedItems(client, numbers);
  const items = numbers.flatMap((number) => known.get(number) ?? []);
  const [first] = items;
  const setAside = result.relaxed?.dropped ?? [];
  return {
    answerable,
    place: items.findIndex((item) => isRight(item, query)),
    empty: result.items.length === 0,
    setAside,
    sameKind: first !== undefined && isThing(first, query),
    shown: `${first?.name ?? '–'} | −${setAside.join(' ')} | ${result.corrected ?? ''}`,
  };
}

function verdict(answer: Answer): string | null {
  const wrong = isWrong(answer) ? ' WRONG' : '';
  if (!answer.answerable) return isRefused(answer) ? null : `not refused${wrong}`;
  if (answer.place === 0) return null;
  return `${answer.place < 0 ? 'MISS' : `at ${answer.place + 1}`}${wrong}`;
}

const queries = await readOwnWordsQueries(file);
const answerable = await readAnswerable(client, queries);
const scores = new Map<string, ReturnType<typeof noScore>>();
const whole = noScore();
const started = performance.now();
for (const [at, query] of queries.entries()) {
  const answer = await ask(query, answerable[at] ?? false);
  const score = scores.get(query.class) ?? noScore();
  for (const sum of [score, whole]) addAnswer(sum, answer);
  scores.set(query.class, score);
  const failed = verdict(answer);
  if (failed && (show === 'all' || show === query.class)) {
    process.stdout.write(`${query.class}: ${failed}: ${query.q} → ${answer.shown}\n`);
  }
}
const each = (performance.now() - started) / queries.length;
process.stdout.write(
  `${machineBaseline()}\n${queries.length} queries of ${sealed ? 'the sealed third' : 'the open part'}, ${each.toFixed(1)} ms each\n\n`,
);
process.stdout.write(SCORE_HEAD);
for (const [kind, score] of scores) process.stdout.write(scoreLine(kind, score));
process.stdout.write(scoreLine('all', whole));
await client.end();
await stores.close();

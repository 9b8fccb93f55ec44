import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readBaseline, sayBaseline } from './baseline.ts';
import { askAll, type Question } from './catalog/ask-shop.ts';
import { judge, sayFigures } from './catalog/catalog-budgets.ts';
import { makeBeginnings, makeQueries } from './catalog/make-queries.ts';
import { measurePages } from './catalog/measure-pages.ts';
import { summarize, summarizeByKind } from './catalog/percentiles.ts';
import { readSizes } from './catalog/read-sizes.ts';
import { readTruth, type TrueItem } from './catalog/read-truth.ts';
import { type MeasuredServer, runServer } from './catalog/run-server.ts';
import { manySessions } from './demo-session.ts';

/**
 * `npm run bench:catalog -- --profile 1m`: the budgets of the catalogue at one size. Starts the built shop on the
 * database of DATABASE_URL and asks it over HTTP, every query once; with `--url` it asks a shop that runs already, which
 * must trust X-Forwarded-For. Leaves the figures in bench/results for the chart.
 */
const { values: given } = parseArgs({
  options: {
    profile: { type: 'string', default: '5k' },
    url: { type: 'string' },
    port: { type: 'string', default: '4399' },
    queries: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
  },
});
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL names the database whose catalogue is measured');

const SEARCH = '/product-provider-v2/search/product';
const search = (body: unknown): Question => ({ method: 'POST', path: SEARCH, body });
const itemPath = ({ itemNo }: TrueItem) => `/u-${encodeURIComponent(itemNo)}.html`;

async function measureCalls(server: MeasuredServer, items: readonly TrueItem[]) {
  const shop = server.url;
  const count = Number(given.queries);
  // The first ones only warm up; none of them is asked again.
  const mixed = makeQueries(items, count * 2 + 100);
  const kinds = mixed.slice(100, 100 + count).map(({ kind }) => kind);
  const queries = mixed.map(({ body }) => search(body));
  await askAll(shop, queries.splice(0, 100));
  const before = await server.processorMs();
  let empty = 0;
  const alone = await askAll(shop, queries.splice(0, count), { look: (text) => (empty += foundNothing(text) ? 1 : 0) });
  const after = await server.processorMs();
  const four = await askAll(shop, queries.splice(0, count), { atOnce: 4 });
  const suggest = makeBeginnings(items, 400).map((keyword): Question => {
    return { method: 'POST', path: '/product-provider-v2/search/suggestWord', body: { keyword } };
  });
  const detail = items.slice(0, 500).map(({ itemNo }): Question => {
    return { method: 'GET', path: `/product-provider-v2/site/item/detail?itemCode=${encodeURIComponent(itemNo)}` };
  });
  const prices = Array.from({ length: 1000 }, (_, n): Question => {
    const skuCodes = Array.from({ length: 40 }, (__, i) => items[(n * 41 + i * 7) % items.length]?.itemNo ?? '');
    return {
      method: 'POST',
      path: '/price-search/v2/price/queryRealPriceSkuBatch',
      body: { skuCodes: [...new Set(skuCodes)] },
    };
  });
  return {
    search: summarize(alone),
    searchEmpty: empty,
    searchByKind: summarizeByKind(kinds, alone),
    searchProcessorMs: before &&
      after && {
        server: Math.round(((after.server - before.server) / count) * 10) / 10,
        database: Math.round(((after.database - before.database) / count) * 10) / 10,
      },
    searchAtFour: summarize(four),
    suggest: await timeWarm(shop, suggest),
    detail: await timeWarm(shop, detail, (text) => text.includes('"productName":')),
    prices: await timeWarm(shop, prices, (text) => text.includes('"salesPrice":"')),
  };
}

/** An answer without goods costs less than one with them: how many there were stands beside the times. */
const foundNothing = (text: string) => text.includes('"items":[]');

/** The first tenth warms up and does not count. */
async function timeWarm(shop: string, questions: readonly Question[], holds: (text: string) => boolean = () => true) {
  const warm = Math.ceil(questions.length / 10);
  await askAll(shop, questions.slice(0, warm));
  const look = (text: string) => {
    if (!holds(text)) throw new Error(`an answer without what was asked for: ${text.slice(0, 200)}`);
  };
  return summarize(await askAll(shop, questions.slice(warm), { look }));
}

async function measureServer(server: MeasuredServer, items: readonly TrueItem[]) {
  const shop = server.url;
  const sessions = await manySessions(shop);
  const keywords = makeQueries(items.toReversed(), 600).flatMap(({ body }) => (body.keyword ? [body.keyword] : []));
  const subject = { shop, sessions, seconds: Number(given.seconds) };
  return {
    ...(await measureCalls(server, items)),
    searchPage: await measurePages({
      ...subject,
      paths: keywords.map((keyword) => `/search.html?keyword=${encodeURIComponent(keyword)}`),
    }),
    skuPage: await measurePages({ ...subject, paths: items.slice(500, 1100).map(itemPath) }),
    memoryMb: await server.memoryMb(),
  };
}

const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const items = await readTruth(client, 3000);
const sizes = await readSizes(client);
await client.end();
const baseline = readBaseline();
process.stdout.write(`${sayBaseline(baseline)}\nprofile ${given.profile}: ${sizes.skus.toLocaleString('en')} SKUs\n`);

const server: MeasuredServer = given.url
  ? { url: given.url, memoryMb: async () => null, processorMs: async () => null, stop: async () => undefined }
  : await runServer(databaseUrl, Number(given.port));
try {
  const figures = { profile: given.profile, baseline, sizes, ...(await measureServer(server, items)) };
  const verdicts = judge(figures);
  process.stdout.write(`${sayFigures(figures, verdicts)}\n`);
  await mkdir('bench/results', { recursive: true });
  await writeFile(`bench/results/catalog-${given.profile}.json`, `${JSON.stringify(figures, null, 2)}\n`);
  process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;
} finally {
  await server.stop();
}

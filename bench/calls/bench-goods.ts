import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { buildSku } from '#tests/factories/build-sku.ts';
import { ask } from '../catalog/ask-shop.ts';
import { makeQueries, type SearchBody } from '../catalog/make-queries.ts';
import { readTruth } from '../catalog/read-truth.ts';
import { SHOP } from '../demo-session.ts';

export interface BenchGoods {
  /** Item numbers from all over the catalogue. */
  items: string[];
  /** What buyers type, and pages of categories. */
  queries: SearchBody[];
  /** Goods that no run buys up, each for 300.00. */
  stocked: string[];
}

const ITEMS = 3_000;
const QUERIES = 600;
const STOCKED = 400;
const STOCK = 10_000_000;

export const SEARCH = '/product-provider-v2/search/product';

/** Those that find something: an empty answer is quick. */
async function fruitful(queries: readonly SearchBody[]): Promise<SearchBody[]> {
  const found: SearchBody[] = [];
  for (const body of queries) {
    const { text } = await ask(SHOP, { method: 'POST', path: SEARCH, body });
    if ((JSON.parse(text) as { data: { items: unknown[] } }).data.items.length > 0) found.push(body);
  }
  return found;
}

export async function readGoods(owner: pg.Pool): Promise<BenchGoods> {
  const client = await owner.connect();
  const truth = await readTruth(client, ITEMS).finally(() => client.release());
  const db = drizzle(owner);
  const stocked: string[] = [];
  for (let n = 0; n < STOCKED; n += 1) {
    stocked.push((await buildSku(db, { salesPrice: '300.00', stock: STOCK })).itemNo);
  }
  // What autovacuum does within a minute; plans made before it know nothing of the new goods.
  await owner.query('analyze');
  const queries = await fruitful(makeQueries(truth, QUERIES).map(({ body }) => body));
  process.stdout.write(`${queries.length} of ${QUERIES} searches find something\n`);
  return { items: truth.map(({ itemNo }) => itemNo), queries, stocked };
}

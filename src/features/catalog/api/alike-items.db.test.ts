import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exclusiveSkus, visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { countStatements } from '#tests/generated/statement-counts.ts';
import { type ProtocolTap, startProtocolTap } from '#tests/protocol-tap.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { series } from './catalog-tables.ts';

/** An item nobody has, one that is hidden, and one kept for another firm: the same answer for the same work. */
const NOBODYS = 'NO-SUCH-1';
let db: TestDatabase;
let tap: ProtocolTap;
let shop: TestShop;
let mine: TestMember;
let theirs: TestMember;
let outsider: TestMember;
let hidden: string;
let foreign: string;

/** An item in a series of its own. */
async function buildSeriesItem(facts: { exclusive?: boolean } = {}) {
  const categoryId = await buildCategory(db.owner);
  const code = `ALIKE-${categoryId}`;
  const [made] = await db.owner.insert(series).values({ code, name: '螺钉', categoryId }).returning({ id: series.id });
  return buildSku(db.owner, { ...facts, categoryId, seriesId: made?.id ?? 0n });
}

beforeAll(async () => {
  db = await createTestDatabase();
  tap = await startProtocolTap(db.appUrl);
  shop = await startTestShop({ db, databaseUrl: tap.url, env: { dbShortcuts: true } });
  mine = await buildMember(db.owner);
  theirs = await buildMember(db.owner);
  outsider = await buildMember(db.owner);
  const one = await buildSeriesItem();
  await db.owner
    .insert(visibilityRules)
    .values({ firmId: mine.firmId, effect: 'hide', kind: 'sku', targetId: one.skuId });
  const other = await buildSeriesItem({ exclusive: true });
  await db.owner.insert(exclusiveSkus).values({ firmId: theirs.firmId, skuId: other.skuId });
  [hidden, foreign] = [one.itemNo, other.itemNo];
});
afterAll(async () => {
  await shop.stop();
  await tap.close();
  await db.drop();
});

type Ask = (itemCode: string, token?: string) => Promise<{ status: number; body: object }>;
const SERIES = '/product-provider-v2/search/productItems';
const CALLS: [string, Ask][] = [
  [
    'detail',
    (item, token = mine.token) => shop.get(`/product-provider-v2/site/item/detail?itemCode=${item}`, { token }),
  ],
  ['series', (itemCode, token = mine.token) => shop.post(SERIES, { itemCode }, { token })],
  ['start of the series', (itemCode, token = mine.token) => shop.post(SERIES, { itemCode, most: 24 }, { token })],
];

async function answerTo(ask: Ask, item: string) {
  // Whatever a process does once has been done, and what it does beside a call is not this one's.
  await ask(item);
  tap.read();
  const { status, body } = await ask(item);
  await pause(5);
  const text = JSON.stringify({ ...body, requestId: undefined }).replaceAll(item, '…');
  return { status, text, asked: countStatements(tap.read()) };
}

it.each(CALLS)(
  '%s: unknown, hidden and foreign items are answered alike, byte by byte and statement by statement',
  async (_, ask) => {
    const unknown = await answerTo(ask, NOBODYS);
    expect(unknown.status).toBe(404);
    expect(await answerTo(ask, hidden)).toEqual(unknown);
    expect(await answerTo(ask, foreign)).toEqual(unknown);
  },
);

it.each(CALLS)('%s: what those see who may leads to no other answer, and to no more work', async (_, ask) => {
  for (const [item, { token }] of [
    [hidden, outsider],
    [foreign, theirs],
  ] as const) {
    for (let times = 0; times < 2; times += 1) expect((await ask(item, token)).status).toBe(200);
  }
  const unknown = await answerTo(ask, NOBODYS);
  expect(await answerTo(ask, hidden)).toEqual(unknown);
  expect(await answerTo(ask, foreign)).toEqual(unknown);
});

it('an item that was taken from a company costs it what an unknown one costs', async () => {
  const [, , start] = CALLS;
  if (!start) throw new Error('no such call');
  const [, ask] = start;
  const { itemNo, skuId } = await buildSeriesItem();
  for (let times = 0; times < 2; times += 1) expect((await ask(itemNo)).status).toBe(200);
  await db.owner.insert(visibilityRules).values({ firmId: mine.firmId, effect: 'hide', kind: 'sku', targetId: skuId });
  expect(await answerTo(ask, itemNo)).toEqual(await answerTo(ask, NOBODYS));
});

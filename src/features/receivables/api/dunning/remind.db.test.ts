import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Telling } from '#business/messages/api/public.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { dayFromToday, plainStatement } from '#tests/factories/plain-statement.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { remindAll } from './remind.ts';

let shop: TestShop;
let buyer: TestMember;
let told: Telling[];

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  told = [];
  await shop.db.owner.execute(sql`update statements set paid_fen = due_fen`);
});

const DAY_MS = 86_400_000;
const post = {
  origin: '',
  messages: {
    tell: async (_: unknown, telling: Telling) => {
      told.push(telling);
    },
  },
};
/** As if so many days had passed. */
const run = (days: number) => remindAll(shop.db.app, post, new Date(Date.now() + days * DAY_MS));
const owe = (dueFen: bigint, days: number) => plainStatement(shop, buyer.firmId, { dueFen, dueOn: dayFromToday(days) });

it('reminds in steps, each once, however often the night comes', async () => {
  const { statementNo } = await owe(100_00n, 10);
  const counts = [];
  for (const day of [0, 6, 7, 7, 9, 10, 11, 11, 24, 25, 40, 41, 300]) counts.push(await run(day));
  expect(counts).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0]);
  expect(told.map(({ title }) => title)).toEqual([
    `付款提醒：对账单 ${statementNo} 即将到期`,
    `第 1 次催收：对账单 ${statementNo} 已逾期`,
    `第 2 次催收：对账单 ${statementNo} 逾期超过两周`,
    `第 3 次催收：对账单 ${statementNo} 逾期超过一个月`,
  ]);
  expect(told[1]?.text).toContain('已逾期 1 天，未付 ¥100.00');
  expect(
    told.every(({ firmId, holders }) => firmId === buyer.firmId && holders === 'RECONCILIATION_MANAGEMENT_PAGE'),
  ).toBe(true);
});

it('says the last step only where nobody was reminded before', async () => {
  await owe(1_00n, -60);
  expect([await run(0), await run(0)]).toEqual([1, 0]);
  expect(told[0]?.title).toContain('第 3 次催收');
});

it('leaves alone what is paid, what is in their favour, and what is far off', async () => {
  await owe(-1_00n, -60);
  await owe(5_00n, 4);
  expect(await run(0)).toBe(0);
});

it('two nights at once remind once', async () => {
  await owe(1_00n, -2);
  const counts = await Promise.all([run(0), run(0), run(0)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});

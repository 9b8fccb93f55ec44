import { randomUUID } from 'node:crypto';
import { read, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { describeStanding } from '../rules/word-budget.ts';
import { costCenters } from './budget-tables.ts';
import { reserveBudget } from './reserve-budget.ts';

let shop: TestShop;
let admin: TestMember;
let plant: TestCenter;
let line: TestCenter;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  admin = await buildMember(shop.db.owner);
  plant = await buildCenter(shop.db.owner, admin.firmId, { limitFen: 100_000n, rule: { overPolicy: 'warn' } });
  line = await buildCenter(shop.db.owner, admin.firmId, { limitFen: -1n, parentId: plant.costCenterId });
});

const spend = (center: TestCenter, amountFen: bigint) =>
  inTransaction(shop.db.app, admin, 'write', (db) =>
    reserveBudget(db, {
      firmId: admin.firmId,
      userId: admin.userId,
      documentType: 'order',
      documentNo: randomUUID(),
      charges: [{ costCenterId: center.costCenterId, amountFen }],
    }),
  );

const get = async (name: string, query: Record<string, string> = {}) =>
  (await shop.get(`/enterprise-service/budget/${name}?${new URLSearchParams(query)}`, { token: admin.token })).body
    .data;

/** How a centre is told, at every place that tells of it. */
async function told({ costCenterId, code }: TestCenter) {
  const id = String(costCenterId);
  const isIt = (one: { code: string }) => one.code === code;
  const standings = [
    (await get('tree')).centers.find(isIt).standing,
    (await get('center', { id })).standing,
    (await get('statement', { id })).standing,
    (await get('choices')).centers.find(isIt),
  ];
  return [...new Set(standings.map(({ limit, left, holder }) => describeStanding({ limit, left, holder })))];
}

const above = () => `，受上级“${plant.code} ${plant.name}”本年度额度限制`;

it('is told the same in the tree, on its page, over its statement and where it is chosen', async () => {
  expect([await told(plant), await told(line)]).toEqual([['剩余 ¥1,000.00'], [`剩余 ¥1,000.00${above()}`]]);
  await spend(line, 76_555n);
  expect([await told(plant), await told(line)]).toEqual([['剩余 ¥234.45'], [`剩余 ¥234.45${above()}`]]);
  await spend(plant, 112_445n);
  const over = '超出 ¥890.00（已用 189%）';
  expect([await told(plant), await told(line)]).toEqual([[over], [`${over}${above()}`]]);
});

it('is told by the tightest of its own limit and all above it, and without any as unlimited', async () => {
  const tight = await buildCenter(shop.db.owner, admin.firmId, { limitFen: 99_999n, parentId: line.costCenterId });
  expect(await told(tight)).toEqual(['剩余 ¥999.99']);
  await spend(plant, 50_000n);
  expect(await told(tight)).toEqual([`剩余 ¥500.00${above()}`]);
  await shop.db.owner.update(costCenters).set({ parentId: null }).where(eq(costCenters.id, tight.costCenterId));
  expect(await told(tight)).toEqual(['剩余 ¥999.99']);
  await shop.db.owner.update(costCenters).set({ parentId: null }).where(eq(costCenters.id, line.costCenterId));
  expect(await told(line)).toEqual(['无限']);
  const free = await buildCenter(shop.db.owner, admin.firmId);
  expect(await told(free)).toEqual(['无限']);
});

it('is told in the same words in the file of a statement', async () => {
  await spend(plant, 189_000n);
  const answer = await fetch(`${shop.url}/enterprise-service/budget/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: admin.token, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ id: String(plant.costCenterId) }),
  });
  const book = read(await answer.arrayBuffer());
  const [row] = utils.sheet_to_json<Record<string, string>>(Object.values(book.Sheets)[0] ?? {});
  expect(row?.本期现状).toBe('超出 ¥890.00（已用 189%）');
});

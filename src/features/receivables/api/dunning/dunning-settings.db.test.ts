import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Telling } from '#business/messages/api/public.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { dayFromToday, plainStatement } from '#tests/factories/plain-statement.ts';
import { type FreshCustomer, freshCustomer } from '#tests/factories/terms-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { DunningHistory, DunningPolicyView } from '../../contract/dunning-contract.ts';
import { USUAL_STEPS } from '../../rules/dunning-steps.ts';
import { remindAll } from './remind.ts';

let shop: TestShop;
let clerk: TestMember;
let firm: FreshCustomer;
let told: Telling[];

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  clerk = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_RECEIVABLES'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  firm = await freshCustomer(shop);
  told = [];
  await shop.db.owner.execute('update statements set paid_fen = due_fen');
  await shop.db.owner.execute('delete from dunning_policy');
});

const post = { origin: '', messages: { tell: async (_: unknown, telling: Telling) => void told.push(telling) } };
const run = () => remindAll(shop.db.app, post, new Date());
const owe = (days: number) => plainStatement(shop, firm.firmId, { dueFen: 100_00n, dueOn: dayFromToday(days) });
const act = (path: string, input: object) =>
  shop.post(`/receivables/desk/dunning/${path}`, input, { token: clerk.token, key: `dunning-${nextNumber()}` });
const history = async () => (await act('history', { customerCode: firm.code })).body.data as DunningHistory;
const read = async () => (await act('read', {})).body.data as DunningPolicyView;
const changed = (step: number, facts: object) =>
  USUAL_STEPS.map((one) => (one.step === step ? { ...one, ...facts } : one));

it('reminds as it is settled: day, words, and the desk', async () => {
  const { version } = await read();
  const steps = changed(1, {
    from: 5,
    title: '请付款',
    text: '{对账单} 欠 {未付金额}，晚了 {逾期天数} 天',
    desk: true,
  });
  expect((await act('save', { version, steps })).body.data.version).toBe(version + 1);
  const { statementNo } = await owe(-4);
  expect(await run()).toBe(0);
  await shop.db.owner.execute('update statements set due_on = due_on - 1 where paid_fen <> due_fen');
  expect(await run()).toBe(1);
  expect(told.map(({ holders }) => holders)).toEqual(['RECONCILIATION_MANAGEMENT_PAGE', 'DESK_RECEIVABLES']);
  expect(told[0]).toMatchObject({
    title: `第 1 次催收：对账单 ${statementNo} 请付款`,
    text: `${statementNo} 欠 ¥100.00，晚了 5 天`,
  });
  expect((await history()).events[0]?.words).toContain(statementNo);
});

it('does not take a change of what was not seen, nor steps out of order', async () => {
  const { version } = await read();
  await act('save', { version, steps: changed(3, { from: 45 }) });
  expect((await act('save', { version, steps: changed(3, { from: 60 }) })).body.error).toBe('RECEIVABLE_CHANGED');
  const wrong = await act('save', { version: version + 1, steps: changed(3, { from: 10 }) });
  expect(wrong.body).toMatchObject({ error: 'DUNNING_WRONG', message: '每一次催收都要晚于前一次' });
});

it('leaves a company alone until a day, and says so in its history', async () => {
  await owe(-2);
  const stop = { customerCode: firm.code, until: dayFromToday(3), reason: '正在协商' };
  expect((await act('stop', stop)).body.data.stopped).toEqual({ until: stop.until, reason: '正在协商' });
  expect((await act('stop', stop)).body.error).toBe('DUNNING_STOPPED');
  expect((await read()).stops).toMatchObject([{ customerCode: firm.code, reason: '正在协商' }]);
  expect(await run()).toBe(0);
  await shop.db.owner.execute('update dunning_stops set until = until - 10');
  expect(await run()).toBe(1);
});

it('goes on when somebody says so', async () => {
  await owe(-2);
  await act('stop', { customerCode: firm.code, until: null, reason: '等待付款' });
  expect(await run()).toBe(0);
  expect((await act('resume', { customerCode: firm.code })).body.data.stopped).toBeNull();
  expect(await run()).toBe(1);
  expect((await act('resume', { customerCode: firm.code })).body.error).toBe('DUNNING_RUNS');
  const words = (await history()).events.map((event) => event.words).join('\n');
  expect(words).toContain('暂停催收：等待付款');
  expect(words).toContain('恢复催收');
});

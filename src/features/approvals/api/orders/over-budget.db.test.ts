import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgetPeriods, costRules } from '#features/budgets/api/budget-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { auditLog } from '#platform/api/platform-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { type ToldLetter, tellIntoList } from '#tests/factories/told-letters.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { approvalEffects } from '../mail/approval-effects.ts';

let shop: TestShop;
let buyer: TestMember;
let owner: TestMember;
let drill: TestSku;
let plant: TestCenter;
let calls: ReturnType<typeof approvalCalls>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  calls = approvalCalls(shop);
  drill = await buildSku(shop.db.owner, { salesPrice: '300.00', stock: 1_000 });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const firm = await buildFirm(shop.db.owner, { settings: { freeShipping: true } });
  buyer = await buildMember(shop.db.owner, { firm });
  owner = await buildMember(shop.db.owner, { firm, permissions: ['ORDER_APPROVE'], dataScope: 'self' });
  plant = await buildCenter(shop.db.owner, firm.firmId, {
    limitFen: 100_000n,
    ownerMemberId: owner.memberId,
    rule: { overPolicy: 'warn' },
  });
});

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const setPolicy = (overPolicy: string) =>
  shop.db.owner.update(costRules).set({ overPolicy }).where(eq(costRules.costCenterId, plant.costCenterId));
const setFirm = (setting: object) =>
  shop.db.owner
    .update(firms)
    .set({ settings: sql`settings || ${JSON.stringify(setting)}::jsonb` })
    .where(eq(firms.id, buyer.firmId));
const post = (path: string, input: object, key: string = randomUUID()) =>
  shop.post(`/oms-front/${path}`, input, { token: buyer.token, key });
const wishOf = (quantity: number) => [{ skuCode: drill.itemNo, quantity }];
const foresee = async (quantity: number): Promise<Free> =>
  (await post('pre/control', { lines: wishOf(quantity), costCenter: plant.code })).body.data;
/** Orders so many drills of 300.00 for the plant, agreeing to what is given. */
async function order(quantity: number, overBudget?: object, key?: string): Promise<Free> {
  const input = await orderInput(shop, buyer, wishOf(quantity), { replace: { costCenter: plant.code, overBudget } });
  return (await post('trade/create', input, key)).body;
}
const agree = (over: string, reason = '设备抢修') => ({
  reason,
  seen: [{ code: plant.code, frequency: 'year', over }],
});
const taken = async () => {
  const [row] = await shop.db.owner
    .select({ taken: sql<number>`(reserved_fen + used_fen)::int` })
    .from(budgetPeriods)
    .where(eq(budgetPeriods.costCenterId, plant.costCenterId));
  return row?.taken ?? 0;
};
const orderCount = async () => shop.db.owner.$count(orders, eq(orders.firmId, buyer.firmId));
const detail = async (orderNo: string, member = buyer): Promise<Free> =>
  (await shop.post(`/oms-front/trade/detail/${orderNo}`, {}, { token: member.token })).body.data;
const words = (over: string, percent: number) =>
  `成本中心“${plant.code} ${plant.name}”本年度预算超出 ¥${over}（已用 ${percent}%）`;

describe('an order that goes over a budget', () => {
  it('up to the last fen is none', async () => {
    const cheap = await buildSku(shop.db.owner, { salesPrice: '100.00' });
    const input = await orderInput(shop, buyer, [{ skuCode: cheap.itemNo, quantity: 10 }]);
    const exact = await post('trade/create', { ...input, costCenter: plant.code });
    expect(exact.body.data.status).toBe('to_ship');
    expect(await taken()).toBe(100_000);
    expect((await detail(exact.body.data.orderNo)).overBudget).toBeNull();
  });

  it('is refused without the buyer’s word, with what is exceeded by how much, and nothing is written', async () => {
    expect(await foresee(4)).toMatchObject({
      outcome: 'free',
      needsReason: true,
      budgets: [{ code: plant.code, limit: '1000.00', before: '1000.00', after: '-200.00', over: true }],
    });
    const refused = await order(4);
    expect(refused).toMatchObject({
      error: 'BUDGET_OVER_UNSEEN',
      message: `${words('200.00', 120)}。请填写原因后提交`,
      data: { overruns: [{ code: plant.code, frequency: 'year', limit: '1000.00', left: '-200.00' }] },
    });
    expect([await orderCount(), await taken()]).toEqual([0, 0]);
    const empty = await order(4, agree('200.00', '  '));
    expect(empty).toMatchObject({ error: 'BAD_REQUEST', message: expect.stringContaining('请填写超出预算的原因') });
  });

  it('keeps the reason: with the order, in its log, in the log of the company', async () => {
    const { data } = await order(4, agree('200.00'));
    const found = await detail(data.orderNo);
    const budget = { code: plant.code, name: plant.name, frequency: 'year', limit: '1000.00', left: '-200.00' };
    expect(found.overBudget).toEqual({ reason: '设备抢修', budgets: [budget] });
    const text = `${words('200.00', 120)}；原因：设备抢修`;
    expect(found.events).toContainEqual(expect.objectContaining({ label: '确认超出预算', detail: text }));
    const [entry] = await shop.db.owner
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.firmId, buyer.firmId), eq(auditLog.action, 'order.created')));
    expect(entry?.after).toMatchObject({ overBudget: text });
    expect(await taken()).toBe(120_000);
  });

  it('is sent again under the same key once the reason is given, and made once', async () => {
    const key = randomUUID();
    expect((await order(4, undefined, key)).error).toBe('BUDGET_OVER_UNSEEN');
    const input = await orderInput(shop, buyer, wishOf(4), {
      replace: { costCenter: plant.code, overBudget: agree('200.00') },
    });
    const [first, second] = [await post('trade/create', input, key), await post('trade/create', input, key)];
    expect(second.body.data).toEqual(first.body.data);
    expect([await orderCount(), await taken()]).toEqual([1, 120_000]);
  });

  it('passes without a word where the firm asks for none, and says so afterwards', async () => {
    await setFirm({ budgetOverReason: false });
    expect((await foresee(4)).needsReason).toBe(false);
    const { data } = await order(4);
    expect((await detail(data.orderNo)).overBudget).toMatchObject({ reason: '', budgets: [{ left: '-200.00' }] });
  });

  it('is not made where the rule blocks, whatever is agreed to; what is exceeded already is told as that', async () => {
    await order(6, agree('800.00'));
    await setPolicy('block');
    const preview = await foresee(1);
    const short = '预算超出 ¥800.00（已用 180%），本单需 ¥300.00，还差 ¥1,100.00';
    expect(preview).toMatchObject({ outcome: 'denied', message: expect.stringContaining(short) });
    const refused = await order(1, agree('1100.00'));
    expect(refused).toMatchObject({ error: 'BUDGET_SHORT', message: expect.stringContaining(short) });
    expect(await orderCount()).toBe(1);
  });
});

describe('a budget that moves between preview and submit', () => {
  it('refuses what was agreed to for less, and takes what was agreed to for more', async () => {
    await order(3);
    // The page showed 200.00 over; somebody else has taken 300.00 more since.
    expect((await foresee(1)).budgets[0].after).toBe('-200.00');
    await order(1, agree('200.00'));
    const late = await order(1, agree('200.00'));
    const message = `预算刚有变化：${words('500.00', 150)}。请核对后重新提交`;
    expect(late).toMatchObject({ error: 'BUDGET_OVER_UNSEEN', message });
    expect((await order(1, agree('500.00'))).data.status).toBe('to_ship');
    expect(await taken()).toBe(150_000);
  });

  it('lets of many orders at once no more pass than fit and were agreed to', async () => {
    const inputs = await Promise.all(
      Array.from({ length: 8 }, () => orderInput(shop, buyer, wishOf(1), { replace: { costCenter: plant.code } })),
    );
    const agreed = inputs.map((input, place) => ({ ...input, ...(place % 2 && { overBudget: agree('200.00') }) }));
    const answers = await Promise.all(agreed.map((input) => post('trade/create', input)));
    const told = answers.map(({ body }: Free) => body.error ?? body.data.status);
    // Three fit; one more goes 200.00 over, for one who has agreed to that; nobody has agreed to 500.00.
    expect(told.filter((one) => one === 'to_ship').length).toBeGreaterThanOrEqual(3);
    expect(await taken()).toBeLessThanOrEqual(120_000);
    expect(new Set(told)).toEqual(new Set(['to_ship', 'BUDGET_OVER_UNSEEN']));
    expect(await taken()).toBe(30_000 * (await orderCount()));
  });
});

describe('where the rule asks another approver', () => {
  beforeEach(() => setPolicy('approve'));

  it('sees the overrun and the reason on the page and in the letter, and nobody asks the buyer again', async () => {
    expect((await order(4)).error).toBe('BUDGET_OVER_UNSEEN');
    const { data } = await order(4, agree('200.00', '三号线停机'));
    expect(data.status).toBe('approving');
    const task = await calls.todo(owner);
    const { data: seen } = (await calls.look(owner, task.requestNo)).body as Free;
    expect(seen.facts).toEqual(
      expect.arrayContaining([
        { label: '提交时超出预算', value: words('200.00', 120) },
        { label: '超预算原因', value: '三号线停机' },
      ]),
    );
    expect(seen.budgets[0].periods[0]).toMatchObject({ limit: '1000.00', available: '1000.00', after: '-200.00' });
    const letter = await mailTo(owner);
    expect(letter.text).toContain(`提交时超出预算：${words('200.00', 120)}`);
    expect(letter.text).toContain('超预算原因：三号线停机');
    const { requests } = (await calls.press(owner, [task])).body.data;
    expect(requests).toMatchObject([
      { overBudget: true, reason: '三号线停机', overruns: [`${plant.name} 通过后超出 ¥200.00（已用 120%）`] },
    ]);
    expect(await calls.decide(owner, task, 'approve')).toMatchObject({ done: true });
    expect(await detail(data.orderNo)).toMatchObject({ status: 'to_ship', overBudget: { reason: '三号线停机' } });
  });

  it('sees the period the order was asked in, also when that is over', async () => {
    await order(4, agree('200.00', '三号线停机'));
    const task = await calls.todo(owner);
    // A year later, so to say: the period lies in the past, and today has one of its own.
    await shop.db.owner.execute(sql`update budget_periods set starts_on = starts_on - 800, ends_on = ends_on - 800
      where cost_center_id = ${plant.costCenterId}`);
    const { data: seen } = (await calls.look(owner, task.requestNo)).body as Free;
    const [period] = seen.budgets[0].periods;
    expect(seen.budgets[0].periods).toHaveLength(1);
    expect(period).toMatchObject({ limit: '1000.00', available: '1000.00', after: '-200.00', over: true });
    expect(period.label).toMatch(/^\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d$/);
    const [row] = (await calls.list(owner)).filter(({ requestNo }: Free) => requestNo === task.requestNo);
    expect(row?.budget).toMatchObject({ after: '-200.00', over: true });
  });
});

async function mailTo(person: TestMember): Promise<ToldLetter> {
  const { messages, letters } = tellIntoList();
  await deliverEffects(shop.db.app, approvalEffects(shop.db.app, { messages, origin: 'http://shop.test' }));
  const found = letters.find(({ to }) => to.includes(person.userId));
  if (!found) throw new Error('no letter');
  return found;
}

it('asks for the buyer’s word at the prices of a quote as well', async () => {
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const staff = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_QUOTES'] });
  const { quoteNo } = ((await post('quote/create', { lines: wishOf(4) })).body as Free).data;
  await quoteDeskOf(shop, staff).send(quoteNo, { prices: ['290.00'] });
  const lines = [{ skuCode: drill.itemNo, split: 'Q1-1', quantity: 4 }];
  const shown = ((await post('pre/preview', { quoteNo, lines })).body as Free).data;
  const { addressId } = await orderInput(shop, buyer, wishOf(1));
  const sent = shown.lines.map(({ skuCode, split, quantity, salesPrice }: Free) => ({
    skuCode,
    split,
    quantity,
    salesPrice,
  }));
  const input = { quoteNo, lines: sent, totalAmount: shown.totalAmount, addressId, costCenter: plant.code };
  expect((await post('trade/create', input)).body).toMatchObject({ error: 'BUDGET_OVER_UNSEEN' });
  const made = await post('trade/create', { ...input, overBudget: agree('160.00') });
  expect(made.body.data).toMatchObject({ totalAmount: '1160.00', status: 'to_ship' });
});

it('tells nothing of it to people of the shop', async () => {
  const { data } = await order(4, agree('200.00', '内部原因'));
  const sales = await buildMember(shop.db.owner, { firm: buyer, participantExtendType: 5, dataScope: 'company' });
  const seen = await detail(data.orderNo, sales);
  expect(seen).toMatchObject({ orderNo: data.orderNo, overBudget: null });
  expect(JSON.stringify(seen)).not.toMatch(/内部原因|预算/);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { creditAccounts } from '#features/payments/api/payment-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { dayFromToday, plainStatement } from '#tests/factories/plain-statement.ts';
import { receivableStaff } from '#tests/factories/receivable-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let customerCode: string;
let sku: TestSku;
let desk: Awaited<ReturnType<typeof receivableStaff>>['clerk'];

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  desk = (await receivableStaff(shop)).clerk;
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  sku = await buildSku(shop.db.owner, { salesPrice: '300.00' });
  const [firm] = await shop.db.owner.select().from(firms).where(eq(firms.id, buyer.firmId));
  customerCode = firm?.customerCode ?? '';
  await shop.db.owner
    .update(creditAccounts)
    .set({ limitFen: 1_000_00n })
    .where(eq(creditAccounts.firmId, buyer.firmId));
});

const policy = (wanted: object) =>
  desk.call('policy/save', {
    ...{ customerCode, countOpen: true, overLimit: 'block', overdueDays: null, overdueAct: 'block' },
    ...{ interestBp: null, version: 0, ...wanted },
  });
const buy = (quantity: number) =>
  placeOrder(shop, buyer, [{ skuCode: sku.itemNo, quantity }], { replace: { payWay: 'account' } });
const owe = (yuan: bigint, days: number) =>
  plainStatement(shop, buyer.firmId, { dueFen: yuan * 100n, dueOn: dayFromToday(days) });
const held = async (): Promise<string | null> => {
  const { body } = await shop.post<never>(
    '/universal-pay/paymentChannel/front/queryChannel',
    {},
    { token: buyer.token },
  );
  const { channels } = body.data as { channels: { channel: string; held: string | null }[] };
  return channels.find(({ channel }) => channel === 'account')?.held ?? null;
};

describe('over the limit', () => {
  it.each([
    ['block', '请减少金额或选择其他付款方式'],
    ['ask', '请在“账期与额度”申请临时额度'],
    ['prepay', '超出额度的订单请选择预付'],
  ])('%s: refused in a sentence that says what to do', async (overLimit, words) => {
    await policy({ overLimit });
    expect((await buy(3)).status).toBe(200);
    const { body } = await buy(1);
    expect(body).toMatchObject({ error: 'ORDER_CREDIT_SHORT', data: { creditLeft: '100.00' } });
    expect(body.message).toContain(`账期额度不足：可用 ¥100.00，订单 ¥300.00。${words}`);
  });

  it('holds only what is billed, where open orders do not count', async () => {
    await policy({ countOpen: false });
    expect([(await buy(3)).status, (await buy(3)).status]).toEqual([200, 200]);
    await owe(800n, 20);
    expect((await buy(1)).body).toMatchObject({ error: 'ORDER_CREDIT_SHORT', data: { creditLeft: '200.00' } });
  });

  it('money in the customer’s favour is more to buy with', async () => {
    await desk.call('book', {
      customerCode,
      method: 'transfer',
      amount: '500.00',
      receivedOn: '2026-11-20',
      items: [],
    });
    expect((await buy(5)).status).toBe(200);
    expect(await held()).toContain('账期额度已用完');
  });
});

describe('overdue', () => {
  it.each([
    ['block', '付清后即可继续使用账期'],
    ['prepay', '付清前请选择预付（转账或在线支付）'],
  ])('%s: nothing on account after so many days', async (overdueAct, words) => {
    await policy({ overdueDays: 7, overdueAct });
    const { statementNo } = await owe(50n, -8);
    const { body } = await buy(1);
    expect(body.error).toBe('ORDER_CREDIT_OVERDUE');
    const sentence = `对账单 ${statementNo} 已逾期 8 天，逾期金额 ¥50.00，${words}`;
    expect(body.message).toBe(sentence);
    expect(await held()).toBe(sentence);
  });

  it('not yet, not asked for, and not where the money is there', async () => {
    await owe(50n, -8);
    expect(await held()).toBeNull();
    await policy({ overdueDays: 8 });
    expect((await buy(1)).status).toBe(200);
    await policy({ overdueDays: 0, version: 1 });
    expect(await held()).toContain('已逾期 8 天');
    await desk.call('book', { customerCode, method: 'transfer', amount: '50.00', receivedOn: '2026-11-20', items: [] });
    expect(await held()).toBeNull();
    expect((await buy(1)).status).toBe(200);
  });
});

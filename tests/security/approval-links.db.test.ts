import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#features/access/api/access-tables.ts';
import { approvalMailTokens } from '#features/approvals/api/approval-tables.ts';
import { approvalEffects } from '#features/approvals/api/public.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { tellIntoList } from '#tests/factories/told-letters.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const LINK = '/enterprise-service/fronted/approval/link';
const { messages, letters: sent } = tellIntoList();

let shop: TestShop;
let buyer: TestMember;
let approver: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  approver = await buildMember(shop.db.owner, { firm: buyer, dataScope: 'self' });
  const email = `approver${nextNumber()}@mail.example`;
  await shop.db.owner.update(users).set({ email }).where(eq(users.id, approver.userId));
  await buildFlow(shop.db.owner, buyer.firmId, { members: [approver.memberId] });
});

const mailAll = () =>
  deliverEffects(shop.db.app, approvalEffects(shop.db.app, { messages, origin: 'http://shop.test' }));

/** An order that waits, and the code of the link in the letter about it. */
async function mailed(quantity = 1, salesPrice = '50.00'): Promise<{ orderNo: string; code: string }> {
  const { itemNo } = await buildSku(shop.db.owner, { salesPrice });
  const { orderNo } = (await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity }])).body.data;
  sent.length = 0;
  await mailAll();
  const code = /code=([\w-]{43})/.exec(sent.find(({ to }) => to.includes(approver.userId))?.text ?? '')?.[1] ?? '';
  return { orderNo, code };
}
const open = (code: string, member?: TestMember) => shop.get(`${LINK}?code=${code}`, { token: member?.token });
const act = (code: string, action = 'approve', member?: TestMember) =>
  shop.post(LINK, { code, action, comment: '同意' }, { token: member?.token });
const status = async (orderNo: string) =>
  (await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]?.status;

describe('check 48: links in approval mails', () => {
  it('changes nothing by being looked at a hundred times, and decides once', async () => {
    const { orderNo, code } = await mailed();
    const looks = Array.from({ length: 100 }, (_, n) =>
      fetch(`${shop.url}${LINK}?code=${code}`, { method: n % 2 === 0 ? 'HEAD' : 'GET' }),
    );
    await Promise.all(looks);
    expect(await status(orderNo)).toBe('approving');
    expect((await open(code)).body.data.amount).toBeTruthy();
    const answers = await Promise.all([act(code), act(code, 'refuse'), act(code)]);
    expect(answers.filter(({ body }) => body.data?.done)).toHaveLength(1);
    expect(await status(orderNo)).not.toBe('approving');
    expect((await act(code)).body.error).toMatch(/APPROVAL_LINK_(USED|GONE)/);
    expect((await open(code)).body.error).toMatch(/APPROVAL_LINK_(USED|GONE)/);
  });

  it('is of no use to another approver who is logged in', async () => {
    const { orderNo, code } = await mailed();
    const other = await buildMember(shop.db.owner, { firm: buyer });
    expect((await act(code, 'approve', other)).body.error).toBe('APPROVAL_LINK_OTHER');
    expect((await open(code, other)).body.error).toBe('APPROVAL_LINK_OTHER');
    expect(await status(orderNo)).toBe('approving');
    expect((await act(code, 'approve', approver)).body.data?.done).toBe(true);
  });

  it('is dead when it is old, made up, or about something that has changed', async () => {
    const { orderNo, code } = await mailed(2);
    expect((await open('A'.repeat(43))).body.error).toBe('APPROVAL_LINK_GONE');
    const lines = [{ lineNo: 1, quantity: 1 }];
    await shop.post('/oms-front/trade/cancel', { orderNo, lines }, { token: buyer.token, key: crypto.randomUUID() });
    // The change is found when somebody decides, at the latest.
    expect((await act(code)).body.data?.done ?? false).toBe(false);
    expect(await status(orderNo)).toBe('approving');
    await mailAll();
    const late = await mailed();
    await shop.db.owner.update(approvalMailTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await act(late.code)).body.error).toBe('APPROVAL_LINK_GONE');
  });

  it('is not enough above ¥100,000', async () => {
    const { orderNo, code } = await mailed(3, '50000.00');
    expect((await open(code)).body.data.loginNeeded).toBe(true);
    expect((await act(code)).body.error).toBe('APPROVAL_LINK_LOGIN');
    const calls = approvalCalls(shop);
    expect((await calls.decide(approver, await calls.todo(approver), 'approve')).done).toBe(true);
    expect(await status(orderNo)).not.toBe('approving');
  });

  it('keeps the SHA-256 of its code and nothing else of it', async () => {
    const { code } = await mailed();
    const rows = await shop.db.owner.execute(sql`select * from approval_mail_tokens`);
    expect(JSON.stringify(rows.rows)).not.toContain(code);
  });
});

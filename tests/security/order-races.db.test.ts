import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { expireOrders } from '#features/orders/api/expire-orders.ts';
import { orders, stockReservations } from '#features/orders/api/order-tables.ts';
import { paymentEffects, simulatedNotice } from '#features/payments/api/public.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderInput, placeOrder } from '#tests/factories/place-order.ts';
import { carryOutTold } from '#tests/inbox.ts';
import { brokenInvariants } from '#tests/order-invariants.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

const UNLIMITED = { limiter: { take: async () => null } };
let shop: TestShop;
let second: TestShop;
let owner: pg.Pool;
let key: Buffer;

beforeAll(async () => {
  shop = await startTestShop(UNLIMITED);
  // The two take different ways through the driver, as processes do while one after the other is started anew.
  second = await startTestShop({ ...UNLIMITED, beside: shop, env: { dbShortcuts: false } });
  owner = new pg.Pool({ connectionString: shop.db.ownerUrl, max: 2 });
  const { simulator } = await openPayments(testEnv, await readPepper(testEnv), {});
  key = simulator?.key ?? Buffer.alloc(0);
});
afterAll(async () => {
  await owner.end();
  await second.stop();
  await shop.stop();
});

const reservedOf = async ({ skuId }: TestSku) => {
  const [row] = await shop.db.owner.select().from(stockLevels).where(eq(stockLevels.skuId, skuId));
  return row?.reserved;
};
const settle = () => deliverEffects(shop.db.app, paymentEffects(shop.db.app));
const create = (node: TestShop, member: TestMember, input: object, idempotencyKey: string = randomUUID()) =>
  node.post('/oms-front/trade/create', input, { token: member.token, key: idempotencyKey });

describe('39: a thousand orders at once for the last hundred pieces', () => {
  it('sells exactly 100 and leaves nothing of the losers', { timeout: 240_000 }, async () => {
    const hot = await buildSku(shop.db.owner, { stock: 100, salesPrice: '300.00' });
    const members = await Promise.all(Array.from({ length: 50 }, () => buildMember(shop.db.owner)));
    const lines = [{ skuCode: hot.itemNo, quantity: 1, salesPrice: '300.00' }];
    const inputs = await Promise.all(
      members.map(async (member) => ({
        lines,
        totalAmount: '300.00',
        addressId: await buildAddress(shop.db.owner, member),
      })),
    );
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, async (_, index) => {
        const at = index % members.length;
        const member = members[at];
        const node = index % 2 === 0 ? shop : second;
        // Door and pool refuse what would wait too long: an honest answer, after which a client comes again with its key.
        const idempotencyKey = randomUUID();
        for (;;) {
          const answer = await create(node, member as TestMember, inputs[at] as object, idempotencyKey);
          if (answer.status !== 503 && answer.status !== 429) return answer;
          await pause(50);
        }
      }),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(100);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, ['ORDER_STOCK_SHORT', 'ORDER_LINES_REFUSED'].includes(String(body.error))]).toEqual([409, true]);
    }
    expect(await reservedOf(hot)).toBe(100);
    const held = await shop.db.owner
      .select({ n: sql<number>`sum(quantity)::int` })
      .from(stockReservations)
      .where(and(eq(stockReservations.skuId, hot.skuId), eq(stockReservations.state, 'held')));
    expect(held).toEqual([{ n: 100 }]);
    const { rows } = await owner.query('select count(*)::int as n from orders');
    expect(rows).toEqual([{ n: 100 }]);
    expect(await brokenInvariants(owner)).toEqual({});
  });
});

describe('42: the same order sent again and again', () => {
  it('is one order over two processes, and still after 29 days', async () => {
    const member = await buildMember(shop.db.owner);
    const stranger = await buildMember(shop.db.owner);
    const sku = await buildSku(shop.db.owner);
    const input = await orderInput(shop, member, [{ skuCode: sku.itemNo, quantity: 2 }]);
    const same = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => create(index % 2 ? shop : second, member, input, same)),
    );
    const numbers = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.data.orderNo] : [])));
    expect(numbers.size).toBe(1);
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    expect(await reservedOf(sku)).toBe(2);
    await owner.query("update idempotency_keys set created_at = now() - interval '29 days' where key = $1", [same]);
    const late = await create(shop, member, input, same);
    expect(numbers.has(late.body.data.orderNo)).toBe(true);
    expect((await create(shop, member, { ...input, note: '另一张' }, same)).status).toBe(422);
    const foreign = { ...input, addressId: await buildAddress(shop.db.owner, stranger) };
    expect((await create(shop, stranger, foreign, same)).status).toBe(200);
    expect((await shop.post('/oms-front/trade/create', input, { token: member.token })).status).toBe(400);
  });
});

describe('49: an order paid, cancelled and expired at the same moment', () => {
  async function waiting() {
    const member = await buildMember(shop.db.owner);
    const sku = await buildSku(shop.db.owner, { salesPrice: '300.00' });
    const wishes = [{ skuCode: sku.itemNo, quantity: 1 }];
    const { orderNo } = (await placeOrder(shop, member, wishes, { replace: { payWay: 'online' } })).body.data;
    const as = { token: member.token, key: randomUUID() };
    const { body } = await shop.post('/universal-pay/orderPay/cratePay', { orderNo, channel: 'simulator' }, as);
    const facts = { payNo: body.data.payment.payNo as string, tradeNo: randomUUID(), amount: '30000' };
    const { text, signature } = simulatedNotice({ ...facts, result: 'paid' }, key);
    const headers = { 'content-type': 'application/json', 'x-simulator-signature': signature };
    const pay = () => fetch(`${second.url}/universal-pay/notice/simulator`, { method: 'POST', headers, body: text });
    const cancel = () => shop.post('/oms-front/trade/cancel', { orderNo }, { token: member.token, key: randomUUID() });
    return { member, sku, orderNo: orderNo as string, payNo: facts.payNo, pay, cancel };
  }
  const standing = async (orderNo: string, payNo: string) => {
    const [order] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo));
    const { rows } = await owner.query<{ status: string }>('select status from payments where pay_no = $1', [payNo]);
    return `${order?.status} ${rows[0]?.status}`;
  };

  it.each([1, 2, 3, 4, 5, 6])('has one outcome, and money is never kept for nothing (%i)', async (round) => {
    const { sku, orderNo, payNo, pay, cancel } = await waiting();
    const acts = [pay(), cancel(), cancel(), pay()];
    await Promise.all(round % 2 ? acts : acts.toReversed());
    await settle();
    const end = await standing(orderNo, payNo);
    // Paid and then cancelled, or cancelled and then paid: either way the money goes back.
    expect(end).toBe('cancelled refunding');
    expect(await reservedOf(sku)).toBe(0);
    expect(await brokenInvariants(owner)).toEqual({});
  });

  it('gives the stock back once when its time is over, and tells the buyer', async () => {
    const { sku, orderNo, payNo, pay, member } = await waiting();
    await owner.query("update users set email = 'late@buyer.example' where id = $1", [String(member.userId)]);
    await owner.query("update orders set hold_until = now() - interval '1 second' where order_no = $1", [orderNo]);
    const post = { messages: createPost(await readPepper(testEnv)), origin: 'http://shop.test' };
    const ends = await Promise.all([expireOrders(shop.db.app, post), expireOrders(shop.db.app, post)]);
    expect(ends[0] + ends[1]).toBe(1);
    await settle();
    expect(await standing(orderNo, payNo)).toBe('cancelled closed');
    expect(await reservedOf(sku)).toBe(0);
    expect((await pay()).status).toBe(200);
    expect(await standing(orderNo, payNo)).toBe('cancelled refunding');
    await carryOutTold(shop.db, await readPepper(testEnv));
    const { rows } = await owner.query("select count(*)::int as n from outbox where topic = 'mail.send'");
    expect(rows[0]).toEqual({ n: 1 });
    expect(await brokenInvariants(owner)).toEqual({});
  });
});

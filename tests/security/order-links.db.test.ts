import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { linkKey, openCode, sealCode } from '#features/orders/api/links/link-code.ts';
import { orderEvents, orders } from '#features/orders/api/order-tables.ts';
import { newLink } from '#platform/api/link-secrets.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

/**
 * Links that open one order to people without an account: each opens that order and nothing else, for as long as its
 * owner wants, and every reason why one does not open looks the same.
 */
let shop: TestShop;
let buyer: TestMember;
let key: Buffer;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  key = linkKey(await readPepper(testEnv));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

async function order(member = buyer): Promise<string> {
  const { itemNo } = await buildSku(shop.db.owner);
  return (await placeOrder(shop, member, [{ skuCode: itemNo, quantity: 2 }], { replace: { poNumber: 'PO-77' } })).body
    .data.orderNo;
}

const call = (path: string, input: object, token: string | undefined = buyer.token) =>
  shop.post(`/oms-front/orderShare/${path}`, input, { token, key: randomUUID() });

async function make(orderNo: string, wish: object = {}): Promise<{ linkId: string; code: string }> {
  const { body } = await call('create', { orderNo, ...wish });
  return { linkId: body.data.linkId, code: new URL(body.data.path, 'http://shop.test').searchParams.get('code') ?? '' };
}

const open = (code: string) => shop.post('/oms-front/orderShare/open', { code });
const answerOf = async (code: string) => {
  const { status, body } = await open(code);
  return { status, body: { ...body, requestId: '' } };
};

/** What anybody gets for a code that never was one. */
const nothing = async () => answerOf('A'.repeat(100));

describe('a link', () => {
  it('opens its order without an account: without prices, phone masked, no log, no invoice', async () => {
    const orderNo = await order();
    const { status, body } = await open((await make(orderNo)).code);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ orderNo, poNumber: 'PO-77', sums: null, invoice: null });
    expect(body.data.lines[0]).toMatchObject({ quantity: 2, salesPrice: null, amount: null, taxAmount: null });
    expect(body.data.address.phone).toBe('199*****001');
    const text = JSON.stringify(body.data);
    expect(['19900010001', '20.00', '10.00', 'events', 'secretHash'].filter((one) => text.includes(one))).toEqual([]);
  });

  it('shows prices where its maker said so', async () => {
    const { body } = await open((await make(await order(), { prices: true })).code);
    expect(body.data.sums).toMatchObject({ goodsAmount: '20.00' });
  });

  it('is written to the log of the order each time it is opened', async () => {
    const orderNo = await order();
    const { code, linkId } = await make(orderNo);
    await open(code);
    await open(code);
    const { body } = await call('list', { orderNo });
    expect(body.data).toMatchObject([{ linkId, state: 'open', openings: 2 }]);
    const { events } = (await shop.post(`/oms-front/trade/detail/${orderNo}`, {}, { token: buyer.token })).body.data;
    const labels = events.map((event: { label: string }) => event.label);
    expect(labels).toEqual(['提交订单', '生成分享链接', '分享链接被打开', '分享链接被打开']);
  });

  it('is over when its time is over', async () => {
    const { code } = await make(await order());
    await shop.db.owner.execute(
      sql`update order_events set detail = regexp_replace(detail, '"until":"[^"]*"', '"until":"2020-01-01T00:00:00Z"') where kind = 'link_made'`,
    );
    expect(await answerOf(code)).toEqual(await nothing());
  });

  it('is over at once when it is revoked, and the others go on', async () => {
    const orderNo = await order();
    const [gone, kept] = [await make(orderNo), await make(orderNo)];
    await call('revoke', { orderNo, linkId: gone.linkId });
    expect(await answerOf(gone.code)).toEqual(await nothing());
    expect((await open(kept.code)).status).toBe(200);
  });

  it.each([
    ['a turned bit', (code: string) => code.slice(0, -1) + (code.endsWith('A') ? 'E' : 'A')],
    ['a cut end', (code: string) => code.slice(0, -4)],
    ['something added', (code: string) => `${code}AAAA`],
    ['another beginning', (code: string) => `AAAA${code.slice(4)}`],
  ])('opens nothing with %s', async (_, change) => {
    const { code } = await make(await order());
    const { status } = await open(change(code));
    expect(status).toBe(404);
  });

  it.each(['', '%', 'SO260101000001', '../x', 'x'.repeat(500)])('%j is no link at all', async (code) => {
    expect([400, 404]).toContain((await open(code)).status);
  });
});

describe('somebody who holds the key of the installation, or the database, but no link', () => {
  it('cannot turn a link to another order', async () => {
    const [mine, other] = [await order(), await order(await buildMember(shop.db.owner))];
    const told = openCode((await make(mine)).code, key);
    const [target] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, other));
    if (!told || !target) throw new Error('nothing to turn');
    const forged = sealCode({ ...told, firmId: target.firmId, orderId: target.id }, key);
    expect(await answerOf(forged)).toEqual(await nothing());
  });

  it('cannot guess the secret of a link it knows of', async () => {
    const { code } = await make(await order());
    const told = openCode(code, key);
    if (!told) throw new Error('link does not open');
    expect(await answerOf(sealCode({ ...told, secret: newLink().secret }, key))).toEqual(await nothing());
  });

  it('finds no secret in the database', async () => {
    const { code } = await make(await order());
    const secret = openCode(code, key)?.secret ?? '';
    const rows = await shop.db.owner.select().from(orderEvents);
    const text = rows.map(({ detail }) => detail).join('\n');
    expect([text.includes(secret), text.includes(code), text.includes('secretHash')]).toEqual([false, false, true]);
  });
});

describe('making links', () => {
  it('is for who may change the order: approvers, colleagues and strangers get the answer for no order', async () => {
    const orderNo = await order();
    const permissions = ['ORDER_MANAGEMENT', 'ORDER_APPROVE'] as const;
    const approver = await buildMember(shop.db.owner, { firm: buyer, permissions });
    const colleague = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_MANAGEMENT'] });
    for (const other of [approver, colleague, await buildMember(shop.db.owner)]) {
      for (const path of ['create', 'list', 'revoke']) {
        const input = (no: string) => ({ orderNo: no, ...(path === 'revoke' ? { linkId: '0'.repeat(16) } : {}) });
        const [foreign, none] = [
          await call(path, input(orderNo), other.token),
          await call(path, input('SO991231999999'), other.token),
        ];
        expect({ ...foreign.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
        expect(foreign.status).toBe(404);
      }
    }
  });

  it('ends at a number that nobody needs', async () => {
    const orderNo = await order();
    for (let n = 0; n < 20; n += 1) await make(orderNo);
    expect((await call('create', { orderNo })).body.error).toBe('ORDER_LINKS_MANY');
  });
});

it('a plain number opens nothing to people without an account', async () => {
  const orderNo = await order();
  for (const path of [`trade/detail/${orderNo}`, 'trade/get']) {
    const answer = await shop.post(`/oms-front/${path}`, path === 'trade/get' ? { orderNo } : {});
    expect(answer.body).toMatchObject({ success: false, data: null, error: 'UNAUTHORIZED' });
  }
});

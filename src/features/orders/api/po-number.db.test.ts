import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { orders } from './order-tables.ts';

const BUYER = ['ORDER_MANAGEMENT', 'ORDER_ADD', 'ORDER_CANCEL', 'ORDER_EXPORT'] as const;
let shop: TestShop;
let buyer: TestMember;
let screw: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner, { permissions: BUYER });
  screw = await buildSku(shop.db.owner, { salesPrice: '0.0345', stock: 5_000 });
});

const call = (path: string, input: unknown = {}, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });

const order = async () =>
  (await placeOrder(shop, buyer, [{ skuCode: screw.itemNo, quantity: 1_001 }])).body.data.orderNo as string;
const detail = async (orderNo: string) => (await call(`trade/detail/${orderNo}`)).body.data;

describe('the PO number', () => {
  const edit = (orderNo: string, poNumber: string, more: object = {}, member = buyer) =>
    call('trade/editPo', { orderNo, poNumber, ...more }, member);

  it('is added, changed and taken away, each time with a line in the log', async () => {
    const orderNo = await order();
    expect((await edit(orderNo, ' PO-9 ')).body.data).toMatchObject({ poNumber: 'PO-9', version: 2 });
    expect((await edit(orderNo, 'PO-9')).body.data.version).toBe(2);
    await edit(orderNo, '', { version: 2 });
    const { poNumber, events } = await detail(orderNo);
    expect(poNumber).toBeNull();
    const told = events.filter((event: { label: string }) => event.label === '修改 PO 号');
    expect(told.map((event: { detail: string }) => event.detail)).toEqual(['未填 → PO-9', 'PO-9 → 未填']);
  });

  it('is used once where the firm says so, however many change at once', async () => {
    await shop.db.owner
      .update(firms)
      .set({ settings: { duplicatePo: 'block' } })
      .where(eq(firms.id, buyer.firmId));
    const [first, second, third] = [await order(), await order(), await order()];
    expect((await edit(first, 'PO-ONCE')).status).toBe(200);
    const refused = await edit(second, ' ＰＯ-ONCE\u200b');
    expect([refused.status, refused.body.error]).toEqual([409, 'ORDER_PO_DUPLICATE']);
    expect(refused.body.message).toContain(first);
    const answers = await Promise.all([second, third].map((orderNo) => edit(orderNo, 'PO-TWICE')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is fixed once the order is invoiced, for a stale version and for a colleague', async () => {
    const orderNo = await order();
    expect((await edit(orderNo, 'X', { version: 7 })).body.error).toBe('ORDER_CHANGED');
    const approver = await buildMember(shop.db.owner, { firm: buyer, permissions: [...BUYER, 'ORDER_APPROVE'] });
    expect((await edit(orderNo, 'X', {}, approver)).body.error).toBe('ORDER_PO_FIXED');
    await shop.db.owner.update(orders).set({ invoiceStatus: 'partly' }).where(eq(orders.orderNo, orderNo));
    expect((await edit(orderNo, 'X')).body.error).toBe('ORDER_PO_FIXED');
    expect((await detail(orderNo)).canEditPo).toBe(false);
  });
});

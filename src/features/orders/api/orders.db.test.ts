import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { orderLines, orders, stockReservations } from './order-tables.ts';

const BUYER = ['ORDER_MANAGEMENT', 'ORDER_ADD', 'ORDER_CANCEL'] as const;
let shop: TestShop;
let buyer: TestMember;
let sku: TestSku;

/** Where nobody knows the road – the shop of a test has none – the promise is the day it leaves. */
const DAY_OF_DISPATCH = expect.stringMatching(/^\d+月\d+日发货$/);

const call = (member: TestMember, path: string, input: unknown = {}) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });

async function order(member: TestMember, quantity = 2, replace: Record<string, unknown> = {}): Promise<string> {
  const { body } = await placeOrder(shop, member, [{ skuCode: sku.itemNo, quantity }], { replace });
  return body.data.orderNo;
}
const numbers = async (member: TestMember, input: object = {}): Promise<string[]> =>
  (await call(member, 'trade/list', input)).body.data.list.map((row: { orderNo: string }) => row.orderNo);

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner, { permissions: BUYER });
  sku = await buildSku(shop.db.owner, { name: '内六角圆柱头螺钉 M8×30', mpn: 'DIN912-8X30' });
});

describe('what the database itself refuses', () => {
  const change = (statement: string) =>
    shop.db.owner.execute(statement).then(
      () => 'accepted',
      (error: Error) => String(error.cause),
    );

  it('an order whose lines do not add up, even when only the last line is wrong', async () => {
    const other = await buildSku(shop.db.owner);
    const wishes = [
      { skuCode: sku.itemNo, quantity: 1 },
      { skuCode: other.itemNo, quantity: 1 },
    ];
    const { orderNo } = (await placeOrder(shop, buyer, wishes)).body.data;
    const ofOrder = `order_id = (select id from orders where order_no = '${orderNo}')`;
    const wrong = `update order_lines set quantity = 2, amount_fen = amount_fen * 2 where line_no = 2 and ${ofOrder}`;
    expect(await change(wrong)).toContain('do not add up');
    expect(await change(`update order_lines set note = '急' where ${ofOrder}`)).toBe('accepted');
  });

  it('a move that the table does not name', async () => {
    const orderNo = await order(buyer);
    expect(await change(`update orders set status = 'completed' where order_no = '${orderNo}'`)).toContain(
      'cannot move',
    );
  });
});

describe('who sees an order', () => {
  it('shows buyers their own, approvers and administrators the firm’s, strangers nothing', async () => {
    const colleague = await buildMember(shop.db.owner, { firm: buyer, permissions: BUYER });
    const approver = await buildMember(shop.db.owner, { firm: buyer, permissions: [...BUYER, 'ORDER_APPROVE'] });
    const stranger = await buildMember(shop.db.owner);
    const [mine, theirs] = [await order(buyer), await order(colleague)];
    expect(await numbers(buyer)).toEqual([mine]);
    expect(await numbers(colleague)).toEqual([theirs]);
    expect(await numbers(approver)).toEqual([theirs, mine]);
    expect(await numbers(stranger)).toEqual([]);
    expect((await call(stranger, 'trade/orderCount')).body.data.all).toBe(0);
    expect((await call(approver, 'trade/orderCount')).body.data).toMatchObject({ all: 2, to_ship: 2, finished: 0 });
  });

  it('answers for a foreign order exactly as for one that does not exist', async () => {
    const orderNo = await order(buyer);
    const unknown = 'SO260101999999';
    const colleague = await buildMember(shop.db.owner, { firm: buyer, permissions: BUYER });
    for (const other of [colleague, await buildMember(shop.db.owner)]) {
      for (const [path, input] of [
        [`trade/detail/`, {}],
        ['trade/cancel', { reason: '' }],
      ] as const) {
        const ask = (no: string) =>
          path.endsWith('/') ? call(other, path + no) : call(other, path, { ...input, orderNo: no });
        const [foreign, missing] = [await ask(orderNo), await ask(unknown)];
        expect(foreign.status).toBe(404);
        expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
      }
    }
  });

  it('shows the phone number whole to its owner only', async () => {
    const orderNo = await order(buyer);
    const admin = await buildMember(shop.db.owner, { firm: buyer });
    const phone = async (member: TestMember) => (await call(member, `trade/detail/${orderNo}`)).body.data.address.phone;
    expect(await phone(buyer)).toBe('19900010001');
    expect(await phone(admin)).toBe('199*****001');
  });
});

describe('the list', () => {
  it('filters by tab, words, item and days, and pages', async () => {
    const first = await order(buyer, 1, { poNumber: 'PO_100%' });
    const second = await order(buyer, 3, { poNumber: 'POX100Y' });
    expect(await numbers(buyer, { keyword: '_100%' })).toEqual([first]);
    expect(await numbers(buyer, { keyword: 'din912' })).toEqual([second, first]);
    expect(await numbers(buyer, { keyword: '圆柱头' })).toHaveLength(2);
    expect(await numbers(buyer, { keyword: second })).toEqual([second]);
    expect(await numbers(buyer, { keyword: 'pox1' })).toEqual([second]);
    expect(await numbers(buyer, { keyword: '没有这种东西' })).toEqual([]);
    expect(await numbers(buyer, { skuCode: 'OTHER' })).toEqual([]);
    expect(await numbers(buyer, { tab: 'finished' })).toEqual([]);
    expect(await numbers(buyer, { tab: 'to_ship', pageSize: 1, pageNo: 2 })).toEqual([first]);
    await shop.db.owner
      .update(orders)
      .set({ submittedAt: sql`'2026-03-31T16:00:00Z'` })
      .where(eq(orders.orderNo, first));
    expect(await numbers(buyer, { dateFrom: '2026-04-01', dateTo: '2026-04-01' })).toEqual([first]);
    expect(await numbers(buyer, { dateTo: '2026-03-31' })).toEqual([]);
  });

  it('shows rows with their first goods, names and what may be done', async () => {
    await order(buyer, 2);
    const { body } = await call(buyer, 'trade/list');
    expect(body.data).toMatchObject({ total: 1, pageNo: 1 });
    expect(body.data.list[0]).toMatchObject({
      statusLabel: '待发货',
      receiver: '李敏',
      totalAmount: '30.00',
      canCancel: true,
      firstLines: [{ skuCode: sku.itemNo, quantity: 2, orderUnit: '个' }],
    });
  });

  it.each([{ pageSize: 1000 }, { pageNo: 0 }, { tab: 'mine' }, { dateFrom: '1.4.2026' }, { keyword: 'x'.repeat(61) }])(
    'refuses %j',
    async (input) => {
      expect((await call(buyer, 'trade/list', input)).status).toBe(400);
    },
  );

  it('gives the home page counts and the latest orders', async () => {
    const orderNo = await order(buyer);
    const { body } = await call(buyer, 'trade/orderHome');
    expect(body.data).toMatchObject({ counts: { to_ship: 1 }, recent: [{ orderNo }] });
    const todos = await shop.get('/enterprise-service/fronted/count/order', { token: buyer.token });
    expect(todos.body.data).toEqual({ toApprove: 0, toPay: 0, toShip: 1, toReceive: 0 });
  });

  it('gives the home page what was bought last, each thing once, below however many orders that are no purchases', async () => {
    await order(buyer, 5);
    const last = await order(buyer, 3);
    const others = await Promise.all(Array.from({ length: 7 }, () => order(buyer, 9)));
    await shop.db.owner.update(orders).set({ status: 'cancelled' }).where(inArray(orders.orderNo, others));
    const [{ submittedAt } = { submittedAt: null }] = await shop.db.owner
      .select({ submittedAt: orders.submittedAt })
      .from(orders)
      .where(eq(orders.orderNo, last));
    const purchased = async () => (await call(buyer, 'trade/orderHome')).body.data.purchased;
    const bought = { itemCode: sku.itemNo, quantity: 3, orderUnit: '个', orderedAt: submittedAt?.toISOString() };
    expect(await purchased()).toEqual([bought]);

    // What was called off of it was not bought.
    await shop.db.owner.update(orderLines).set({ cancelledQuantity: 1 }).where(eq(orderLines.quantity, 3));
    expect(await purchased()).toEqual([{ ...bought, quantity: 2 }]);
  });
});

describe('detail', () => {
  it('adds up and tells what happened', async () => {
    const orderNo = await order(buyer, 3, { note: '加急' });
    const { body } = await call(buyer, `trade/detail/${orderNo}`);
    expect(body.data).toMatchObject({
      totalAmount: '40.00',
      sums: {
        goodsAmount: '30.00',
        freightAmount: '10.00',
        totalAmount: '40.00',
        payableAmount: '40.00',
        vat: {
          list: [{ taxRate: '13%', goodsAmount: '30.00', netAmount: '26.55', taxAmount: '3.45' }],
          netAmount: '26.55',
          taxAmount: '3.45',
        },
      },
      sides: expect.arrayContaining([expect.objectContaining({ key: 'delivery', value: '未发货' })]),
      next: { text: '仓库备货中', by: null },
      files: [],
      canCancelLines: true,
      canEditPo: true,
      note: '加急',
      lines: [{ lineNo: 1, quantity: 3, salesPrice: '10.00', amount: '30.00', deliveryText: DAY_OF_DISPATCH }],
      promise: { text: DAY_OF_DISPATCH, broken: false },
      events: [{ label: '提交订单' }],
      canCancel: true,
    });
    expect(body.data.steps.map((step: { state: string }) => step.state)).toEqual([
      'done',
      'current',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });
});

describe('cancelling', () => {
  const reserved = async () => {
    const [row] = await shop.db.owner.select().from(stockLevels).where(eq(stockLevels.skuId, sku.skuId));
    return row?.reserved;
  };

  it('gives the stock back once, however often it is asked', async () => {
    const orderNo = await order(buyer, 7);
    await order(buyer, 1);
    expect(await reserved()).toBe(8);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(buyer, 'trade/cancel', { orderNo, reason: '买错了' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await reserved()).toBe(1);
    const { body } = await call(buyer, `trade/detail/${orderNo}`);
    expect(body.data).toMatchObject({ status: 'cancelled', statusLabel: '已取消', canCancel: false });
    expect(body.data.events.at(-1)).toMatchObject({ label: '取消订单', detail: '买错了' });
    const states = await shop.db.owner
      .select({ state: stockReservations.state, quantity: stockReservations.quantity })
      .from(stockReservations)
      .where(eq(stockReservations.firmId, buyer.firmId));
    expect(states).toEqual(
      expect.arrayContaining([
        { state: 'released', quantity: 7 },
        { state: 'held', quantity: 1 },
      ]),
    );
  });

  it('is refused once something was shipped, for a stale version, and to an approver', async () => {
    const orderNo = await order(buyer);
    const approver = await buildMember(shop.db.owner, { firm: buyer, permissions: [...BUYER, 'ORDER_APPROVE'] });
    expect((await call(approver, 'trade/cancel', { orderNo })).status).toBe(409);
    expect((await call(buyer, 'trade/cancel', { orderNo, version: 9 })).body.error).toBe('ORDER_CHANGED');
    await shop.db.owner.update(orders).set({ status: 'to_receive' }).where(eq(orders.orderNo, orderNo));
    expect((await call(buyer, 'trade/cancel', { orderNo, version: 1 })).body.error).toBe('ORDER_NOT_CANCELLABLE');
    expect(await reserved()).toBe(2);
  });
});

describe('before ordering', () => {
  it('warns of a PO number the firm has used within a year, and of nobody else’s', async () => {
    const colleague = await buildMember(shop.db.owner, { firm: buyer, permissions: BUYER });
    const orderNo = await order(colleague, 1, { poNumber: 'PO-1' });
    const ask = async (member: TestMember, poNumber: string) =>
      (await call(member, 'pre/checkDuplicatePo', { poNumber })).body.data;
    expect(await ask(buyer, ' PO-1 ')).toMatchObject({ duplicate: true, orderNo });
    expect(await ask(buyer, 'PO-2')).toMatchObject({ duplicate: false, orderNo: null, submittedAt: null });
    expect(await ask(await buildMember(shop.db.owner), 'PO-1')).toMatchObject({ duplicate: false });
    await shop.db.owner
      .update(orders)
      .set({ submittedAt: sql`now() - interval '13 months'` })
      .where(eq(orders.orderNo, orderNo));
    expect(await ask(buyer, 'PO-1')).toMatchObject({ duplicate: false });
  });

  it('takes the plain list of the specification in every pre call', async () => {
    const list = [{ skuCode: sku.itemNo, quantity: 2 }];
    expect((await call(buyer, 'pre/calculate', list)).body.data).toMatchObject({
      totalAmount: '30.00',
      freeFreightGap: '180.00',
      lines: [{ skuCode: sku.itemNo, amount: '20.00', obstacle: null }],
    });
    expect((await call(buyer, 'pre/check', list)).body.data).toEqual({ passed: true, failInfos: [] });
    expect((await call(buyer, 'pre/checkDuplicatePo', list)).body.data).toMatchObject({ duplicate: false });
    const bad = [...list, { skuCode: 'NOSUCH', quantity: 1 }];
    expect((await call(buyer, 'pre/check', bad)).body.data).toMatchObject({
      passed: false,
      failInfos: [{ skuCode: 'NOSUCH' }],
    });
  });
});

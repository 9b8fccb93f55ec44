import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { ORDER_CANCELLED } from './order-news.ts';
import { orderLines, orders, stockReservations } from './order-tables.ts';

const BUYER = ['ORDER_MANAGEMENT', 'ORDER_ADD', 'ORDER_CANCEL', 'ORDER_EXPORT'] as const;
let shop: TestShop;
let buyer: TestMember;
let screw: TestSku;
let washer: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner, { permissions: BUYER });
  screw = await buildSku(shop.db.owner, { salesPrice: '0.0345', stock: 5_000 });
  washer = await buildSku(shop.db.owner, { salesPrice: '12.50', stock: 500, taxRateBp: 900 });
});

const call = (path: string, input: unknown = {}, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });

async function order(quantities: [number, number] = [1_001, 20], replace: Record<string, unknown> = {}) {
  const wishes = [
    { skuCode: screw.itemNo, quantity: quantities[0] },
    { skuCode: washer.itemNo, quantity: quantities[1] },
  ];
  return (await placeOrder(shop, buyer, wishes, { replace })).body.data.orderNo as string;
}

const detail = async (orderNo: string) => (await call(`trade/detail/${orderNo}`)).body.data;
const reservedOf = async ({ skuId }: TestSku) =>
  (
    await shop.db.owner
      .select({ reserved: sql<number>`sum(reserved)::int` })
      .from(stockLevels)
      .where(eq(stockLevels.skuId, skuId))
  )[0]?.reserved;

const heldOf = async ({ skuId }: TestSku) =>
  (
    await shop.db.owner
      .select({ held: sql<number>`coalesce(sum(quantity), 0)::int` })
      .from(stockReservations)
      .where(and(eq(stockReservations.skuId, skuId), eq(stockReservations.state, 'held')))
  )[0]?.held;

/** As the warehouse does: so many of each line have left. */
const ship = async (orderNo: string, quantities: number[]) => {
  const ofOrder = sql`order_id = (select id from orders where order_no = ${orderNo})`;
  for (const [index, quantity] of quantities.entries()) {
    await shop.db.owner
      .update(orderLines)
      .set({ shippedQuantity: quantity })
      .where(and(ofOrder, eq(orderLines.lineNo, index + 1)));
  }
  await shop.db.owner.update(orders).set({ status: 'partly_shipped' }).where(eq(orders.orderNo, orderNo));
};

describe('cancelling by line', () => {
  it('takes off what that quantity cost, gives its stock back and tells the others', async () => {
    const orderNo = await order();
    const before = await detail(orderNo);
    expect(before.sums).toMatchObject({ goodsAmount: '284.53', payableAmount: '284.53', cancelledAmount: '0.00' });
    const { status, body } = await call('trade/cancel', {
      orderNo,
      reason: '数量填错',
      version: before.version,
      lines: [{ lineNo: 1, quantity: 1 }],
    });
    // 1,001 × 0.0345 = 34.53; 1,000 × 0.0345 = 34.50.
    expect([status, body.data]).toMatchObject([200, { status: 'to_ship', releasedAmount: '0.03' }]);
    const after = await detail(orderNo);
    expect(after).toMatchObject({ version: body.data.version, totalAmount: '284.53' });
    expect(after.sums).toMatchObject({ cancelledAmount: '0.03', payableAmount: '284.50' });
    expect(after.lines[0]).toMatchObject({ quantity: 1_001, cancelledQuantity: 1, openQuantity: 1_000 });
    expect(after.events.at(-1)).toMatchObject({ label: '取消部分商品', detail: '第 1 行 1；数量填错' });
    expect([await reservedOf(screw), await heldOf(screw), await reservedOf(washer)]).toEqual([1_000, 1_000, 20]);
    const told = await shop.db.owner.select().from(outbox).where(eq(outbox.topic, ORDER_CANCELLED));
    expect(told.map(({ payload }) => (payload as { firmId: string }).firmId)).toContain(String(buyer.firmId));
  });

  it('in pieces comes to the same fen, and the last piece ends the order', async () => {
    const orderNo = await order();
    const released: string[] = [];
    for (const lines of [
      [{ lineNo: 1, quantity: 500 }],
      [
        { lineNo: 2, quantity: 7 },
        { lineNo: 1, quantity: 1 },
      ],
      [{ lineNo: 2, quantity: 13 }],
    ]) {
      released.push((await call('trade/cancel', { orderNo, lines })).body.data.releasedAmount);
    }
    const last = (await call('trade/cancel', { orderNo, lines: [{ lineNo: 1, quantity: 500 }] })).body.data;
    released.push(last.releasedAmount);
    expect(last).toMatchObject({ status: 'cancelled', statusLabel: '已取消' });
    expect(released.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0)).toBe(28_453);
    expect((await detail(orderNo)).sums).toMatchObject({ payableAmount: '0.00', cancelledAmount: '284.53' });
    expect([await reservedOf(screw), await heldOf(washer)]).toEqual([0, 0]);
  });

  it('after a partial shipment takes the rest alone', async () => {
    const orderNo = await order();
    await ship(orderNo, [1_000, 5]);
    expect(await detail(orderNo)).toMatchObject({ canCancel: false, canCancelLines: true });
    const tooMuch = await call('trade/cancel', { orderNo, lines: [{ lineNo: 2, quantity: 16 }] });
    expect(tooMuch.body).toMatchObject({ error: 'ORDER_CANCEL_QUANTITY', data: { lineNos: [2] } });
    const rest = (await call('trade/cancel', { orderNo })).body.data;
    expect(rest).toMatchObject({ status: 'to_receive', releasedAmount: '187.53' });
    expect((await detail(orderNo)).sums.payableAmount).toBe('97.00');
    expect((await call('trade/cancel', { orderNo })).body.error).toBe('ORDER_NOT_CANCELLABLE');
  });

  it.each([
    ['a line the order does not have', { lines: [{ lineNo: 9, quantity: 1 }] }, 409],
    [
      'one line named twice for too much',
      {
        lines: [
          { lineNo: 2, quantity: 11 },
          { lineNo: 2, quantity: 10 },
        ],
      },
      409,
    ],
    ['half a piece', { lines: [{ lineNo: 2, quantity: 0.5 }] }, 400],
    ['less than nothing', { lines: [{ lineNo: 2, quantity: -1 }] }, 400],
    ['no line at all', { lines: [] }, 400],
    ['an order somebody else has just changed', { version: 99 }, 409],
  ])('refuses %s and changes nothing', async (_, input, status) => {
    const orderNo = await order();
    expect((await call('trade/cancel', { orderNo, ...input })).status).toBe(status);
    expect(await detail(orderNo)).toMatchObject({ version: 1, status: 'to_ship' });
    expect(await reservedOf(washer)).toBe(20);
  });

  it('at once by several people cancels each piece once', async () => {
    const orderNo = await order([1_001, 20]);
    const lines = [{ lineNo: 2, quantity: 8 }];
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('trade/cancel', { orderNo, lines })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect([await reservedOf(washer), await heldOf(washer)]).toEqual([4, 4]);
  });
});

describe('buying again', () => {
  it('says what is ready and what is gone, and why', async () => {
    const orderNo = await order([1_001, 20]);
    await shop.db.owner.execute(sql`update skus set product_status = 8 where id = ${washer.skuId}`);
    await shop.db.owner.execute(sql`update skus set moq = 500, step = 500 where id = ${screw.skuId}`);
    const { body } = await call('trade/rebuy', { orderNos: [orderNo, orderNo] });
    expect(body.data.ready).toMatchObject([
      { skuCode: screw.itemNo, quantity: 1_500, adjusted: true, priceChange: 'same' },
    ]);
    expect(body.data.gone).toMatchObject([{ skuCode: washer.itemNo, quantity: 20, replacements: [] }]);
    expect(body.data.gone[0].reason.length).toBeGreaterThan(3);
  });

  it('names what may stand in for what is gone', async () => {
    const orderNo = await order();
    const instead = await buildSku(shop.db.owner, { name: '替代垫圈', salesPrice: '11.00' });
    await shop.db.owner.execute(sql`update skus set product_status = 9 where id = ${washer.skuId}`);
    await shop.db.owner.execute(
      sql`insert into sku_replacements (sku_id, replacement_id, kind, note) values (${washer.skuId}, ${instead.skuId}, 'drop_in', '尺寸一致')`,
    );
    const { gone } = (await call('trade/rebuy', { orderNos: [orderNo] })).body.data;
    expect(gone[0].replacements).toMatchObject([
      { skuCode: instead.itemNo, kindLabel: '直接替代', note: '尺寸一致', salesPrice: '11.00' },
    ]);
  });

  it('knows no order of others', async () => {
    const stranger = await buildMember(shop.db.owner);
    expect((await call('trade/rebuy', { orderNos: [await order()] }, stranger)).status).toBe(404);
  });
});

describe('the list', () => {
  const list = async (input: object = {}) => (await call('trade/list', input)).body.data;
  const numbersOf = ({ list: rows }: { list: { orderNo: string }[] }) => rows.map(({ orderNo }) => orderNo);

  it('goes on behind and before a mark, whatever it is sorted by, and loses no order', async () => {
    const made: string[] = [];
    for (let n = 1; n <= 5; n += 1) made.push(await order([100, n === 4 ? 3 : n]));
    // Two in the same moment: the id decides.
    await shop.db.owner
      .update(orders)
      .set({ submittedAt: sql`'2026-04-01T02:00:00.123456Z'` })
      .where(eq(orders.firmId, buyer.firmId));
    for (const sort of ['newest', 'oldest', 'dearest', 'cheapest']) {
      const whole = numbersOf(await list({ sort }));
      const seen: string[] = [];
      let page = await list({ sort, pageSize: 2 });
      seen.push(...numbersOf(page));
      while (page.next) {
        const back = page;
        page = await list({ sort, pageSize: 2, after: page.next, pageNo: 2 });
        seen.push(...numbersOf(page));
        expect(numbersOf(await list({ sort, pageSize: 2, before: page.previous }))).toEqual(numbersOf(back));
      }
      expect(seen).toEqual(whole);
      expect(new Set(seen)).toEqual(new Set(made));
    }
  });

  it('filters by everything it names', async () => {
    const orderNo = await order([100, 1], { poNumber: 'PO-7_A' });
    const other = await order([100, 40], { poNumber: 'PO-8' });
    await shop.db.owner
      .update(orders)
      .set({ invoiceStatus: 'full', payWay: 'online', paymentStatus: 'paid' })
      .where(eq(orders.orderNo, other));
    const cases: [object, string[]][] = [
      [{ orderNo }, [orderNo]],
      [{ orderNo: orderNo.slice(0, 8) }, [other, orderNo]],
      [{ poNumber: '7_a' }, [orderNo]],
      [{ amountFrom: '400.00' }, [other]],
      [{ amountTo: '399.99' }, [orderNo]],
      [{ invoice: 'full' }, [other]],
      [{ invoice: 'none', payment: 'none' }, [orderNo]],
      [{ afterSale: 'open' }, []],
      [{ buyer: '测试人' }, [other, orderNo]],
      [{ buyer: '%' }, []],
      [{ brand: '没有这个品牌' }, []],
      [{ skuCode: washer.itemNo }, [other, orderNo]],
    ];
    for (const [filter, expected] of cases) {
      expect([filter, numbersOf(await list(filter))]).toEqual([filter, expected]);
      const counts = (await call('trade/orderCount', filter)).body.data;
      expect([filter, counts.all]).toEqual([filter, expected.length]);
    }
    expect((await list({ invoice: 'full' })).list[0].sideLabels).toEqual(['已付款', '已开票']);
  });

  it('is the same list at the second address', async () => {
    const orderNo = await order();
    const { body } = await shop.post('/enterprise-service/fronted/order/list', {}, { token: buyer.token });
    expect(numbersOf(body.data)).toEqual([orderNo]);
  });
});

describe('the order for other readers', () => {
  it('comes whole but without its log, and its tax by rate', async () => {
    const orderNo = await order([1_001, 20]);
    const { body } = await call('trade/get', { orderNo });
    expect(body.data).toMatchObject({ orderNo, lines: [{ lineNo: 1 }, { lineNo: 2 }], payWay: '账期支付' });
    expect(body.data).not.toHaveProperty('events');
    await call('trade/cancel', { orderNo, lines: [{ lineNo: 1, quantity: 1_001 }] });
    expect((await call('trade/getVatList', { orderNo })).body.data).toEqual({
      list: [{ taxRate: '9%', goodsAmount: '250.00', netAmount: '229.36', taxAmount: '20.64' }],
      netAmount: '229.36',
      taxAmount: '20.64',
    });
  });
});

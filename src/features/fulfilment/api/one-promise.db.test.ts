import { randomUUID } from 'node:crypto';
import { read } from '@e965/xlsx';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warehouses, warehouseTransits } from '#features/catalog/api/item-tables.ts';
import { addWorkingDays, countedDay } from '#features/catalog/rules/working-days.ts';
import { moveOrder } from '#features/orders/api/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { orderQuote } from '#tests/factories/order-quote.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { tellIntoList } from '#tests/factories/told-letters.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { fulfilmentJobs } from './fulfilment-jobs.ts';

let shop: TestShop;
let buyer: TestMember;
let addressId: string;
let staff: TestMember;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const { owner } = shop.db;
  // Shanghai is a day from Jiangsu, Guangzhou three.
  await owner.insert(warehouses).values([
    { code: 'SH', name: '上海仓', provinceCode: '31' },
    { code: 'GZ', name: '广州仓', provinceCode: '44' },
  ]);
  await owner.insert(warehouseTransits).values([
    { warehouse: 'SH', provinceCode: '32', days: 1 },
    { warehouse: 'GZ', provinceCode: '32', days: 3 },
  ]);
  buyer = await buildMember(owner);
  addressId = await buildAddress(owner, buyer, { isDefault: true });
  const operator = await buildFirm(owner, { firmType: 'operator' });
  staff = await buildMember(owner, { firm: operator, permissions: ['DESK_ORDERS', 'DESK_STOCK', 'DESK_QUOTES'] });
  desk = deskOf(shop, staff);
});
afterAll(() => shop.stop());

const call = async (path: string, input: object = {}) =>
  (await shop.post(`/oms-front/${path}`, input, { token: buyer.token, key: randomUUID() })).body.data;
const detail = (orderNo: string) => call(`trade/detail/${orderNo}`);

const inWords = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

async function order(items: { itemNo: string; quantity: number }[], replace: object = {}): Promise<string> {
  const wishes = items.map(({ itemNo: skuCode, quantity }) => ({ skuCode, quantity }));
  const { body } = await placeOrder(shop, buyer, wishes, { addressId, replace: { ...replace } });
  return body.data.orderNo;
}

async function workbookOf(orderNo: string) {
  const answer = await fetch(`${shop.url}/oms-front/trade/batchExport`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: buyer.token, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ orderNos: [orderNo] }),
  });
  const { 订单汇总: heads, 商品明细: lines } = read(await answer.arrayBuffer()).Sheets;
  return [heads?.Q2?.v, lines?.V2?.v];
}

/** What every place says of an order of one line, in the sentence of buyers and in that of those who send. */
async function told(orderNo: string) {
  const { promise, lines } = await detail(orderNo);
  const row = (await call('trade/list', { orderNo })).list[0];
  const { url } = await call('orderShare/create', { orderNo, days: 7, prices: false });
  const code = new URL(url).searchParams.get('code') ?? '';
  const shared = await call('orderShare/open', { code });
  const buyers = [
    promise.text,
    lines[0].deliveryText,
    row.promise.text,
    shared.promise.text,
    shared.lines[0].deliveryText,
  ];
  const own = await call(`trade/logistics/${orderNo}`);
  const given = await call('orderShare/logistics', { code });
  const atDesk = await desk.order(orderNo);
  const senders = [own, given].flatMap(({ waiting, parcels }) => [...waiting, ...parcels].map((part) => part.promise));
  return {
    buyers: [...new Set([...buyers, ...(await workbookOf(orderNo))])],
    senders: [...new Set([...senders, atDesk.parts[0].promise])],
  };
}

describe('one promise', () => {
  it('says the same at the checkout and in every place an order is seen, before and after it is split', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 50 });
    const preview = await call('pre/preview', { lines: [{ skuCode: itemNo, quantity: 5 }], addressId });
    const shipOn = countedDay(new Date());
    const arrives = `${inWords(plusDays(shipOn, 1))}送达`;
    expect(preview).toMatchObject({ lines: [{ promise: arrives }] });
    const orderNo = await order([{ itemNo, quantity: 5 }]);
    expect((await detail(orderNo)).promise).toEqual({ text: arrives, broken: false });
    await desk.act('parts/start', orderNo);
    expect(await told(orderNo)).toEqual({ buyers: [arrives], senders: [`${inWords(shipOn)}发货，${arrives}`] });
  });

  it('follows where the desk moves it, and keeps what was promised first in sight', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 50 });
    const orderNo = await order([{ itemNo, quantity: 5 }]);
    const before = countedDay(new Date());
    const shipOn = addWorkingDays(before, 5);
    const arriveOn = plusDays(shipOn, 2);
    const days = { partNo: 1, shipOn, arriveOn, reason: '供应商延期' };
    await desk.act('parts/start', orderNo);
    expect((await desk.act('parts/postpone', orderNo, days)).status).toBe(200);
    const was = inWords(plusDays(before, 1));
    expect(await told(orderNo)).toEqual({
      buyers: [`${inWords(arriveOn)}送达（原承诺${was}送达）`],
      senders: [`${inWords(shipOn)}发货，${inWords(arriveOn)}送达（原承诺${inWords(before)}发货，${was}送达）`],
    });
    const { events } = await detail(orderNo);
    expect(events).toContainEqual(
      expect.objectContaining({ label: '交期变更', detail: expect.stringContaining('供应商延期') }),
    );
  });

  it.each([
    ['日期没有变化', 0, 1],
    ['送达日不能早于发货日', 5, -1],
    ['发货日不能早于今天', -10, 1],
  ])('is not moved: %s', async (message, later, road) => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 50 });
    const orderNo = await order([{ itemNo, quantity: 5 }]);
    await desk.act('parts/start', orderNo);
    const shipOn = plusDays(countedDay(new Date()), later);
    const days = { partNo: 1, shipOn, arriveOn: plusDays(shipOn, road), reason: '改期' };
    expect((await desk.act('parts/postpone', orderNo, days)).body).toMatchObject({ success: false, message });
    expect((await detail(orderNo)).promise.text).not.toContain('原承诺');
  });

  it('is told share by share where a line comes from two warehouses, as its parts are', async () => {
    const { skuId, itemNo } = await buildSku(shop.db.owner, { stock: 6 });
    await shop.db.owner.execute(sql`insert into stock_levels (sku_id, warehouse, on_hand) values (${skuId}, 'GZ', 4)`);
    const orderNo = await order([{ itemNo, quantity: 10 }]);
    const shipOn = countedDay(new Date());
    const days = [1, 3].map((road) => `${inWords(plusDays(shipOn, road))}送达`);
    expect((await detail(orderNo)).lines[0].deliveryText).toBe(`6 个 ${days[0]}；4 个 ${days[1]}`);
    await desk.act('parts/start', orderNo);
    const { parts } = await desk.order(orderNo);
    expect(parts.map(({ promise }: { promise: string }) => promise)).toEqual(
      days.map((day) => `${inWords(shipOn)}发货，${day}`),
    );
    expect((await detail(orderNo)).lines[0].deliveryText).toBe(`6 个 ${days[0]}；4 个 ${days[1]}`);
  });

  it('shares the stock of one item among the lines that want it, at the checkout as in the order', async () => {
    const { skuId, itemNo } = await buildSku(shop.db.owner, { stock: 6 });
    await shop.db.owner.execute(sql`insert into stock_levels (sku_id, warehouse, on_hand) values (${skuId}, 'GZ', 4)`);
    const lines = [
      { skuCode: itemNo, quantity: 5, split: 'a' },
      { skuCode: itemNo, quantity: 5, split: 'b' },
    ];
    const shown = await call('pre/preview', { lines, addressId });
    const priced = lines.map((line) => ({ ...line, salesPrice: '10.00' }));
    const made = await call('trade/create', { lines: priced, totalAmount: shown.totalAmount, addressId });
    const kept = (await detail(made.orderNo)).lines;
    expect(kept.map(({ deliveryText }: { deliveryText: string }) => deliveryText)).toEqual(
      shown.lines.map(({ promise }: { promise: string }) => promise),
    );
    expect(kept[1].deliveryText).toMatch(/^1 个 .*；4 个 /);
  });

  it('moves with a part that leaves late', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 50 });
    const orderNo = await order([{ itemNo, quantity: 5 }]);
    await desk.act('parts/start', orderNo);
    await shop.db.owner.execute(sql`update order_parts p set promised_on = promised_on - 20, arrives_on = arrives_on - 20
      from orders o where o.id = p.order_id and o.order_no = ${orderNo}`);
    await desk.act('parts/pickAll', orderNo);
    await desk.act('parts/ship', orderNo, {
      partNo: 1,
      carrier: '顺丰速运',
      trackingNo: `SF${randomUUID().slice(0, 12)}`,
    });
    const arrives = inWords(plusDays(todayInShanghai(new Date()), 1));
    expect((await detail(orderNo)).promise.text).toMatch(new RegExp(`^${arrives}送达（原承诺.*送达）$`));
  });
});

describe('an order that has to wait', () => {
  it('hangs its promise on the condition, and is promised anew when it is begun later', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 50 });
    const orderNo = await order([{ itemNo, quantity: 5 }], { payWay: 'transfer' });
    const from = countedDay(new Date());
    const was = `${inWords(plusDays(from, 1))}送达`;
    expect((await detail(orderNo)).promise.text).toBe(`${inWords(from)} 16:00 前付款，${was}`);
    await shop.db.owner.execute(
      sql`update orders set submitted_at = now() - interval '14 days' where order_no = ${orderNo}`,
    );
    expect((await detail(orderNo)).promise.text).toBe('付款后确定送达日期');
    const { rows } = await shop.db.owner.execute<{ id: string }>(
      sql`select id from orders where order_no = ${orderNo}`,
    );
    const place = { firmId: buyer.firmId, orderId: BigInt(rows[0]?.id ?? 0) };
    await inTransaction(shop.db.app, { firmId: buyer.firmId, userId: buyer.userId }, 'write', (db) =>
      moveOrder(db, place, 'to_ship'),
    );
    const days = plusDays(addWorkingDays(from, 10), 1);
    expect((await detail(orderNo)).promise.text).toBe(`${inWords(days)}送达（原承诺${was}）`);
  });
});

it('keeps the days of the quote an order is made of', async () => {
  const { itemNo } = await buildSku(shop.db.owner, { stock: 50 });
  const { quoteNo } = await call('quote/create', { lines: [{ skuCode: itemNo, quantity: 10 }] });
  const quotes = quoteDeskOf(shop, staff);
  const { draft } = await quotes.read(quoteNo);
  const [{ lineNo, offerNo, kind, wished, productName, taxRateBp, unit }] = draft.lines;
  const line = { lineNo, offerNo, kind, wished, itemNo, productName, quantity: 10, taxRateBp, unit };
  const lines = [{ ...line, unitPrice: '9.00', deliveryDays: 7, cost: null }];
  expect((await quotes.act('save', quoteNo, { freight: '0.00', lines })).status).toBe(200);
  expect((await quotes.act('send', quoteNo)).status).toBe(200);
  const { data } = await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 10 }]);
  const shipOn = addWorkingDays(countedDay(new Date()), 7);
  expect((await detail(data.orderNo)).lines[0].deliveryText).toBe(`${inWords(plusDays(shipOn, 1))}送达`);
});

describe('steps', () => {
  it('began when the order entered them, whatever was done to it since', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 50 });
    const orderNo = await order([{ itemNo, quantity: 5 }]);
    const began = async () =>
      (await detail(orderNo)).steps.find(({ status }: { status: string }) => status === 'to_ship').at;
    await shop.db.owner.execute(sql`update order_events e set created_at = now() - interval '3 hours' from orders o
      where o.id = e.order_id and o.order_no = ${orderNo}`);
    const at = await began();
    await desk.act('parts/start', orderNo);
    expect(await began()).toBe(at);
  });

  it('count from the signature: a number written later keeps no order from being completed', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 50 });
    const orderNo = await order([{ itemNo, quantity: 5 }]);
    const { shipmentNo } = await desk.send(orderNo);
    await desk.act('shipments/sign', orderNo, { shipmentNo, signer: '王师傅', lines: [{ lineNo: 1, received: 5 }] });
    await shop.db.owner.execute(sql`update order_events e set created_at = now() - interval '8 days' from orders o
      where o.id = e.order_id and o.order_no = ${orderNo}`);
    await call('trade/editPoNo', { orderNo, poNumber: 'PO-9' });
    await fulfilmentJobs(shop.db.app, { messages: tellIntoList().messages, origin: 'http://shop.test' })
      .find(({ name }) => name === 'complete-orders')
      ?.run();
    expect((await detail(orderNo)).status).toBe('completed');
  });
});

import { randomUUID } from 'node:crypto';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LINE_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderQuote } from '#tests/factories/order-quote.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** What a buyer writes to a line goes with it the whole way, whatever the list of fields holds. */
const WRITTEN = Object.fromEntries(
  LINE_FIELDS.map(({ name, kind }) => [name, kind === 'date' ? '2031-05-06' : `${name} 甲`]),
);
const TOLD = Object.fromEntries(LINE_FIELDS.map(({ name, inside }) => [name, inside ? '' : WRITTEN[name]]));

let shop: TestShop;
let staff: TestMember;
let buyer: TestMember;
let drill: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES', 'DESK_ORDERS'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  drill = await buildSku(shop.db.owner, { salesPrice: '120.00', stock: 5_000 });
});

const post = async (path: string, input: unknown, member = buyer) =>
  (await shop.post(path, input, { token: member.token, key: randomUUID() })).body.data;
const orderOf = async (orderNo: string) => (await post(`/oms-front/trade/detail/${orderNo}`, {})).lines[0];
const quoteOf = (quoteNo: string) => post(`/oms-front/quote/detail/enterprise/${quoteNo}`, {});
const quotedLine = async (quoteNo: string) => (await quoteOf(quoteNo)).versions[0].lines[0];

/** An order of a line to which everything is written. */
async function ordered(): Promise<string> {
  const line = { skuCode: drill.itemNo, quantity: 2, salesPrice: '120.00', ...WRITTEN };
  const { body } = await placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity: 2 }], {
    replace: { lines: [line] },
  });
  return body.data.orderNo;
}

describe('what is written to a line', () => {
  it('stands in the cart, and can be changed field by field', async () => {
    await post('/cart-center/cart/add/enterprise', { lines: [{ skuCode: drill.itemNo, quantity: 2, ...WRITTEN }] });
    const read = async () =>
      (await shop.get('/cart-center/cart/list/enterprise', { token: buyer.token })).body.data.lines[0];
    const line = await read();
    expect(line).toMatchObject(WRITTEN);
    for (const { name, kind } of LINE_FIELDS) {
      const value = kind === 'date' ? null : '乙';
      const change = { skuCode: drill.itemNo, split: line.split, [name]: value };
      await post('/cart-center/cart/modify/enterprise', change);
    }
    const changed = LINE_FIELDS.map(({ name, kind }) => [name, kind === 'date' ? null : '乙']);
    expect(await read()).toMatchObject(Object.fromEntries(changed));
  });

  it('goes from an enquiry to its quote, and from there to the order', async () => {
    const lines = [{ name: '钻', itemNo: drill.itemNo, quantity: 2, ...WRITTEN }];
    const { enquiryNo } = await post('/oms-front/enquiry/create', { lines });
    const { quoteNo } = await post('/oms-front/desk/quotes/fromEnquiry', { enquiryNo }, staff);
    await quoteDeskOf(shop, staff).send(quoteNo, { prices: ['118.00'] });
    // The note of an offer is the desk's.
    const kept = { ...WRITTEN, note: '' };
    expect(await quotedLine(quoteNo)).toMatchObject(kept);
    const { data } = await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 2 }]);
    expect(await orderOf(data.orderNo)).toMatchObject(kept);
  });

  it('goes along when a quote is asked for, revised, replaced and asked for again', async () => {
    const { quoteNo } = await post('/oms-front/quote/create', {
      lines: [{ skuCode: drill.itemNo, quantity: 2, ...WRITTEN }],
    });
    const desk = quoteDeskOf(shop, staff);
    await desk.act('send', quoteNo);
    expect(await quotedLine(quoteNo)).toMatchObject(WRITTEN);
    await desk.act('revise', quoteNo);
    await desk.act('send', quoteNo);
    expect(await quotedLine(quoteNo)).toMatchObject(WRITTEN);
    const again = await post('/oms-front/quote/copy', { quoteNo });
    await desk.act('send', again.quoteNo);
    expect(await quotedLine(again.quoteNo)).toMatchObject(WRITTEN);
  });

  it('stands in the workbook of a quote, in a column of its own', async () => {
    const { quoteNo } = await post('/oms-front/quote/create', {
      lines: [{ skuCode: drill.itemNo, quantity: 2, ...WRITTEN }],
    });
    expect((await quoteOf(quoteNo)).wishes).toMatchObject([WRITTEN]);
    await quoteDeskOf(shop, staff).act('send', quoteNo);
    const answer = await fetch(`${shop.url}/oms-front/quote/quotExportExcel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: buyer.token },
      body: JSON.stringify({ quoteNo }),
    });
    const book = read(Buffer.from(await answer.arrayBuffer()));
    const [row] = utils.sheet_to_json(Object.values(book.Sheets)[0] ?? {});
    const labelled = Object.fromEntries(LINE_FIELDS.map(({ name, label }) => [label, WRITTEN[name]]));
    expect(row).toMatchObject(labelled);
  });

  it('is told on the order, and to the desk that sends it as far as it is no business of the company alone', async () => {
    const orderNo = await ordered();
    expect(await orderOf(orderNo)).toMatchObject(WRITTEN);
    await deskOf(shop, staff).act('parts/start', orderNo);
    const { lines, parts } = await deskOf(shop, staff).order(orderNo);
    expect([lines[0], parts[0].lines[0]]).toEqual([expect.objectContaining(TOLD), expect.objectContaining(TOLD)]);
  });

  it('goes with the goods to whoever takes them, and stands on what they sign; outside the company what may be told', async () => {
    const orderNo = await ordered();
    const sales = await buildMember(shop.db.owner, { firm: buyer, participantExtendType: 5, dataScope: 'company' });
    const { url } = await post('/oms-front/orderShare/create', { orderNo, days: 7, prices: false });
    const code = new URL(url).searchParams.get('code');
    await deskOf(shop, staff).act('parts/start', orderNo);
    const [waiting] = (await post(`/oms-front/trade/logistics/${orderNo}`, {})).waiting;
    expect(waiting.lines[0]).toMatchObject(WRITTEN);
    await deskOf(shop, staff).act('parts/pickAll', orderNo);
    await deskOf(shop, staff).act('parts/ship', orderNo, {
      partNo: 1,
      carrier: '顺丰速运',
      trackingNo: `SF${orderNo}`,
    });

    const sent = async (as: TestMember) =>
      (await post(`/oms-front/trade/logistics/${orderNo}`, {}, as)).parcels[0].lines[0];
    const { parcels } = await post('/oms-front/orderShare/logistics', { code });
    const { shipmentNo } = parcels[0];
    const atDesk = (await deskOf(shop, staff).order(orderNo)).parcels[0].lines[0];
    expect([await sent(buyer), await sent(sales), parcels[0].lines[0], atDesk]).toEqual(
      [WRITTEN, TOLD, TOLD, TOLD].map((fields) => expect.objectContaining(fields)),
    );

    await deskOf(shop, staff).act('shipments/deliver', orderNo, { shipmentNo });
    await post('/oms-front/trade/signShipment', { shipmentNo, signer: '王', lines: [{ lineNo: 1, received: 2 }] });
    const signed = async (as: TestMember) =>
      (await post(`/oms-front/trade/getOrderSignList/${orderNo}`, {}, as)).records[0].lines[0];
    const signedAtDesk = (await deskOf(shop, staff).order(orderNo)).signs[0].lines[0];
    expect([await signed(buyer), await signed(sales), signedAtDesk]).toEqual(
      [WRITTEN, TOLD, TOLD].map((fields) => expect.objectContaining(fields)),
    );
  });

  it('is what approvers see, and lies in the cart again where they refuse the line', async () => {
    const approver = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_APPROVE'] });
    await buildFlow(shop.db.owner, buyer.firmId, { members: [approver.memberId] });
    await ordered();
    const approvals = approvalCalls(shop);
    const task = await approvals.todo(approver);
    expect((await approvals.look(approver, task.requestNo)).body.data.lines[0]).toMatchObject(WRITTEN);
  });

  it.each(LINE_FIELDS.map((field) => [field.name, field.searchable] as const))(
    '%s is found by words of the order list: %s',
    async (name, searchable) => {
      const orderNo = await ordered();
      const { list } = await post('/oms-front/trade/list', { keyword: String(WRITTEN[name]) });
      expect(list.map((row: { orderNo: string }) => row.orderNo)).toEqual(searchable ? [orderNo] : []);
    },
  );
});

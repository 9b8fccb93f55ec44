import { randomUUID } from 'node:crypto';
import { read } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { OBJECT_KINDS } from '#tests/generated/object-kinds.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { orders } from '../order-tables.ts';

let shop: TestShop;
let buyer: TestMember;
let sku: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  sku = await buildSku(shop.db.owner, { name: '=螺钉 <M8>', salesPrice: '0.0345' });
});

async function order(poNumber = 'PO-1'): Promise<string> {
  const answer = await placeOrder(shop, buyer, [{ skuCode: sku.itemNo, quantity: 100 }], { replace: { poNumber } });
  return answer.body.data.orderNo;
}

const take = (path: string, input: object, token = buyer.token) =>
  fetch(`${shop.url}/oms-front/trade/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token, 'idempotency-key': randomUUID() },
    body: JSON.stringify(input),
  });

describe('orders as a workbook', () => {
  it('have a row per order and a row per line, texts as texts and money as numbers', async () => {
    const [first, second] = [await order('=1+1'), await order()];
    const answer = await take('batchExport', { orderNos: [second, first] });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*xlsx/);
    const book = read(await answer.arrayBuffer());
    const [heads, lines] = [book.Sheets.订单汇总, book.Sheets.商品明细];
    expect([heads?.A2?.v, heads?.A3?.v, heads?.['!ref']]).toEqual([second, first, 'A1:Q3']);
    expect([heads?.B3?.t, heads?.B3?.v, heads?.B3?.f]).toEqual(['s', '=1+1', undefined]);
    expect([heads?.N2?.t, heads?.N2?.v]).toEqual(['n', 13.45]);
    expect([lines?.I2?.v, lines?.M2?.v, lines?.Q2?.v, lines?.S2?.v]).toEqual(['=螺钉 <M8>', 100, 0.0345, 3.45]);
  });

  it('hold what a filter finds, and refuse nothing and too much', async () => {
    const orderNo = await order('PO-FIND');
    await order();
    const found = read(await (await take('batchExport', { filter: { poNumber: 'find' } })).arrayBuffer());
    expect([found.Sheets.订单汇总?.A2?.v, found.Sheets.订单汇总?.['!ref']]).toEqual([orderNo, 'A1:Q2']);
    const none = await take('batchExport', { filter: { poNumber: 'nobody' } });
    expect([none.status, (await none.json()).error]).toEqual([422, 'ORDER_EXPORT_EMPTY']);
    await shop.db.owner.update(orders).set({ lineCount: 60_000 }).where(eq(orders.orderNo, orderNo));
    const task = (await (await take('batchExport', {})).json()) as { data: object };
    expect(task.data).toMatchObject({ kind: 'orders', label: '订单', status: 'queued' });
    await shop.db.owner.update(orders).set({ lineCount: 1_000_001 }).where(eq(orders.orderNo, orderNo));
    const large = (await (await take('batchExport', {})).json()) as { error: string; message: string };
    expect(large).toMatchObject({ error: 'ORDER_EXPORT_LARGE', message: expect.stringContaining('1000000') });
  });
});

it('one order comes as PDF with its letters in it', async () => {
  const answer = await take(`export/${await order()}`, { format: 'pdf' });
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect([answer.headers.get('content-type'), pdf.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  expect(pdf).toMatch(/\/FontFile2/);
});

it('one order of others in the list makes it a list of nobody', async () => {
  const stranger = await buildMember(shop.db.owner);
  const [mine, theirs] = [await order(), 'SO991231999999'];
  for (const orderNos of [[mine], [mine, theirs]]) {
    expect((await take('batchExport', { orderNos }, stranger.token)).status).toBe(404);
  }
  expect((await take(`export/${mine}`, {}, stranger.token)).status).toBe(404);
});

describe('files of an order', () => {
  it('are for those who may see the order, to be saved and not shown', async () => {
    const id = await OBJECT_KINDS.attachedFile?.build(shop, buyer);
    const colleague = await buildMember(shop.db.owner, { firm: buyer, permissions: ['ORDER_MANAGEMENT'] });
    const ask = (token: string | undefined) =>
      fetch(`${shop.url}/oms-front/trade/file?fileId=${id}`, { headers: token ? { token } : {} });
    const own = await ask(buyer.token);
    expect([own.status, await own.text()]).toEqual([200, tinyPdf()]);
    expect(own.headers.get('content-disposition')).toMatch(/^attachment; .*\.pdf/);
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask(colleague.token)).status).toBe(404);
    expect((await ask((await buildMember(shop.db.owner)).token)).status).toBe(404);
  });
});

describe('a QR code', () => {
  const draw = async (input: object) =>
    (await shop.post('/oms-front/orderShare/QRCode', input, { token: buyer.token })).body;

  it.each([
    ['svg', 'data:image/svg+xml;base64,'],
    ['png', 'data:image/png;base64,'],
  ])('comes as %s', async (format, start) => {
    expect((await draw({ content: 'https://shop.test/?code=x', format })).data.image.startsWith(start)).toBe(true);
  });

  it.each([
    ['nothing', '  ', 'QR_EMPTY'],
    ['more than a code carries', '链'.repeat(401), 'QR_TOO_LARGE'],
  ])('says so for %s', async (_, content, error) => {
    expect((await draw({ content })).error).toBe(error);
  });
});

it('goods bought again and again come first, as far as they can be bought', async () => {
  const other = await buildSku(shop.db.owner);
  const gone = await buildSku(shop.db.owner);
  for (const wishes of [[sku, other, gone], [sku, gone], [gone]]) {
    await placeOrder(
      shop,
      buyer,
      wishes.map(({ itemNo }) => ({ skuCode: itemNo, quantity: 10 })),
    );
  }
  await shop.db.owner.execute(`update skus set product_status = 8 where id = ${gone.skuId}`);
  const path = '/enterprise-service/fronted/purchase/recommendPurchased';
  const { data } = (await shop.post(path, {}, { token: buyer.token })).body;
  expect(data.map((item: { skuCode: string; times: number }) => [item.skuCode, item.times])).toEqual([
    [sku.itemNo, 2],
    [other.itemNo, 1],
  ]);
  const stranger = await buildMember(shop.db.owner);
  expect((await shop.post(path, {}, { token: stranger.token })).body.data).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachments } from '#business/attachments/api/attachment-tables.ts';
import { type OrderableItem, quoteOrder } from '#features/checkout/rules/quote-order.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderInput, placeOrder } from '#tests/factories/place-order.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { fileOf, uploadFile } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let sku: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  buyer = await buildMember(shop.db.owner);
  sku = await buildSku(shop.db.owner, { moq: 10, step: 5, salesPrice: '30.00' });
});
afterAll(() => shop.stop());

const as = (member = buyer) => ({ token: member.token, key: randomUUID() });
const countOrders = async () => {
  const rows = await shop.db.owner.select().from(orders).where(eq(orders.firmId, buyer.firmId));
  return rows.length;
};

describe('36: prices that the caller sends', () => {
  it.each(['salesPrice', 'listPrice', 'totalAmount', 'freightAmount', 'discountAmount', 'levelCode'])(
    'pre/calculate refuses %s',
    async (field) => {
      const line = { skuCode: sku.itemNo, quantity: 10, [field]: '0.01' };
      expect((await shop.post('/oms-front/pre/calculate', [line], as())).status).toBe(400);
    },
  );
});

describe('37: quantities that are none', () => {
  const raw = (text: string) => {
    const headers = { 'content-type': 'application/json', token: buyer.token };
    const body = `[{"skuCode":"${sku.itemNo}","quantity":${text}}]`;
    return fetch(`${shop.url}/oms-front/pre/calculate`, { method: 'POST', headers, body });
  };
  it.each(['-1', '0', '0.5', '1e309', 'NaN', '"1e3"', '"１０"', '2147483648', '9007199254740993', '1000000', 'null'])(
    'pre/calculate refuses %s',
    async (text) => expect((await raw(text)).status).toBe(400),
  );

  it.each([9, 11, 12, 14])('%i breaks the rule of the item: it is said before, and refused', async (quantity) => {
    const told = await shop.post('/oms-front/pre/check', [{ skuCode: sku.itemNo, quantity }], as());
    expect(told.body.data).toMatchObject({ passed: false, failInfos: [{ skuCode: sku.itemNo }] });
    const input = await orderInput(shop, buyer, [{ skuCode: sku.itemNo, quantity: 10 }]);
    const lines = [{ ...input.lines[0], quantity }];
    const { body } = await shop.post('/oms-front/trade/create', { ...input, lines }, as());
    expect(body.error).toBe('ORDER_QUANTITY_REFUSED');
    expect(await countOrders()).toBe(0);
  });

  it.each([
    ['2.4', 10],
    ['10.5', 15],
    ['11', 15],
  ])('%s is answered with what could be ordered: %i', async (quantity, proposal) => {
    const { body } = await shop.get(`/oms-front/pre/decimalOrder?skuCode=${sku.itemNo}&quantity=${quantity}`, as());
    expect(body.data).toMatchObject({ allowed: false, proposal });
  });

  it('the database refuses what would get past', async () => {
    await placeOrder(shop, buyer, [{ skuCode: sku.itemNo, quantity: 10 }]);
    for (const quantity of [0, -1, 1_000_000]) {
      const change = sql`update order_lines set quantity = ${quantity}, amount_fen = 0 where firm_id = ${buyer.firmId}`;
      await expect(shop.db.owner.execute(change)).rejects.toThrow();
    }
  });
});

/** Carts of this many are compared with an oracle that knows nothing of the shop's own arithmetic. */
const RUNS = Number(process.env.MONEY_RUNS ?? 20_000);

it(`38: ${RUNS} random carts cost what an independent count says, to the fen`, { timeout: 600_000 }, () => {
  const line = fc.record({
    price: fc.bigInt({ min: 1n, max: 9_999_999n }),
    quantity: fc.integer({ min: 1, max: 999_999 }),
    rate: fc.constantFrom(0, 100, 300, 600, 900, 1_300),
  });
  // Half up by looking at the remainder, where the shop adds half the divisor.
  const rounded = (numerator: bigint, divisor: bigint) =>
    numerator / divisor + ((numerator % divisor) * 2n >= divisor ? 1n : 0n);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.boolean(), (lines, freeShipping) => {
      const items = new Map<string, OrderableItem>(
        lines.map(({ price, rate }, index) => [
          `S${index}`,
          {
            productStatus: 5,
            dayType: 3,
            notCart: false,
            available: 0,
            moq: 1,
            step: 1,
            orderUnit: '个',
            salesPrice: price,
            taxRateBp: rate,
            tiers: [{ minQuantity: 1, price }],
          },
        ]),
      );
      const wanted = lines.map(({ quantity }, index) => ({ skuCode: `S${index}`, quantity }));
      const quote = quoteOrder(wanted, items, { freeShipping });
      let goods = 0n;
      let tax = 0n;
      for (const { price, quantity, rate } of lines) {
        const amount = rounded(price * BigInt(quantity), 100n);
        goods += amount;
        tax += rounded(amount * BigInt(rate), 10_000n + BigInt(rate));
      }
      const freight = freeShipping || goods === 0n || goods >= 20_000n ? 0n : 1_000n;
      expect([quote.goodsFen, quote.taxFen, quote.totalFen]).toEqual([goods, tax, goods + freight]);
    }),
    { numRuns: RUNS },
  );
});

describe('75: asks that cost too much', () => {
  const line = (index: number) => ({ skuCode: `S${index}`, quantity: 1 });
  it.each([
    ['2,001 lines', '/oms-front/pre/calculate', Array.from({ length: 2_001 }, (_, index) => line(index))],
    ['a page of a billion', '/universal-pay/desk/list', { pageSize: 1e9 }],
    ['six files', '/oms-front/trade/create', { fileIds: ['1', '2', '3', '4', '5', '6'] }],
    ['a note of 501 signs', '/oms-front/trade/create', { note: '长'.repeat(501) }],
  ])('%s are refused', async (_, path, input) => {
    const { status } = await shop.post(path, input, as());
    expect([400, 403]).toContain(status);
  });

  it('a file of more than 10 MB is refused before it is read', async () => {
    const file = fileOf(Buffer.alloc(11_000_000, 'A'));
    const { status } = await uploadFile(shop, '/content-center/file/upload/order', { file }, buyer);
    expect(status).toBe(413);
    expect(await shop.db.owner.select().from(attachments)).toEqual([]);
  });
});

describe('a firm that allows no PO number twice', () => {
  it('is refused the second order, whatever the page showed', async () => {
    const strict = await buildMember(shop.db.owner);
    await shop.db.owner
      .update(firms)
      .set({ settings: { duplicatePo: 'block' } })
      .where(eq(firms.id, strict.firmId));
    const wishes = [{ skuCode: sku.itemNo, quantity: 10 }];
    const first = await placeOrder(shop, strict, wishes, { replace: { poNumber: 'PO-9' } });
    const second = await placeOrder(shop, strict, wishes, { replace: { poNumber: 'PO-9' } });
    expect(second.body).toMatchObject({ error: 'ORDER_PO_DUPLICATE', data: { orderNo: first.body.data.orderNo } });
  });
});

describe('files for an order', () => {
  const upload = (bytes: Buffer, fileName = '采购单.pdf', member = buyer) =>
    uploadFile(shop, '/content-center/file/upload/order', { file: fileOf(bytes), fileName }, member);

  it('are what they hold, not what they are called', async () => {
    expect((await upload(Buffer.from('<script>alert(1)</script>'))).body.error).toBe('ORDER_FILE_KIND');
    expect((await upload(Buffer.from('MZ\x90\x00'), 'a.exe')).body.error).toBe('ORDER_FILE_KIND');
    const { body } = await upload(Buffer.from(tinyPdf('demo')), '../../采购单.exe');
    expect(body.data).toMatchObject({
      fileName: '采购单.pdf',
      mediaType: 'application/pdf',
      bytes: tinyPdf('demo').length,
    });
  });

  it('are told apart where a key is used twice', async () => {
    const path = '/content-center/file/upload/order';
    const twice = (words: string) =>
      uploadFile(shop, path, { file: fileOf(tinyPdf(words)) }, { token: buyer.token, key: 'used-twice' });
    const [first, again, other] = [await twice('a'), await twice('a'), await twice('b')];
    expect(again.body.data).toEqual(first.body.data);
    expect([other.status, other.body.error]).toEqual([422, 'KEY_REUSED']);
  });

  it('go with one order of the person who handed them in', async () => {
    const id = (await upload(Buffer.from(tinyPdf('demo')))).body.data.id as string;
    const wishes = [{ skuCode: sku.itemNo, quantity: 10 }];
    const stranger = await buildMember(shop.db.owner);
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    for (const other of [stranger, colleague]) {
      const { body } = await placeOrder(shop, other, wishes, { replace: { fileIds: [id] } });
      expect(body.error).toBe('ORDER_FILE_GONE');
    }
    expect((await placeOrder(shop, buyer, wishes, { replace: { fileIds: [id] } })).status).toBe(200);
    expect((await placeOrder(shop, buyer, wishes, { replace: { fileIds: [id] } })).body.error).toBe('ORDER_FILE_GONE');
  });
});

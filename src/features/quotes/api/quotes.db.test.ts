import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firms as firmTable } from '#features/organisation/api/organisation-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderQuote, type QuotedWish } from '#tests/factories/order-quote.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { uploadFile } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { quotes } from './quote-tables.ts';

let shop: TestShop;
let buyer: TestMember;
let staff: TestMember;
let checker: TestMember;
let bearing: TestSku;
let screw: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
  checker = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES', 'DESK_QUOTES_CHECK'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  bearing = await buildSku(shop.db.owner, { salesPrice: '86.50', stock: 5_000, cost: '60.00', floor: '70.00' });
  screw = await buildSku(shop.db.owner, { salesPrice: '0.0345', stock: 50_000 });
});

const call = (path: string, input: unknown = {}, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });
const detail = async (quoteNo: string, member = buyer) =>
  (await call(`quote/detail/enterprise/${quoteNo}`, {}, member)).body.data;
const desk = () => quoteDeskOf(shop, staff);

async function ask(): Promise<string> {
  const lines = [
    { skuCode: bearing.itemNo, quantity: 10, targetPrice: '80.00' },
    { skuCode: screw.itemNo, quantity: 1_001 },
  ];
  return (await call('quote/create', { lines, note: '年度用量' })).body.data.quoteNo;
}

/** Sent at 80.00 for ten and 0.0333 for 1,001, 15.00 freight: 800.00 + 33.33 + 15.00. */
async function offered(): Promise<string> {
  const quoteNo = await ask();
  await desk().send(quoteNo, { prices: ['80.00', '0.0333'], freight: '15.00' });
  return quoteNo;
}

const order = (quoteNo: string, lines: QuotedWish[], key?: string) => orderQuote(shop, buyer, quoteNo, lines, key);

describe('from a wish to an order', () => {
  it('shows no price before it was sent, and then exactly what was sent', async () => {
    const quoteNo = await ask();
    const before = await detail(quoteNo);
    expect([before.status, before.versions, before.wishes.length]).toEqual(['quoting', [], 2]);
    await desk().send(quoteNo, { prices: ['80.00', '0.0333'], freight: '15.00' });
    const after = await detail(quoteNo);
    expect(after).toMatchObject({ status: 'offered', canTransfer: true, canNegotiate: true });
    expect(after.versions).toHaveLength(1);
    expect(after.versions[0]).toMatchObject({ goodsAmount: '833.33', freightAmount: '15.00', totalAmount: '848.33' });
    // What it costs the shop is nowhere in what the buyer gets.
    expect(JSON.stringify(after)).not.toMatch(/cost(?!Center)|floor|margin|supplier/i);
  });

  it('orders at the prices of the quote to the fen, in parts, freight once, and never more', async () => {
    const quoteNo = await offered();
    const first = await order(quoteNo, [{ lineNo: 1, quantity: 4 }]);
    // 4 × 80.00 + 15.00
    expect(first.data).toMatchObject({ totalAmount: '335.00' });
    expect(await detail(quoteNo)).toMatchObject({ status: 'partly_converted', convertedAmount: '320.00' });
    expect((await call('quote/count')).body.data).toMatchObject({ all: 1, offered: 1, converted: 0 });
    expect((await call('quote/list', { tab: 'transferred' })).body.data.list).toMatchObject([{ quoteNo }]);
    const tooMany = await order(quoteNo, [{ lineNo: 1, quantity: 7 }]);
    expect(tooMany.message).toContain('最多还能下单 6');
    const rest = await order(quoteNo, [
      { lineNo: 1, quantity: 6 },
      { lineNo: 2, quantity: 1_001 },
    ]);
    expect(rest.data).toMatchObject({ totalAmount: '513.33' });
    const done = await detail(quoteNo);
    expect(done).toMatchObject({ status: 'converted', convertedAmount: '833.33', canTransfer: false });
    expect(done.orders).toHaveLength(2);
    expect((await order(quoteNo, [{ lineNo: 1, quantity: 1 }])).message).toContain('已全部转单');
  });

  it('refuses an order at another price than the quote says', async () => {
    const quoteNo = await offered();
    const lines = [{ skuCode: bearing.itemNo, split: 'Q1-1', quantity: 10, salesPrice: '1.00' }];
    const addressId = await buildAddress(shop.db.owner, buyer);
    const { status } = await call('trade/create', { quoteNo, lines, totalAmount: '10.00', addressId });
    expect(status).toBe(409);
    expect((await detail(quoteNo)).status).toBe('offered');
  });

  it('keeps what was promised when the catalogue becomes dearer', async () => {
    const quoteNo = await offered();
    await shop.db.owner.execute(sql`update skus set list_price = list_price * 3 where item_no = ${bearing.itemNo}`);
    expect((await order(quoteNo, [{ lineNo: 1, quantity: 10 }])).data).toMatchObject({ totalAmount: '815.00' });
  });

  it('security 49: a quote transferred twice at once is ordered once', async () => {
    const quoteNo = await offered();
    const all = [{ lineNo: 1, quantity: 10 }];
    const key = randomUUID();
    const answers = await Promise.all([order(quoteNo, all), order(quoteNo, all), order(quoteNo, all, key)]);
    expect(answers.filter((answer) => answer.data?.orderNo)).toHaveLength(1);
    const { rows } = await shop.db.owner.execute<{ ordered: number }>(sql`select sum(c.quantity)::int as ordered
      from quote_conversions c join quotes q on q.firm_id = c.firm_id and q.id = c.quote_id where q.quote_no = ${quoteNo}`);
    expect(rows[0]?.ordered).toBe(10);
  });

  it('never converts more than was quoted, however many people order parts at once', async () => {
    const quoteNo = await ask();
    await desk().send(quoteNo, { prices: ['80.00', '0.0333'] });
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(quoteNo, [{ lineNo: 1, quantity: 3 }])));
    expect(answers.filter((answer) => answer.data?.orderNo)).toHaveLength(3);
    expect((await detail(quoteNo)).versions[0].lines[0]).toMatchObject({ convertedQuantity: 9, remainder: 1 });
  });
});

describe('negotiation', () => {
  it('makes a new version that says what changed; only that one is ordered from', async () => {
    const quoteNo = await offered();
    const lines = [{ lineNo: 1, targetPrice: '75.00', comment: '量大' }];
    expect((await call('quote/negotiate', { quoteNo, versionNo: 1, note: '', lines })).body.data.status).toBe(
      'negotiating',
    );
    expect((await order(quoteNo, [{ lineNo: 1, quantity: 1 }])).message).toContain('议价中');
    await desk().act('revise', quoteNo);
    // The draft of the second version is nobody's business yet.
    expect((await detail(quoteNo)).versions).toHaveLength(1);
    await desk().send(quoteNo, { prices: ['76.00', '0.0333'], freight: '15.00' });
    const { versions } = await detail(quoteNo);
    expect(versions.map(({ versionNo }: { versionNo: number }) => versionNo)).toEqual([2, 1]);
    expect(versions[0].changes).toMatchObject([
      { lineNo: 1, kind: 'changed', before: { unitPrice: '80.00' }, after: { unitPrice: '76.00' } },
    ]);
    const old = await call('quote/negotiate', { quoteNo, versionNo: 1, note: '', lines });
    expect([old.status, old.body.message]).toMatchObject([409, expect.stringContaining('新版本')]);
    expect((await order(quoteNo, [{ lineNo: 1, quantity: 10 }])).data).toMatchObject({ totalAmount: '775.00' });
  });

  it('lets nobody change what was sent, the owner of the database included', async () => {
    const quoteNo = await offered();
    const cheap = sql`update quote_lines l set unit_price = 1, amount_fen = (l.quantity + 50) / 100, tax_fen = 0
      from quotes q where q.id = l.quote_id and q.quote_no = ${quoteNo}`;
    await expect(shop.db.owner.execute(cheap)).rejects.toThrow();
  });
});

describe('the end of a quote', () => {
  const expire = (quoteNo: string) =>
    shop.db.owner
      .update(quotes)
      .set({ validUntil: sql`now() - interval '1 minute'` })
      .where(eq(quotes.quoteNo, quoteNo));

  it('expired it is read-only in every call, comments too (U12)', async () => {
    const quoteNo = await offered();
    await expire(quoteNo);
    const after = await detail(quoteNo);
    expect(after).toMatchObject({ status: 'expired', canCancel: false, canNegotiate: false, canTransfer: false });
    const version = (await desk().read(quoteNo)).version;
    const acts = [
      await call('quote/negotiate', { quoteNo, versionNo: 1, note: '还能再便宜吗' }),
      await call('quote/cancel', { quoteNo }),
      await call('quote/transfer', { quoteNo }),
      await uploadFile(shop, '/oms-front/quote/upload', { quoteNo }, buyer),
      await call(`quote/startFlow/${quoteNo}/1`),
      await call('desk/quotes/revise', { quoteNo, version }, staff),
      await call('desk/quotes/ask', { quoteNo, version, question: '?' }, staff),
      await call('desk/quotes/close', { quoteNo, version, reason: '?' }, staff),
    ];
    expect(acts.map(({ status }) => status)).toEqual(acts.map(() => 409));
    expect((await detail(quoteNo)).events).toEqual(after.events);
  });

  it('cancelled it refuses every change, and 再次询价 asks anew', async () => {
    const quoteNo = await offered();
    expect((await call('quote/cancel', { quoteNo, reason: '不要了' })).body.data.status).toBe('cancelled');
    for (const path of ['quote/transfer', 'quote/cancel']) expect((await call(path, { quoteNo })).status).toBe(409);
    const copy = (await call('quote/copy', { quoteNo })).body.data.quoteNo;
    expect(await detail(copy)).toMatchObject({ status: 'quoting', versions: [] });
    expect((await detail(copy)).wishes.map(({ quantity }: { quantity: number }) => quantity)).toEqual([10, 1_001]);
  });
});

describe('the desk', () => {
  it('has a second person look at what earns too little, and never the same one', async () => {
    const quoteNo = await ask();
    const poor = { prices: ['69.00', '0.0333'], priceReason: '年度用量大' };
    expect(await desk().send(quoteNo, poor)).toMatchObject({ status: 'checking' });
    // The buyer hears nothing of it.
    expect(await detail(quoteNo)).toMatchObject({ statusLabel: '报价中', versions: [] });
    const mayCheck = async (person: TestMember) =>
      (await quoteDeskOf(shop, person).read(quoteNo)).acts.includes('check');
    expect([await mayCheck(staff), await mayCheck(checker)]).toEqual([false, true]);
    expect((await desk().act('check', quoteNo, { passed: true })).status).toBe(403);
    const back = await quoteDeskOf(shop, checker).act('check', quoteNo, { passed: false, reason: '再谈成本' });
    expect(back.body.data).toMatchObject({ status: 'quoting' });
    await desk().send(quoteNo, poor);
    const passed = await quoteDeskOf(shop, checker).act('check', quoteNo, { passed: true });
    expect(passed.body.data).toMatchObject({ status: 'offered' });
    await quoteDeskOf(shop, checker).act('revise', quoteNo);
    await quoteDeskOf(shop, checker).send(quoteNo, poor);
    const own = await quoteDeskOf(shop, checker).act('check', quoteNo, { passed: true });
    expect(own.body.message).toBe('不能复核自己做的报价');
  });

  it('offers to take a quote to those who do not have it in hand, as long as it is open', async () => {
    const quoteNo = await ask();
    const canTake = async (person: TestMember) => (await quoteDeskOf(shop, person).read(quoteNo)).acts.includes('take');
    expect(await canTake(staff)).toBe(true);
    await desk().act('take', quoteNo);
    expect([await canTake(staff), await canTake(checker)]).toEqual([false, true]);
    await desk().act('close', quoteNo, { reason: '已停产' });
    expect(await canTake(checker)).toBe(false);
  });

  it('counts what was asked for, by whom, and what came of it', async () => {
    const read = async () => (await call('desk/quotes/demand', { days: 30 }, staff)).body.data;
    const { total: before } = await read();
    await ask();
    await order(await offered(), [{ lineNo: 1, quantity: 10 }]);
    await call('quote/cancel', { quoteNo: await offered() });
    const { total, firms } = await read();
    const [firm] = await shop.db.owner
      .select({ name: firmTable.name })
      .from(firmTable)
      .where(eq(firmTable.id, buyer.firmId));
    const grown = (field: string) => total[field] - before[field];
    expect(['asked', 'answered', 'won', 'lost', 'onTime'].map(grown)).toEqual([3, 2, 1, 1, 2]);
    expect(Number(total.wonAmount) - Number(before.wonAmount)).toBeCloseTo(800, 2);
    expect(firms.find((row: { firmName: string }) => row.firmName === firm?.name)).toMatchObject({ asked: 3 });
  });

  it('refuses an act on a record somebody else has changed', async () => {
    const quoteNo = await ask();
    const { version } = await desk().read(quoteNo);
    expect((await call('desk/quotes/take', { quoteNo, version }, staff)).status).toBe(200);
    expect((await call('desk/quotes/take', { quoteNo, version }, staff)).status).toBe(409);
  });
});

it('remembers whose link brought the buyer, from the first to the one in its place, and tells the desk', async () => {
  const lines = [{ skuCode: bearing.itemNo, quantity: 10 }];
  const askWith = async (cookie: string, path: string, input: object) =>
    (await shop.post(`/oms-front/quote/${path}`, input, { token: buyer.token, key: randomUUID(), headers: { cookie } }))
      .body.data.quoteNo;
  const codeOf = async (quoteNo: string) => (await desk().read(quoteNo)).shareCode;
  const shared = await askWith('shareSC=S20815', 'create', { lines });
  expect(await codeOf(shared)).toBe('S20815');
  expect(await codeOf(await askWith('shareSC=not a code', 'create', { lines }))).toBeNull();
  expect(await codeOf(await askWith('shareSC=S7', 'copy', { quoteNo: shared }))).toBe('S7');
  await desk().send(shared, { prices: ['80.00'] });
  const { quoteNo } = (await desk().act('replace', shared)).body.data;
  expect(await codeOf(quoteNo)).toBe('S20815');
});

describe('papers', () => {
  it('come as PDF and as a workbook once something was sent', async () => {
    const early = await ask();
    expect((await call(`quote/quotExportPdf/${early}`)).status).toBe(409);
    const quoteNo = await offered();
    const answer = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', token: buyer.token };
      const response = await fetch(`${shop.url}/oms-front/quote/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return Buffer.from(await response.arrayBuffer())
        .subarray(0, 4)
        .toString('latin1');
    };
    expect(await answer(`quotExportPdf/${quoteNo}`, {})).toBe('%PDF');
    expect(await answer('quotExportExcel', { quoteNo })).toBe('PK\u0003\u0004');
  });
});

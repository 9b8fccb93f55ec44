import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemCosts } from '#features/prices/api/price-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let operator: TestFirm;
let buyer: TestMember;
let seller: TestMember;
let checker: TestMember;
let pump: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  seller = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_QUOTES', 'DESK_QUOTES_CHECK'] });
  checker = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_QUOTES', 'DESK_QUOTES_CHECK'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  pump = await buildSku(shop.db.owner, { salesPrice: '66.30', cost: '49.06', floor: '54.37' });
});

const call = (path: string, input: unknown = {}, member = buyer) =>
  shop.post(`/oms-front/${path}`, input, { token: member.token, key: randomUUID() });
const desk = (member = seller) => quoteDeskOf(shop, member);

async function ask(lines: readonly { skuCode: string; quantity: number }[] = [{ skuCode: pump.itemNo, quantity: 10 }]) {
  return (await call('quote/create', { lines })).body.data.quoteNo as string;
}

/** The one line of the draft as the page sends it, with something else said. */
async function save(quoteNo: string, change: object, member = seller) {
  const { draft } = await desk(member).read(quoteNo);
  const [{ lineNo, offerNo, kind, wished, itemNo, productName, quantity, unit, unitPrice, taxRateBp }] = draft.lines;
  const line = { lineNo, offerNo, kind, wished, itemNo, productName, quantity, unit, unitPrice, taxRateBp, ...change };
  return desk(member).act('save', quoteNo, { freight: '0.00', lines: [line] });
}

const cheaper = { lineNo: 1, offerNo: 1, cost: '30.00', floor: '40.00', reason: '供应商月底特价' };
const firstLine = async (quoteNo: string) => (await desk().read(quoteNo)).draft.lines[0];

describe('cost and floor of an item of the catalogue', () => {
  it('are what the catalogue says, before anybody has saved anything', async () => {
    const quoteNo = await ask();
    expect(await firstLine(quoteNo)).toMatchObject({
      cost: '49.06',
      floor: '54.37',
      source: 'catalogue',
      change: null,
      reviewReasons: [],
      // 663.00 − 490.60
      profit: '172.40',
      marginBp: 2_600,
    });
  });

  it.each([{ cost: '30.00' }, { floor: '40.00' }, { supplier: '特价供应商' }])('cannot be typed: %j', async (typed) => {
    const quoteNo = await ask();
    const answer = await save(quoteNo, typed);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('由目录给出')]);
    expect(await firstLine(quoteNo)).toMatchObject({ cost: '49.06', floor: '54.37' });
  });

  it('follow the catalogue until the quote is sent, and stand from then on', async () => {
    const quoteNo = await ask();
    await desk().price(quoteNo, { prices: ['60.00'] });
    const reprice = (cost: string) =>
      shop.db.owner
        .update(itemCosts)
        .set({ cost: parseUnitPrice(cost), floor: parseUnitPrice('62.00') })
        .where(eq(itemCosts.skuId, pump.skuId));
    await reprice('61.00');
    expect(await firstLine(quoteNo)).toMatchObject({
      cost: '61.00',
      profit: '-10.00',
      reviewReasons: ['亏损', '低于底价'],
    });
    // Priced when it earned; it loses when it is sent.
    const refused = await desk().act('send', quoteNo);
    expect(refused.body.message).toContain('第 1 行亏损、低于底价，请填写低价原因');
    expect(await desk().send(quoteNo, { prices: ['60.00'], priceReason: '老客户' })).toMatchObject({
      status: 'checking',
    });
    await reprice('10.00');
    expect(await firstLine(quoteNo)).toMatchObject({ cost: '61.00', priceReason: '老客户' });
    const stands = sql`update quote_costs set cost = 1 where line_id = (select max(line_id) from quote_costs)`;
    await desk(checker).act('check', quoteNo, { passed: true });
    await expect(shop.db.owner.execute(stands)).rejects.toThrow();
  });

  it('are found by the desk with the item', async () => {
    const found = await call('desk/quotes/items', { itemNos: [pump.itemNo] }, seller);
    expect(found.body.data).toMatchObject([{ cost: '49.06', floor: '54.37', packQuantity: 1 }]);
  });
});

describe('a change of cost or floor', () => {
  it('is an act with its reason, who, before and after, and the quote is looked at however much it earns', async () => {
    const quoteNo = await ask();
    const nothing = await desk().act('changeBasis', quoteNo, { ...cheaper, reason: ' ' });
    expect([nothing.status, nothing.body.message]).toEqual([400, expect.stringContaining('原因')]);
    expect((await desk().act('changeBasis', quoteNo, cheaper)).status).toBe(200);
    const { deskEvents, draft } = await desk().read(quoteNo);
    expect(draft.lines[0]).toMatchObject({
      cost: '30.00',
      floor: '40.00',
      source: 'changed',
      reviewReasons: ['改过成本或底价'],
      change: { before: { cost: '49.06', floor: '54.37' }, reason: cheaper.reason },
    });
    expect(deskEvents).toMatchObject([
      {
        label: '修改成本底价 · 第 1 版',
        detail: `第 1 行：成本 49.06 → 30.00，底价 54.37 → 40.00，原因：${cheaper.reason}`,
        actorName: expect.stringMatching(/./),
      },
    ]);
    expect(await desk().send(quoteNo, { prices: ['66.30'] })).toMatchObject({ status: 'checking' });
    expect((await desk(checker).act('check', quoteNo, { passed: true })).body.data).toMatchObject({
      status: 'offered',
    });
  });

  it('stays with its offer when the draft is written again, and goes with another item', async () => {
    const quoteNo = await ask();
    await desk().act('changeBasis', quoteNo, cheaper);
    await save(quoteNo, { unitPrice: '50.00' });
    expect(await firstLine(quoteNo)).toMatchObject({ source: 'changed', cost: '30.00', unitPrice: '50.00' });
    const other = await buildSku(shop.db.owner, { salesPrice: '80.00', cost: '50.00', floor: '55.00' });
    await save(quoteNo, { itemNo: other.itemNo });
    expect(await firstLine(quoteNo)).toMatchObject({ source: 'catalogue', cost: '50.00', change: null });
  });

  it('back to the catalogue is none any more, and is told all the same', async () => {
    const quoteNo = await ask();
    await desk().act('changeBasis', quoteNo, cheaper);
    const back = { ...cheaper, cost: '49.06', floor: '54.37', reason: '看错了' };
    await desk().act('changeBasis', quoteNo, back);
    expect(await firstLine(quoteNo)).toMatchObject({ source: 'catalogue', change: null, reviewReasons: [] });
    expect((await desk().act('changeBasis', quoteNo, back)).body.message).toContain('没有变化');
    expect((await desk().read(quoteNo)).deskEvents).toHaveLength(2);
    expect(await desk().send(quoteNo, { prices: ['66.30'] })).toMatchObject({ status: 'offered' });
  });

  it('goes along into the next version, which is looked at again', async () => {
    const quoteNo = await ask();
    await desk().act('changeBasis', quoteNo, cheaper);
    await desk().send(quoteNo, { prices: ['66.30'] });
    await desk(checker).act('check', quoteNo, { passed: true });
    const third = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_QUOTES'] });
    await desk(third).act('revise', quoteNo);
    expect(await desk(third).send(quoteNo, { prices: ['65.00'] })).toMatchObject({ status: 'checking' });
    // Whose change it is still made it.
    expect((await desk().act('check', quoteNo, { passed: true })).status).toBe(403);
    expect((await desk(checker).act('check', quoteNo, { passed: true })).status).toBe(200);
  });

  it('is refused for a version that was sent, for other goods, and for lines that are not there', async () => {
    const quoteNo = await ask();
    expect((await desk().act('changeBasis', quoteNo, { ...cheaper, lineNo: 7 })).body.message).toContain('第 7 行');
    await desk().send(quoteNo, { prices: ['66.30'] });
    expect((await desk().act('changeBasis', quoteNo, cheaper)).status).toBe(409);
  });

  it('cannot be taken out of the log', async () => {
    await desk().act('changeBasis', await ask(), cheaper);
    const { rows } = await shop.db.owner.execute<{ may: boolean }>(sql`select
      has_table_privilege('shop_app', 'quote_desk_events', 'update') or
      has_table_privilege('shop_app', 'quote_desk_events', 'delete') as may`);
    expect(rows).toEqual([{ may: false }]);
  });
});

describe('the second person', () => {
  it('is asked whenever the desk sends for review, and decides with floor, profit and the reason before him', async () => {
    const quoteNo = await ask();
    await save(quoteNo, { unitPrice: '40.00', priceReason: '清库存' });
    expect((await desk().act('send', quoteNo)).body.data).toMatchObject({ status: 'checking' });
    const { draft, deskEvents, acts } = await desk(checker).read(quoteNo);
    expect(acts).toContain('check');
    expect(draft).toMatchObject({
      profit: { cost: '490.60', profit: '-90.60', marginBp: -2_265, unknown: 0 },
    });
    expect(draft.lines[0]).toMatchObject({
      cost: '49.06',
      floor: '54.37',
      unitPrice: '40.00',
      profit: '-90.60',
      marginBp: -2_265,
      priceReason: '清库存',
      reviewReasons: ['亏损', '低于底价'],
    });
    expect(deskEvents[0]).toMatchObject({ label: '送复核 · 第 1 版', detail: '第 1 行：亏损、低于底价' });
    await desk(checker).act('check', quoteNo, { passed: false, reason: '请客户加量' });
    expect((await desk().read(quoteNo)).deskEvents[0]).toMatchObject({
      label: '复核退回 · 第 1 版',
      detail: '请客户加量',
    });
  });

  it('is asked where the page says so, also when nothing is wrong any more', async () => {
    const quoteNo = await ask();
    expect((await desk().act('send', quoteNo, { forReview: true })).body.data).toMatchObject({ status: 'checking' });
  });

  it('is asked where nobody knows the cost', async () => {
    const bare = await buildSku(shop.db.owner, { salesPrice: '20.00', cost: null });
    const quoteNo = await ask([{ skuCode: bare.itemNo, quantity: 1 }]);
    expect(await firstLine(quoteNo)).toMatchObject({ cost: null, profit: null, reviewReasons: ['没有成本'] });
    expect((await desk().act('send', quoteNo)).body.data).toMatchObject({ status: 'checking' });
  });

  it('is none of those who wrote the draft, changed its costs or sent it for review', async () => {
    const quoteNo = await ask();
    const [a, b, c] = [
      checker,
      seller,
      await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_QUOTES'] }),
    ];
    await desk(a).act('changeBasis', quoteNo, cheaper);
    await desk(b).price(quoteNo, { prices: ['66.30'] });
    await desk(c).act('send', quoteNo);
    for (const maker of [a, b]) expect((await desk(maker).read(quoteNo)).acts).not.toContain('check');
    for (const maker of [a, b]) expect((await desk(maker).act('check', quoteNo, { passed: true })).status).toBe(403);
    const fourth = await buildMember(shop.db.owner, {
      firm: operator,
      permissions: ['DESK_QUOTES', 'DESK_QUOTES_CHECK'],
    });
    expect((await desk(fourth).act('check', quoteNo, { passed: true })).status).toBe(200);
  });
});

describe('goods outside the catalogue', () => {
  it('keep what was typed, with where it comes from', async () => {
    const quoteNo = await ask();
    const typed = { itemNo: '', unitPrice: '50.00', cost: '30.00', floor: '35.00' };
    expect((await save(quoteNo, typed)).body.message).toContain('成本来源');
    await save(quoteNo, { ...typed, supplier: '电话询价 王工' });
    expect(await firstLine(quoteNo)).toMatchObject({
      source: 'typed',
      cost: '30.00',
      floor: '35.00',
      supplier: '电话询价 王工',
      reviewReasons: [],
      profit: '200.00',
    });
    expect((await desk().act('changeBasis', quoteNo, cheaper)).body.message).toContain('不是目录商品');
  });
});

describe('quantities', () => {
  it('of one item are judged together', async () => {
    const box = await buildSku(shop.db.owner, { moq: 10, step: 5, orderUnit: '盒' });
    const lines = (...quantities: number[]) => quantities.map((quantity) => ({ skuCode: box.itemNo, quantity }));
    const refused = await call('quote/create', { lines: lines(4, 5) });
    expect(refused.body.data.failInfos).toHaveLength(2);
    const quoteNo = await ask(lines(4, 6));
    expect((await desk().send(quoteNo, { prices: ['10.00', '10.00'] })).status).toBe('offered');
    await desk().act('revise', quoteNo);
    const answer = await save(quoteNo, { quantity: 4 });
    expect(answer.body.message).toBe('第 1 行：起订 10 盒，按 5 盒递增');
  });

  it('are those of the unit an item is sold by', async () => {
    const box = await buildSku(shop.db.owner, { orderUnit: '盒', packQuantity: 100, baseUnit: '个' });
    const answer = await save(await ask([{ skuCode: box.itemNo, quantity: 2 }]), { quantity: 200, unit: '个' });
    expect(answer.body.message).toContain('按盒销售（100 个/盒）');
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { todayInShanghai } from '#features/catalog/rules/public.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderQuote } from '#tests/factories/order-quote.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** No line is wanted for a day that is over: refused where it is written, left behind where it comes from a document. */
const DAY_MS = 86_400_000;
const today = todayInShanghai(new Date());
const PAST = todayInShanghai(new Date(Date.now() - DAY_MS));
const FAULT = `期望到货日 ${PAST} 早于今天，请改为今天或以后的日期`;

let shop: TestShop;
let staff: TestMember;
let buyer: TestMember;
let drill: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  drill = await buildSku(shop.db.owner, { salesPrice: '120.00', stock: 5_000 });
});

const call = (path: string, input: unknown, member = buyer) =>
  shop.post(path, input, { token: member.token, key: randomUUID() });
const wish = (expectedOn: string) => ({ skuCode: drill.itemNo, quantity: 2, expectedOn });
const order = (line: object, replace: object = {}) =>
  placeOrder(shop, buyer, [{ skuCode: drill.itemNo, quantity: 2 }], {
    replace: { lines: [{ skuCode: drill.itemNo, quantity: 2, salesPrice: '120.00', ...line }], ...replace },
  });

describe('a day that is over', () => {
  it('is taken into no cart, neither with the goods nor afterwards', async () => {
    const { failInfos, successInfos } = (await call('/cart-center/cart/add/enterprise', { lines: [wish(PAST)] })).body
      .data;
    const refused = { skuCode: drill.itemNo, reason: 'day', failMsg: `${drill.itemNo}：${FAULT}` };
    expect([failInfos, successInfos]).toEqual([[refused], []]);
    await call('/cart-center/cart/add/enterprise', { lines: [{ skuCode: drill.itemNo, quantity: 2 }] });
    const change = { skuCode: drill.itemNo, expectedOn: PAST };
    const { status, body } = await call('/cart-center/cart/modify/enterprise', change);
    expect([status, body.error, body.message]).toEqual([400, 'CART_DAY_PAST', `${drill.itemNo}：${FAULT}`]);
    expect((await call('/cart-center/cart/modify/enterprise', { ...change, expectedOn: today })).status).toBe(200);
  });

  it('stands on no order, be it written there or left over in the cart', async () => {
    const typed = await order({ expectedOn: PAST });
    await call('/cart-center/cart/add/enterprise', { lines: [{ skuCode: drill.itemNo, quantity: 2 }] });
    await shop.db.owner.execute(sql`update cart_lines set expected_on = ${PAST} where user_id = ${buyer.userId}`);
    const leftOver = await order({}, { fromCart: true });
    for (const { status, body } of [typed, leftOver]) {
      expect([status, body.error, body.message]).toEqual([409, 'ORDER_LINES_REFUSED', `${drill.itemNo}：${FAULT}`]);
      expect(body.data.failInfos).toEqual([{ skuCode: drill.itemNo, failMsg: FAULT }]);
    }
    expect((await order({ expectedOn: today })).status).toBe(200);
  });

  it('is asked for in no enquiry, no quote and no row of a list', async () => {
    const enquiry = { name: '钻', quantity: 2, expectedOn: null };
    const asked = await call('/oms-front/enquiry/create', { lines: [enquiry, { ...enquiry, expectedOn: PAST }] });
    expect([asked.status, asked.body.message]).toEqual([400, `第 2 行：${FAULT}`]);
    const quoted = await call('/oms-front/quote/create', { lines: [wish(PAST)] });
    expect(quoted.body.data.failInfos).toEqual([{ skuCode: drill.itemNo, failMsg: FAULT }]);
    const rows = [{ rowNumber: 1, goodsCode: drill.itemNo, quantity: '2', expectedOn: PAST }];
    const [row] = (await call('/cart-center/bulk/check', { rows })).body.data.rows;
    expect(row).toMatchObject({ status: 'error', message: FAULT });
  });

  it('does not go on from a quote to its order, nor to the quote that is asked for again', async () => {
    const { quoteNo } = (await call('/oms-front/quote/create', { lines: [wish(today)] })).body.data;
    const other = (await call('/oms-front/quote/create', { lines: [wish(today)] })).body.data;
    await shop.db.owner.execute(sql`update quote_lines l set expected_on = ${PAST} from quotes q
      where q.id = l.quote_id and q.quote_no = ${quoteNo}`);
    for (const number of [quoteNo, other.quoteNo]) await quoteDeskOf(shop, staff).act('send', number);
    const droppedOf = async (number: string) =>
      (await call('/oms-front/quote/transfer', { quoteNo: number })).body.data.dropped;
    const words = '第 1 行的期望到货日已过，不再带入';
    expect([await droppedOf(quoteNo), await droppedOf(other.quoteNo)]).toEqual([words, '']);
    const { data } = await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 1 }]);
    const { lines } = (await call(`/oms-front/trade/detail/${data.orderNo}`, {})).body.data;
    expect(lines).toMatchObject([{ expectedOn: null }]);
    const again = (await call('/oms-front/quote/copy', { quoteNo })).body.data;
    const copy = (await call(`/oms-front/quote/detail/enterprise/${again.quoteNo}`, {})).body.data;
    expect(copy).toMatchObject({ note: `由报价 ${quoteNo} 再次询价；${words}`, wishes: [{ expectedOn: null }] });
  });
});

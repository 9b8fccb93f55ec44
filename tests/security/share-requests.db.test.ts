import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#features/access/api/access-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { quotes } from '#features/quotes/api/quote-tables.ts';
import { shareRequests } from '#features/sharing/api/share-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { buildQuote } from '#tests/factories/build-quote.ts';
import { buildShareLink } from '#tests/factories/build-share-link.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

/** What somebody can do who holds a link, and that nothing changes by it until the owner of the document says so. */
let shop: TestShop;
let firm: TestFirm;
let buyer: TestMember;
let sales: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const { owner } = shop.db;
  firm = await buildFirm(owner);
  buyer = await buildMember(owner, { firm });
  const permissions = ['QUOTE_MANAGEMENT', 'ORDER_MANAGEMENT'] as const;
  sales = await buildMember(owner, { firm, participantExtendType: 5, permissions, dataScope: 'company' });
});

const call = (name: string, input: object, as: TestMember | null = null) =>
  shop.post(`/marketing-center/share/${name}`, input, { token: as?.token });
const OPEN = { prices: true, address: true, comments: true };
const INVOICE = { type: 1, title: '苏州新抬头有限公司', taxNo: '9132059400000001AY' };
const ADDRESS = { receiver: '王强', phone: '19900019999', regionCode: '320571', detail: '新库 2 号门' };
const ask = (code: string, wish: object) => call('wish', { code, name: '王强', ...wish });

async function sharedQuote(fields: object = OPEN) {
  const { quoteNo, quoteId } = await buildQuote(shop.db.owner, buyer);
  const { code, linkId } = await buildShareLink(shop.db.owner, sales, { kind: 'quote', objectNo: quoteNo, fields });
  return { quoteNo, quoteId, code, linkId };
}

async function sharedOrder() {
  const { itemNo } = await buildSku(shop.db.owner);
  const { body } = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }]);
  const { orderNo } = body.data as { orderNo: string };
  const link = { kind: 'details', objectNo: orderNo, fields: { address: true } };
  return { orderNo, code: (await buildShareLink(shop.db.owner, sales, link)).code };
}

const sharesOf = async (quoteNo: string, as = buyer) => (await call('ofQuote', { quoteNo }, as)).body.data;
const decide = (requestId: string, accept: boolean, as = buyer) => call('decide', { requestId, accept }, as);

describe('a quote behind a link', () => {
  it('is read without an account, masked, and its owner sees that it was', async () => {
    const { quoteNo, code } = await sharedQuote();
    const { status, body } = await call('quote', { code });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ quoteNo, sums: { totalAmount: '11.30' }, canAsk: true, canComment: true });
    expect(body.data.buyerName).toContain('*');
    expect(Object.keys(body.data)).not.toContain('events');
    expect((await sharesOf(quoteNo)).links).toMatchObject([{ opens: 1, visitors: 1 }]);
  });

  it('shows no money where its maker said so', async () => {
    const { code } = await sharedQuote({ ...OPEN, prices: false });
    const { body } = await call('quote', { code });
    expect(body.data).toMatchObject({ sums: null, lines: [{ unitPrice: null, amount: null }] });
    expect(JSON.stringify(body.data)).not.toMatch(/11\.30/);
  });

  it('takes a word for the log of the quote, and none once it has ended', async () => {
    const { quoteNo, quoteId, code } = await sharedQuote();
    const word = { code, name: '王强', text: '第 1 行要带合格证 <b>' };
    expect((await call('comment', word)).status).toBe(200);
    const { events } = (await shop.post(`/oms-front/quote/detail/x/${quoteNo}`, {}, { token: buyer.token })).body.data;
    expect(events[0]).toMatchObject({ label: '分享访客留言', detail: '王强：第 1 行要带合格证 <b>' });
    await shop.db.owner
      .update(quotes)
      .set({ validUntil: new Date(0) })
      .where(eq(quotes.id, quoteId));
    expect((await call('comment', word)).body.error).toBe('SHARE_OVER');
    expect((await ask(code, { invoice: INVOICE })).body.error).toBe('SHARE_OVER');
    expect((await call('quote', { code })).body.data).toMatchObject({ over: true, canAsk: false, canComment: false });
  });

  it.each(['goods', 'details'])('is not opened as %s by a link for something else', async (name) => {
    const { code } = await buildShareLink(shop.db.owner, sales, { kind: 'page', objectNo: '/', fields: OPEN });
    expect((await call(name, { code })).status).toBe(404);
    expect((await call('quote', { code })).status).toBe(404);
  });

  it.each(['', '%', '*', 'null', 'undefined', ' ', 'A'.repeat(43), 'A'.repeat(44)])(
    '%j opens nothing',
    async (code) => {
      await sharedQuote();
      for (const name of ['quote', 'goods', 'details'])
        expect([400, 404]).toContain((await call(name, { code })).status);
      expect([400, 404]).toContain((await ask(code, { invoice: INVOICE })).status);
    },
  );
});

describe('a wish', () => {
  it('changes nothing until the owner accepts it, who then has the title first at the checkout', async () => {
    const { quoteNo, code } = await sharedQuote();
    expect((await ask(code, { invoice: INVOICE, note: '我司已更名' })).status).toBe(200);
    const titles = async () =>
      (await shop.post('/enterprise-service/invoiceTitle/list', {}, { token: buyer.token })).body.data;
    expect(await titles()).toEqual([]);
    const [request] = (await sharesOf(quoteNo)).requests;
    expect(request).toMatchObject({
      kind: 'invoice',
      status: 'open',
      name: '王强',
      note: '我司已更名',
      canDecide: true,
    });
    expect((await decide(request.requestId, true)).status).toBe(200);
    expect(await titles()).toMatchObject([{ title: INVOICE.title, isDefault: true }]);
    expect((await decide(request.requestId, true)).body.error).toBe('SHARE_WISH_DONE');
    expect((await sharesOf(quoteNo)).requests).toMatchObject([{ status: 'accepted', canDecide: false }]);
  });

  it('that is refused leaves everything as it was', async () => {
    const { quoteNo, code } = await sharedQuote();
    await ask(code, { address: ADDRESS });
    const [request] = (await sharesOf(quoteNo)).requests;
    expect((await decide(request.requestId, false)).body.data.status).toBe('refused');
    const { body } = await shop.post('/enterprise-service/address/list', {}, { token: buyer.token });
    expect(body.data).toEqual([]);
  });

  it.each([
    ['invoice', { invoice: { ...INVOICE, taxNo: '9132059400000001AX' } }, 'SHARE_WISH_WRONG'],
    ['invoice', { invoice: { ...INVOICE, type: 2 } }, 'SHARE_WISH_WRONG'],
    ['address', { address: { ...ADDRESS, regionCode: '999999' } }, 'SHARE_WISH_WRONG'],
    ['nothing', {}, 'BAD_REQUEST'],
    ['both', { invoice: INVOICE, address: ADDRESS }, 'BAD_REQUEST'],
  ])('that is wrong is refused: %s', async (_, wish, error) => {
    const { code } = await sharedQuote();
    const { status, body } = await ask(code, wish);
    expect([status, body.error ?? 'BAD_REQUEST']).toEqual([400, error]);
  });

  it('is mailed once to whom the link and the document belong, its answer to whoever left an address', async () => {
    const mailOf = async ({ userId }: TestMember) => {
      const email = `u${userId}@firm.example`;
      await shop.db.owner.update(users).set({ email }).where(eq(users.id, userId));
      return () => takeMessages(shop, email);
    };
    const [toBuyer, toSales] = [await mailOf(buyer), await mailOf(sales)];
    const { quoteNo, code } = await sharedQuote();
    const asker = `asker${buyer.userId}@else.example`;
    const note = '请改\nBcc: all@evil.test';
    expect((await ask(code, { invoice: INVOICE, note, replyTo: asker })).status).toBe(200);
    const href = `${testEnv.origin}/user/transaction/quotaDetail.html?quoteNo=${quoteNo}`;
    for (const take of [toBuyer, toSales]) {
      const letters = await take();
      expect(letters).toMatchObject([{ subject: `报价 ${quoteNo} 收到“修改发票信息”申请` }]);
      const lines = letters[0]?.text.split('\n') ?? [];
      expect(lines).toContain(href);
      expect(lines).toContain('说明：请改 Bcc: all@evil.test');
    }
    expect(await takeMessages(shop, asker)).toEqual([]);
    const [request] = (await sharesOf(quoteNo)).requests;
    await decide(request.requestId, false);
    await decide(request.requestId, true);
    expect(await takeMessages(shop, asker)).toMatchObject([{ subject: `报价 ${quoteNo} 的“修改发票信息”申请未采纳` }]);
    expect([await toBuyer(), await toSales()]).toEqual([[], []]);
  });

  it('of somebody who left no address is answered on the page alone', async () => {
    const { quoteNo, code } = await sharedQuote();
    expect((await ask(code, { invoice: INVOICE, replyTo: 'nobody' })).status).toBe(400);
    expect((await ask(code, { invoice: INVOICE })).status).toBe(200);
    const [request] = (await sharesOf(quoteNo)).requests;
    expect((await decide(request.requestId, true)).status).toBe(200);
  });

  it('can be made five times before somebody answers', async () => {
    const { code } = await sharedQuote();
    for (let n = 0; n < 5; n += 1) expect((await ask(code, { invoice: INVOICE })).status).toBe(200);
    expect((await ask(code, { invoice: INVOICE })).body.error).toBe('SHARE_WISHES_MANY');
  });

  it('is answered by the owner of the document alone', async () => {
    const { quoteNo, code } = await sharedQuote();
    await ask(code, { invoice: INVOICE });
    const [request] = (await sharesOf(quoteNo)).requests;
    const { owner } = shop.db;
    const colleague = await buildMember(owner, { firm, permissions: ['QUOTE_MANAGEMENT'], dataScope: 'company' });
    const stranger = await buildMember(owner);
    expect((await decide(request.requestId, true, colleague)).body.error).toBe('SHARE_WISH_FOREIGN');
    expect((await decide(request.requestId, true, stranger)).status).toBe(404);
    expect((await decide(request.requestId, true, sales)).status).toBe(403);
    expect((await sharesOf(quoteNo, sales)).requests).toMatchObject([{ canDecide: false }]);
    const [row] = await owner
      .select()
      .from(shareRequests)
      .where(eq(shareRequests.id, BigInt(request.requestId)));
    expect(row?.status).toBe('open');
  });
});

describe('an order behind a link', () => {
  const orderOf = async (orderNo: string) =>
    (await shop.db.owner.select().from(orders).where(eq(orders.orderNo, orderNo)))[0];
  const first = async (orderNo: string) =>
    (await call('ofOrder', { orderNo }, buyer)).body.data.requests[0] as { requestId: string };

  it('tells where it goes without saying to whom, and takes a new invoice once its owner agrees', async () => {
    const { orderNo, code } = await sharedOrder();
    const { body } = await call('details', { code });
    expect(body.data).toMatchObject({ kind: 'order', number: orderNo, over: false, waiting: 0 });
    expect(JSON.stringify(body.data)).not.toContain('19900010001');
    await ask(code, { invoice: INVOICE });
    expect((await orderOf(orderNo))?.invoice).toBeNull();
    expect((await decide((await first(orderNo)).requestId, true)).status).toBe(200);
    expect((await orderOf(orderNo))?.invoice).toMatchObject({ title: INVOICE.title, taxNo: INVOICE.taxNo });
    const { events } = (await shop.post(`/oms-front/trade/detail/${orderNo}`, {}, { token: buyer.token })).body.data;
    expect(events.at(-1).label).toBe('修改地址或发票');
  });

  it('goes to another county only as another order', async () => {
    const { orderNo, code } = await sharedOrder();
    const before = await orderOf(orderNo);
    await ask(code, { address: { ...ADDRESS, regionCode: '110101' } });
    const { requestId } = await first(orderNo);
    expect((await decide(requestId, true)).body.error).toBe('ORDER_DETAILS_FIXED');
    expect((await orderOf(orderNo))?.address).toEqual(before?.address);
    await ask(code, { address: { ...ADDRESS, regionCode: before?.regionCode ?? '' } });
    expect((await decide((await first(orderNo)).requestId, true)).status).toBe(200);
    expect((await orderOf(orderNo))?.address).toMatchObject({ receiver: ADDRESS.receiver, detail: ADDRESS.detail });
  });

  it('is shown by its own links alone', async () => {
    const { code } = await sharedOrder();
    expect((await shop.post('/oms-front/orderShare/open', { code }, { key: randomUUID() })).status).toBe(400);
  });
});

describe('a list of goods behind a link', () => {
  it('shows each item as the reader may see it, and says how many he may not', async () => {
    const [seen, exclusive] = [await buildSku(shop.db.owner), await buildSku(shop.db.owner, { exclusive: true })];
    const link = { kind: 'recommend', objectNo: `${seen.itemNo},${exclusive.itemNo}`, title: '夏季防护' };
    const { code } = await buildShareLink(shop.db.owner, sales, link);
    const { body } = await call('goods', { code });
    expect(body.data).toMatchObject({ title: '夏季防护', items: [{ itemCode: seen.itemNo }], missing: 1 });
    expect(JSON.stringify(body.data)).not.toContain(exclusive.itemNo);
  });

  it('comes in its maker’s order, with what he says to whom, and nothing said of other goods', async () => {
    const [first, second, other] = [
      await buildSku(shop.db.owner),
      await buildSku(shop.db.owner),
      await buildSku(shop.db.owner),
    ];
    const made = await shop.post(
      '/marketing-center/share/link',
      {
        url: `/shareRecommend.html?items=${second.itemNo},${first.itemNo}`,
        appCode: '009',
        words: {
          forWhom: '华东精密 王工',
          note: '夏季检修 <b>备件</b>',
          items: [
            { itemCode: first.itemNo, note: '尺寸相同' },
            { itemCode: other.itemNo, note: '不在其中' },
          ],
        },
      },
      { token: buyer.token },
    );
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { body } = await call('goods', { code: new URL(made.body.data.quoteLink).searchParams.get('code') });
    expect(body.data).toMatchObject({ forWhom: '华东精密 王工', note: '夏季检修 <b>备件</b>', missing: 0 });
    const said = body.data.items.map((item: { itemCode: string; remark: string }) => [item.itemCode, item.remark]);
    expect(said).toEqual([
      [second.itemNo, ''],
      [first.itemNo, '尺寸相同'],
    ]);
    expect(JSON.stringify(body.data)).not.toContain('不在其中');
  });
});

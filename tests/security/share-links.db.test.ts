import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberships } from '#features/access/api/access-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { shareLinks, shareOpenings } from '#features/sharing/api/share-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { buildQuote } from '#tests/factories/build-quote.ts';
import { buildShareLink } from '#tests/factories/build-share-link.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { orderInput, placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

/**
 * Links that people give away (security checks 2, 6, 12, 17, 32): each opens one thing, for as long as its owner wants,
 * and every reason why one does not open looks the same.
 */
let shop: TestShop;
let firm: TestFirm;
let sales: TestMember;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const { owner } = shop.db;
  firm = await buildFirm(owner);
  buyer = await buildMember(owner, { firm });
  sales = await buildSales('S20815');
});

async function buildSales(sellerCode: string | null, at = firm): Promise<TestMember> {
  const permissions = ['QUOTE_MANAGEMENT', 'ORDER_MANAGEMENT'] as const;
  const facts = { firm: at, participantExtendType: 5, permissions, dataScope: 'company' } as const;
  const member = await buildMember(shop.db.owner, facts);
  await shop.db.owner.update(memberships).set({ sellerCode }).where(eq(memberships.id, member.memberId));
  return member;
}

const call = (name: string, input: object, as: TestMember | null = sales) =>
  shop.post(`/marketing-center/share/${name}`, input, { token: as?.token });
const share = (url: string, wish: object = {}, as = sales) => call('link', { url, appCode: '009', ...wish }, as);
const codeOf = (link: string) => new URL(link).searchParams.get('code') ?? '';
const follow = (code: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/s?code=${encodeURIComponent(code)}`, { redirect: 'manual', headers });

describe('making a link', () => {
  it('recommends only what its maker may see, and says the same of what there is not', async () => {
    const { owner } = shop.db;
    const { itemNo: seen } = await buildSku(owner, {});
    const { itemNo: exclusive } = await buildSku(owner, { exclusive: true });
    const recommend = (items: string) => share(`/shareRecommend.html?items=${items}`);
    expect((await recommend(seen)).status).toBe(200);
    const [foreign, absent] = [await recommend(`${seen},${exclusive}`), await recommend(`${seen},NOSUCH99`)];
    expect([foreign.status, foreign.body.message]).toEqual([absent.status, absent.body.message]);
    expect(foreign.status).not.toBe(200);
  });

  it('answers an address of 256 random bits, whose hash alone is kept', async () => {
    const { quoteNo } = await buildQuote(shop.db.owner, buyer);
    const { status, body } = await share(`/shareQuota.html?quoteNo=${quoteNo}`, {
      encryption: false,
      shareUserNo: 'S20815',
    });
    expect(status).toBe(200);
    const link = new URL(body.data.quoteLink);
    expect(link.origin + link.pathname).toBe(`${testEnv.origin}/shareQuota.html`);
    expect([...link.searchParams.keys()]).toEqual(['code', 'appCode', 'sc']);
    expect(link.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    expect(link.href).not.toContain(quoteNo);
    const [row] = await shop.db.owner
      .select()
      .from(shareLinks)
      .where(eq(shareLinks.id, BigInt(body.data.linkId)));
    expect(row).toMatchObject({ kind: 'quote', objectNo: quoteNo, salesCode: 'S20815', firmId: firm.firmId });
    expect(JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      codeOf(link.href),
    );
  });

  it('carries the configured origin, whatever host the request claimed', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const as = { token: sales.token, headers };
    const { itemNo } = await buildSku(shop.db.owner);
    const { body } = await shop.post('/marketing-center/share/link', { url: `/u-${itemNo}.html`, appCode: '009' }, as);
    expect(body.data.quoteLink).toMatch(new RegExp(`^${testEnv.origin}/s\\?code=`));
  });

  it.each([
    'https://evil.example/',
    '//evil.example/u-A.html',
    'javascript:alert(1)',
    '/desk/orders.html',
    '/shareQuota.html',
  ])('refuses %s', async (url) => {
    expect((await share(url)).body.error).toBe('SHARE_ADDRESS_WRONG');
  });

  it.each(['BJ991231999999', 'foreign', 'of a colleague out of scope'])(
    'answers for a quote that is not there as for one of others: %s',
    async (which) => {
      const other = await buildMember(shop.db.owner);
      const { quoteNo } = await buildQuote(shop.db.owner, which === 'foreign' ? other : buyer);
      const url = `/shareQuota.html?quoteNo=${which.startsWith('BJ') ? which : quoteNo}`;
      const self = await buildMember(shop.db.owner, { firm, dataScope: 'self' });
      const { status, body } = await share(url, {}, which.startsWith('of') ? self : sales);
      expect({ status, message: body.message }).toEqual({ status: 404, message: '分享的内容不存在或已被删除' });
    },
  );

  it('names no other person as the one who shares', async () => {
    expect((await share('/', { shareUserNo: 'S99999' })).body.error).toBe('SHARE_CODE_FOREIGN');
  });

  it('wants a job code of a sales account', async () => {
    expect((await share('/', {}, await buildSales(null))).body.error).toBe('SHARE_CODE_MISSING');
  });

  it.each(['group', 'restricted', 'punchout'] as const)('is not for a %s account', async (kind) => {
    const facts = { group: { firmType: 'group' as const }, restricted: { firmChannel: 1 }, punchout: {} }[kind];
    const other = await buildFirm(shop.db.owner, facts);
    const member = await buildMember(shop.db.owner, {
      firm: other,
      ...(kind === 'punchout' ? { loginSource: 3 } : {}),
    });
    expect((await share('/', {}, member)).status).toBe(403);
  });

  it('shares an order by a link of the order itself', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const { body: made } = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }]);
    const { orderNo } = made.data;
    const { body } = await share(`/user/transaction/orderDetail.html?orderNo=${orderNo}`, { prices: false });
    const link = new URL(body.data.quoteLink);
    expect([link.origin, link.pathname, link.searchParams.get('sc')]).toEqual([
      testEnv.origin,
      '/shareOrder.html',
      'S20815',
    ]);
    const opened = await shop.post('/oms-front/orderShare/open', { code: codeOf(link.href) });
    expect(opened.body.data).toMatchObject({ orderNo, sums: null });
    const parcels = await shop.post('/oms-front/orderShare/logistics', { code: codeOf(link.href) });
    expect(parcels.body.data.orderNo).toBe(orderNo);
  });
});

describe('following a link to a page', () => {
  const made = async (facts: object = {}) =>
    buildShareLink(shop.db.owner, sales, {
      kind: 'page',
      objectNo: '/search.html?keyword=a',
      salesCode: 'S20815',
      ...facts,
    });
  const target = async (code: string) => (await follow(code)).headers.get('location');

  it('goes on to the page with the sales code, and tells its owner', async () => {
    const { code, linkId } = await made();
    expect(await target(code)).toBe('/search.html?keyword=a&sc=S20815');
    const agent = {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    };
    await follow(code, agent);
    await follow(code, agent);
    const { body } = await call('openings', { linkId: String(linkId) });
    expect(body.data.map(({ visitor }: { visitor: number }) => visitor)).toEqual([2, 1]);
    expect(body.data[0].network).toMatch(/\*$/);
    const list = await call('list', {});
    expect(list.body.data.list[0]).toMatchObject({ linkId: String(linkId), opens: 2, visitors: 2, state: 'open' });
    const kept = JSON.stringify(await shop.db.owner.select({ hash: shareOpenings.visitorHash }).from(shareOpenings));
    expect(kept).not.toContain('127.0.0.1');
  });

  it('is not opened by a browser that only loads it ahead', async () => {
    const { code, linkId } = await made();
    const answer = await follow(code, { 'sec-purpose': 'prefetch' });
    expect(answer.headers.get('location')).toBe('/search.html?keyword=a&sc=S20815');
    expect((await call('openings', { linkId: String(linkId) })).body.data).toEqual([]);
  });

  it.each([
    ['revoked', async (_: string, linkId: bigint) => call('revoke', { linkId: String(linkId) })],
    [
      'over',
      async (_: string, linkId: bigint) =>
        shop.db.owner
          .update(shareLinks)
          .set({ expiresAt: new Date(0) })
          .where(eq(shareLinks.id, linkId)),
    ],
  ])('leads nowhere once it is %s', async (_, end) => {
    const { code, linkId } = await made();
    await end(code, linkId);
    expect(await target(code)).toBe('/404.html');
  });

  it.each(['', '%', '*', 'null', 'undefined', ' ', 'A'.repeat(43), '../../etc', '\0', '[]', '{}'])(
    'leads nowhere for %j',
    async (code) => {
      await made();
      expect(await target(code)).toBe('/404.html');
    },
  );

  it('opens no page by the secret of a document, and no document by that of a page', async () => {
    const { quoteNo } = await buildQuote(shop.db.owner, buyer);
    const { code } = await buildShareLink(shop.db.owner, sales, { kind: 'quote', objectNo: quoteNo });
    expect(await target(code)).toBe('/404.html');
  });
});

describe('a link to a document of smart cabinets', () => {
  it('opens on its own page alone, masked like any other', async () => {
    const { quoteNo } = await buildQuote(shop.db.owner, buyer);
    const quote = await buildShareLink(shop.db.owner, sales, { kind: 'smart_quote', objectNo: quoteNo });
    expect((await call('quote', { code: quote.code, smart: true }, null)).body.data).toMatchObject({ quoteNo });
    expect((await call('quote', { code: quote.code }, null)).status).toBe(404);
    const { itemNo } = await buildSku(shop.db.owner);
    const placed = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }]);
    const { orderNo } = placed.body.data;
    const order = await buildShareLink(shop.db.owner, sales, { kind: 'smart_order', objectNo: orderNo });
    const { body } = await call('smartOrder', { code: order.code }, null);
    expect(body.data).toMatchObject({ orderNo, sums: null, invoice: null });
    expect(body.data.address.phone).toContain('****');
  });

  it('is what no other link is, and ends like one', async () => {
    const { quoteNo } = await buildQuote(shop.db.owner, buyer);
    const { code } = await buildShareLink(shop.db.owner, sales, { kind: 'quote', objectNo: quoteNo });
    const past = { kind: 'smart_order', objectNo: 'SO260101000001', expiresAt: new Date(0) };
    const over = await buildShareLink(shop.db.owner, sales, past);
    const answers = [
      await call('quote', { code, smart: true }, null),
      await call('smartOrder', { code }, null),
      await call('smartOrder', { code: over.code }, null),
      await call('smartOrder', { code: 'A'.repeat(43) }, null),
    ];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it('is made by nobody while there is no such document', async () => {
    const { quoteNo } = await buildQuote(shop.db.owner, buyer);
    expect((await share(`/shareQuotaSmart.html?quoteNo=${quoteNo}`)).body.error).toBe('SHARE_ADDRESS_WRONG');
  });
});

describe('looking after links', () => {
  it('is for who made them alone, in the firm they were made for', async () => {
    const { linkId } = await buildShareLink(shop.db.owner, sales);
    const colleague = await buildSales('S20816');
    for (const name of ['openings', 'revoke']) {
      expect((await call(name, { linkId: String(linkId) }, colleague)).status).toBe(404);
      expect((await call(name, { linkId: String(linkId) }, await buildMember(shop.db.owner))).status).toBe(404);
    }
    expect((await call('list', {}, colleague)).body.data.total).toBe(0);
  });
});

describe('a QR code', () => {
  const draw = (input: object) => shop.post('/marketing-center/generate/QRCode', input, { token: sales.token });

  it.each(['svg', 'png'])('is drawn as %s', async (format) => {
    const { body } = await draw({ content: '/u-A1.html?sc=S1', format });
    expect(body.data.image).toMatch(format === 'svg' ? /^data:image\/svg\+xml;base64,/ : /^data:image\/png;base64,/);
  });

  it.each([
    ['QR_EMPTY', ''],
    ['QR_EMPTY', '  '],
    ['QR_TOO_LARGE', `/search.html?keyword=${'x'.repeat(3_000)}`],
    ['QR_FOREIGN', 'https://evil.example/'],
    ['QR_FOREIGN', '//evil.example/'],
    ['QR_FOREIGN', 'tel:10086'],
  ])('fails cleanly: %s', async (error, content) => {
    const { status, body } = await draw({ content });
    expect([status < 500, body.error]).toEqual([true, error]);
  });
});

it('attributes an order to the sales person whose link brought the browser here', async () => {
  const { itemNo } = await buildSku(shop.db.owner);
  const place = async (cookie: string) => {
    const input = await orderInput(shop, buyer, [{ skuCode: itemNo, quantity: 1 }]);
    const as = { token: buyer.token, key: randomUUID(), headers: { cookie } };
    const { body } = await shop.post('/oms-front/trade/create', input, as);
    const [order] = await shop.db.owner.select().from(orders).where(eq(orders.orderNo, body.data.orderNo));
    return order?.shareCode;
  };
  expect(await place('shareSC=S20815')).toBe('S20815');
  expect(await place('other=1')).toBeNull();
  expect(await place('shareSC=%3Cscript%3E')).toBeNull();
});

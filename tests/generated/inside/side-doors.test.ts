import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#features/access/api/access-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { KEPT_BY_THE_SHOP } from './internal-columns.ts';
import { buildLivingCompany, type LivingCompany, SECRET_LIMIT } from './living-company.ts';
import { plantCanaries } from './plant-canaries.ts';

/** Ways past the calls of a sales account: links it gives away, letters it gets, and the shop's desk. */
const MAIL = 'seller@shop.example';

let shop: TestShop;
let company: LivingCompany;
let desk: TestMember;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  company = await buildLivingCompany(shop);
  await plantCanaries(shop.db.owner, company.buyer.firmId);
  await shop.db.owner.update(users).set({ email: MAIL }).where(eq(users.id, company.sales.userId));
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES', 'DESK_ORDERS'] });
});
afterAll(() => shop.stop());

const tells = (answer: unknown) =>
  [...JSON.stringify(answer).matchAll(/canary-\w+-\w+-/g)]
    .map(([canary]) => canary)
    .concat(JSON.stringify(answer).includes(SECRET_LIMIT.digits) ? [SECRET_LIMIT.digits] : []);
const asSales = (path: string, input: object) =>
  shop.post(path, input, { token: company.sales.token, key: randomUUID() });
const codeIn = (href: string) => new URL(href, 'http://shop.test').searchParams.get('code') ?? '';

it('a link to an order opens nothing internal', async () => {
  for (const orderNo of company.numbers.order ?? []) {
    const made = (await asSales('/oms-front/orderShare/create', { orderNo, prices: true })).body;
    expect(made).toMatchObject({ success: true });
    const code = codeIn(made.data.path);
    const opened = (await shop.post('/oms-front/orderShare/open', { code })).body;
    expect(opened.data).toMatchObject({ orderNo });
    expect([tells(made), tells(opened)]).toEqual([[], []]);
    expect(tells((await shop.post('/oms-front/orderShare/logistics', { code })).body)).toEqual([]);
  }
});

it('a link to a quote opens nothing internal', async () => {
  for (const quoteNo of company.numbers.quote ?? []) {
    const url = `/shareQuota.html?quoteNo=${quoteNo}`;
    const made = (await asSales('/marketing-center/share/link', { url, appCode: '009', prices: true })).body;
    expect(made).toMatchObject({ success: true });
    const opened = (await shop.post('/marketing-center/share/quote', { code: codeIn(made.data.quoteLink) })).body;
    expect(opened.data).toMatchObject({ quoteNo });
    expect([tells(made), tells(opened)]).toEqual([[], []]);
  }
});

it('no letter to a sales account tells anything internal', async () => {
  expect((await takeMessages(shop, MAIL)).flatMap(tells)).toEqual([]);
});

it.each([
  ['order', '/oms-front/desk/orders/detail', 'orderNo'],
  ['quote', '/oms-front/desk/quotes/detail', 'quoteNo'],
  ['enquiry', '/oms-front/desk/enquiries/detail', 'enquiryNo'],
])('the desk works on an %s without learning anything internal', async (kind, path, field) => {
  for (const number of company.numbers[kind] ?? []) {
    const { body } = await shop.post(path, { [field]: number }, { token: desk.token });
    expect(body).toMatchObject({ success: true });
    const ofCompany = tells(body).filter((canary) => !KEPT_BY_THE_SHOP.has(canary.split('-')[1] ?? ''));
    expect(ofCompany).toEqual([]);
  }
});

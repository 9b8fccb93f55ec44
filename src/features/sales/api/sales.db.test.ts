import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '#features/access/api/access-tables.ts';
import { enquiries } from '#features/enquiries/api/enquiry-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { quotes } from '#features/quotes/api/quote-tables.ts';
import { buildReports, compareReports } from '#features/reports/api/booking/build-repo.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildEnquiry, buildEnquiryDraft, buildQuote } from '#tests/factories/build-quote.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { SalesCustomer, SalesDuties } from '../contract/sales-contract.ts';

const SALES = 5;

let shop: TestShop;
let seller: TestMember;
/** Buyers of the firm the seller works for now, of a second one the seller serves, and of one that others serve. */
let near: TestMember;
let second: TestMember;
let foreign: TestMember;

/** Gives the seller a place in the firm of somebody. */
async function serve({ firmId }: TestMember, facts: Partial<typeof memberships.$inferInsert> = {}): Promise<void> {
  const place = { firmId, userId: seller.userId, participantExtendType: SALES, ...facts };
  await shop.db.owner.insert(memberships).values(place);
}

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const { owner } = shop.db;
  near = await buildMember(owner);
  seller = await buildMember(owner, { firm: near, participantExtendType: SALES });
  second = await buildMember(owner);
  foreign = await buildMember(owner);
  await buildMember(owner, { firm: foreign, participantExtendType: SALES });
  await serve(second);
  const { itemNo } = await buildSku(owner);
  for (const buyer of [near, second, foreign]) {
    await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }]);
    await buildQuote(owner, buyer);
    await buildEnquiry(owner, buyer);
  }
  const soon = sql`now() + interval '3 days'`;
  await owner.update(quotes).set({ validUntil: soon });
  await book();
});
afterAll(() => shop.stop());

/** What the worker does seconds after an order, or after it has moved. */
const book = async () => {
  await buildReports(shop.db.app);
  await compareReports(shop.db.app);
};

const customers = async (as: TestMember = seller, input: object = {}) =>
  (await shop.post('/enterprise-service/sales/customers', input, { token: as.token })).body.data;
const codesOf = async (...members: TestMember[]) => {
  const rows = await shop.db.owner.select({ id: firms.id, code: firms.customerCode }).from(firms);
  return members.map(({ firmId }) => rows.find(({ id }) => id === firmId)?.code).sort();
};
const listed = (list: SalesCustomer[]) => list.map(({ customerCode }) => customerCode).sort();

describe('who is served', () => {
  it('sees every firm it serves with its figures, and no other', async () => {
    const { list, summary, counts } = await customers();
    expect(listed(list)).toEqual(await codesOf(near, second));
    expect(
      list.every((one: SalesCustomer) => one.yearOrders === 1 && one.expiringQuotes === 1 && one.openEnquiries === 1),
    ).toBe(true);
    expect(list.filter((one: SalesCustomer) => one.current)).toHaveLength(1);
    expect(summary).toMatchObject({ customers: 2, expiringQuotes: 2, openEnquiries: 2 });
    expect(counts).toEqual({ dormant: 0, cooling: 0, active: 2, never: 0 });
  });

  it('is told what waits with them, and nothing of others', async () => {
    const { body } = await shop.post<SalesDuties>('/enterprise-service/sales/duties', {}, { token: seller.token });
    const participants = new Set(
      [...(body.data?.quotes ?? []), ...(body.data?.enquiries ?? [])].map((one) => one.participantId),
    );
    const own = await shop.db.owner.select().from(memberships).where(eq(memberships.userId, seller.userId));
    expect(participants).toEqual(new Set(own.map(({ id }) => String(id))));
    expect(body.data?.quotes).toHaveLength(2);
    expect(body.data?.enquiries).toHaveLength(2);
  });

  it.each([
    ['a frozen place', { status: 0 }],
    ['an invitation nobody has taken', { status: 2 }],
    ['a place as a buyer', { participantExtendType: 1 }],
  ])('%s serves nobody', async (_, facts) => {
    const other = await buildMember(shop.db.owner);
    await serve(other, facts);
    expect(listed((await customers()).list)).toEqual(await codesOf(near, second));
  });

  it('does not see a firm that was frozen', async () => {
    const other = await buildMember(shop.db.owner, { firm: await buildFirm(shop.db.owner, { status: 0 }) });
    await serve(other);
    expect(listed((await customers()).list)).toEqual(await codesOf(near, second));
  });

  it('is closed to everybody else', async () => {
    const buyer = await shop.post('/enterprise-service/sales/customers', {}, { token: near.token });
    expect([buyer.status, (await shop.post('/enterprise-service/sales/duties')).status]).toEqual([403, 401]);
  });
});

it('counts neither what came to nothing nor what was cancelled of an order', async () => {
  const { owner } = shop.db;
  const of = and(eq(orders.firmId, second.firmId));
  const [order] = await owner.select().from(orders).where(of);
  const find = async () => (await customers(seller, { keyword: (await codesOf(second))[0] })).list[0] as SalesCustomer;
  const yuan = (fen: bigint) => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
  expect((await find()).yearAmount).toBe(yuan(order?.totalFen ?? 0n));
  await owner.update(orders).set({ status: 'cancelled' }).where(of);
  await book();
  expect(await find()).toMatchObject({ yearAmount: '0.00', standing: 'never', lastOrderNo: null });
});

it('counts orders that came by its own job code, and by nobody else’s', async () => {
  const { owner } = shop.db;
  await owner.update(memberships).set({ sellerCode: 'S100' }).where(eq(memberships.userId, seller.userId));
  const shared = async () => (await customers()).summary.sharedOrders;
  const mark = (shareCode: string, { firmId }: TestMember) =>
    owner.update(orders).set({ shareCode }).where(eq(orders.firmId, firmId));
  await mark('S999', near);
  await mark('S100', foreign);
  expect(await shared()).toBe(0);
  await mark('S100', near);
  expect(await shared()).toBe(1);
});

it('counts quotes and enquiries that came by its own job code, drafts apart', async () => {
  const { owner } = shop.db;
  await owner.update(memberships).set({ sellerCode: 'S300' }).where(eq(memberships.userId, seller.userId));
  const shared = async () => {
    const { sharedQuotes, sharedEnquiries } = (await customers()).summary;
    return [sharedQuotes, sharedEnquiries];
  };
  const mark = async (shareCode: string, { firmId }: TestMember) => {
    await owner.update(quotes).set({ shareCode }).where(eq(quotes.firmId, firmId));
    await owner.update(enquiries).set({ shareCode }).where(eq(enquiries.firmId, firmId));
  };
  await mark('S999', near);
  await mark('S300', foreign);
  expect(await shared()).toEqual([0, 0]);
  await mark('S300', near);
  await mark('S300', second);
  expect(await shared()).toEqual([2, 2]);
  const { enquiryId } = await buildEnquiryDraft(owner, near);
  await owner.update(enquiries).set({ shareCode: 'S300' }).where(eq(enquiries.id, enquiryId));
  expect(await shared()).toEqual([2, 2]);
});

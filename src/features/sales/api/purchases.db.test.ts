import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '#features/access/api/access-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { buildReports } from '#features/reports/api/booking/build-repo.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { SalesPurchase, SalesPurchaseOrder, SalesPurchases } from '../contract/sales-contract.ts';

const SALES = 5;

let shop: TestShop;
let seller: TestMember;
/** Served by the seller: one buys now, one bought last year alone. Served by nobody here: the third. */
let now: TestMember;
let then: TestMember;
let foreign: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const { owner } = shop.db;
  [now, then, foreign] = [await buildMember(owner), await buildMember(owner), await buildMember(owner)];
  seller = await buildMember(owner, { firm: now, participantExtendType: SALES });
  await owner.insert(memberships).values({ firmId: then.firmId, userId: seller.userId, participantExtendType: SALES });
  const { itemNo } = await buildSku(owner, { salesPrice: '250.0000' });
  for (const [buyer, quantity] of [
    [now, 8],
    [now, 12],
    [then, 10],
    [foreign, 4],
  ] as const) {
    await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity }]);
  }
  // A year and some days ago, on a day that both years have had by now.
  await owner.execute(sql`alter table orders disable trigger user`);
  await owner.execute(sql`update orders set submitted_at = submitted_at - interval '1 year 1 day'
    where firm_id = ${then.firmId}`);
  await buildReports(shop.db.app);
});
afterAll(() => shop.stop());

const ask = async (input: object = {}, as: TestMember = seller) =>
  shop.post('/enterprise-service/sales/purchases', input, { token: as.token });
const purchases = async (input: object = {}): Promise<SalesPurchases> => (await ask(input)).body.data;
const ordersOf = (input: object) =>
  shop.post('/enterprise-service/sales/purchaseOrders', input, { token: seller.token });
const fen = (yuan: string) => BigInt(yuan.replace('.', ''));
const codeOf = async ({ firmId }: TestMember) =>
  (await shop.db.owner.select().from(firms)).find(({ id }) => id === firmId)?.customerCode;
const rowOf = async (member: TestMember) => {
  const code = await codeOf(member);
  return (await purchases()).rows.find(({ customerCode }) => customerCode === code) as SalesPurchase;
};

describe('what customers buy', () => {
  it('is told of those one serves, and of no other', async () => {
    const codes = (await purchases()).rows.map(({ customerCode }) => customerCode);
    expect(codes).toEqual([await codeOf(now), await codeOf(then)]);
  });

  it('stands beside the same days of last year, with each one’s part of the whole and of its change', async () => {
    const { summary, building } = await purchases();
    expect(building).toBe(0);
    expect(await rowOf(now)).toMatchObject({ yearAmount: summary.yearAmount, share: '100.0', lastYearAmount: '0.00' });
    const row = await rowOf(then);
    expect(row).toMatchObject({ yearAmount: '0.00', share: '0.0', lastYearAmount: summary.lastYearAmount });
    expect([row.change, row.changePoints]).toEqual([`-${row.lastYearAmount}`, '-100.0']);
    expect(fen(row.lastYearAmount)).toBeGreaterThan(0n);
  });

  it('names what was bought of late', async () => {
    expect((await rowOf(now)).bought).toMatchObject([{ orders: 2 }]);
  });

  it('finds who has gone quiet', async () => {
    const { rows, total } = await purchases({ quietDays: 90, sort: 'quiet' });
    expect([total, rows.map(({ customerCode }) => customerCode)]).toEqual([1, [await codeOf(then)]]);
    expect(rows[0]).toMatchObject({ standing: 'dormant', bought: [{ orders: 1 }] });
  });

  it('comes in parts, each behind the one before', async () => {
    const first = await purchases({ limit: 1 });
    expect([first.rows.length, first.total]).toEqual([1, 2]);
    const second = await purchases({ limit: 1, after: first.next });
    expect([second.rows[0]?.customerCode, second.next]).toEqual([await codeOf(then), null]);
    expect((await ask({ after: '999999999' })).status).toBe(400);
  });
});

describe('the orders of an amount', () => {
  it('sum up to it, this year and last', async () => {
    for (const [member, year, name] of [
      [now, 'this', 'yearAmount'],
      [then, 'last', 'lastYearAmount'],
    ] as const) {
      const row = await rowOf(member);
      const { body } = await ordersOf({ participantId: row.participantId, year });
      const sum = body.data.rows.reduce((all: bigint, { amount }: SalesPurchaseOrder) => all + fen(amount), 0n);
      expect([body.data.amount, sum]).toEqual([row[name], fen(row[name])]);
    }
  });

  it('are not told of a customer whom others serve, nor of a place of somebody else', async () => {
    const places = await shop.db.owner.select().from(memberships);
    for (const { id } of places.filter(({ userId }) => userId !== seller.userId)) {
      expect((await ordersOf({ participantId: String(id), year: 'this' })).status).toBe(404);
    }
  });
});

it('leaves as a file with the same rows', async () => {
  const { status, headers } = await shop.post(
    '/enterprise-service/sales/exportPurchases',
    { sort: 'amount' },
    { token: seller.token },
  );
  expect([status, headers.get('content-disposition')?.includes('xlsx')]).toEqual([200, true]);
});

it('is closed to buyers', async () => {
  expect((await ask({}, now)).status).toBe(403);
});

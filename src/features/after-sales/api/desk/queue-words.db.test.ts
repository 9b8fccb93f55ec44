import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '#features/orders/api/order-tables.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { applyForCase, caseDeskOf, caseDeskPeople, caseRow } from '#tests/factories/case-desk.ts';
import { openParcel } from '#tests/factories/returned-case.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { afterSaleReturns } from '../return-tables.ts';

let shop: TestShop;
let desk: ReturnType<typeof caseDeskOf>;
let known: Record<string, string>;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const { owner } = shop.db;
  desk = caseDeskOf(shop, (await caseDeskPeople(shop)).clerk);
  const made = [];
  for (const name of ['长河100%机械', '远山电子']) {
    const buyer = await buildMember(owner);
    await owner.update(firms).set({ name }).where(eq(firms.id, buyer.firmId));
    const sku = await buildSku(owner, { salesPrice: '100.00' });
    const { caseNo, orderNo } = await applyForCase(shop, buyer, [{ kind: 'return', quantity: 10, asked: 3, sku }]);
    made.push({ caseNo, orderNo, itemNo: sku.itemNo, firmId: buyer.firmId });
  }
  const [{ caseNo, orderNo, itemNo, firmId } = { caseNo: '', orderNo: '', itemNo: '', firmId: 0n }] = made;
  const { id: caseId } = await caseRow(shop, caseNo);
  const { id, returnNo } = await openParcel(shop, { firmId, caseId });
  await owner.update(afterSaleReturns).set({ trackingNo: 'SF990088' }).where(eq(afterSaleReturns.id, id));
  await owner.update(orders).set({ poNumber: 'PO-7788' }).where(eq(orders.orderNo, orderNo));
  const [firm] = await owner.select().from(firms).where(eq(firms.id, firmId));
  known = { caseNo, orderNo, itemNo, returnNo, customerCode: firm?.customerCode ?? '', ending: caseNo.slice(-6) };
});
afterAll(() => shop.stop());

const found = async (keyword: string): Promise<string[]> => {
  const { list, total } = await desk.queue({ tab: 'all', keyword });
  expect(total).toBe(list.length);
  return list.map((row: { caseNo: string }) => row.caseNo);
};

it.each(['caseNo', 'orderNo', 'itemNo', 'returnNo', 'customerCode', 'ending'])('finds by %s', async (name) => {
  expect(await found(known[name] ?? '')).toEqual([known.caseNo]);
});

it.each(['caseNo', 'orderNo', 'returnNo'])('finds by %s in small letters', async (name) => {
  expect(await found(known[name]?.toLowerCase() ?? '')).toEqual([known.caseNo]);
});

it.each(['长河', '100%', 'SF990088', 'PO-7788'])('finds by %s', async (keyword) => {
  expect(await found(keyword)).toEqual([known.caseNo]);
});

it('finds all of a day by the beginning of their numbers, and nothing by what names nothing', async () => {
  expect(await found(known.caseNo?.slice(0, 8) ?? '')).toHaveLength(2);
  for (const keyword of ['没有这家', '100_', 'SF99', 'PO-77', 'SO991231999999'])
    expect(await found(keyword)).toEqual([]);
});

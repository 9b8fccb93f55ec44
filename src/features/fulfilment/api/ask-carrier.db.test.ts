import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startCarrierServer } from '#tests/factories/carrier-server.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { askAboutParcels, askCarrierJobs } from './ask-carrier.ts';
import { shipmentEvents, shipments } from './fulfilment-tables.ts';

let shop: TestShop;
let carrier: Awaited<ReturnType<typeof startCarrierServer>>;
let buyer: TestMember;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  carrier = await startCarrierServer();
  shop = await startTestShop({ limiter: UNCOUNTED, carriers: carrier.carriers });
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = deskOf(shop, await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_ORDERS', 'DESK_STOCK'] }));
  buyer = await buildMember(shop.db.owner);
});
afterAll(async () => {
  await shop.stop();
  carrier.stop();
});
beforeEach(() => {
  carrier.asked.length = 0;
});

/** A parcel on its way. */
async function send() {
  const { itemNo } = await buildSku(shop.db.owner, { stock: 20 });
  const { orderNo } = (await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 2 }])).body.data;
  const { shipmentNo } = await desk.send(orderNo);
  const [row] = await shop.db.owner.select().from(shipments).where(eq(shipments.shipmentNo, shipmentNo));
  if (!row) throw new Error('no parcel');
  return { orderNo, row };
}

/** Two hours of runs. */
async function askRound() {
  const { carrier: adapter } = carrier.carriers;
  if (!adapter) throw new Error('no carrier');
  const start = Date.now();
  let told = 0;
  for (let run = 0; run < 12; run += 1)
    told += await askAboutParcels(shop.db.app, adapter, new Date(start + run * 600_000));
  return told;
}
const numbersAsked = () => carrier.asked.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('trackingNo'));
const told = (id: string, step: string) => ({ id, step, words: '消息', at: new Date().toISOString() });

it('asks about every parcel on the road once in two hours, takes in what it is told, and each piece once', async () => {
  const [first, second] = [await send(), await send()];
  const news = [told('2', 'delivered'), told('1', 'collected'), told('2', 'delivered')];
  carrier.answer((path) => ({ body: { news: path.includes(first.row.trackingNo) ? news : [] } }));
  expect(await askRound()).toBe(1);
  expect(numbersAsked().sort()).toEqual([first.row.trackingNo, second.row.trackingNo].sort());
  const parcel = (await desk.order(first.orderNo)).parcels.at(-1);
  expect(parcel).toMatchObject({ status: 'delivered' });
  const kept = await shop.db.owner.select().from(shipmentEvents).where(eq(shipmentEvents.shipmentId, first.row.id));
  expect(
    kept
      .map(({ noticeId }) => noticeId)
      .filter((id) => id.length === 1)
      .sort(),
  ).toEqual(['1', '2']);
  // What has arrived is asked about no more.
  carrier.asked.length = 0;
  await askRound();
  expect(numbersAsked()).toEqual([second.row.trackingNo]);
});

it('leaves out what nobody else carries; a carrier that fails for one parcel is asked about the others', async () => {
  const [broken, own, fine] = [await send(), await send(), await send()];
  await shop.db.owner.update(shipments).set({ carrier: '自有车队' }).where(eq(shipments.id, own.row.id));
  carrier.answer((path) =>
    path.includes(broken.row.trackingNo) ? { status: 500 } : { body: { news: [told('9', 'collected')] } },
  );
  await askRound();
  expect(numbersAsked()).not.toContain(own.row.trackingNo);
  const { rows } = await shop.db.owner.execute(
    sql`select id from shipments where status = 'in_transit' and id in (${broken.row.id}, ${fine.row.id})`,
  );
  expect(rows).toEqual([{ id: String(fine.row.id) }]);
});

it('has no work where nobody is configured', () => {
  expect(askCarrierJobs(shop.db.app, null)).toEqual([]);
});

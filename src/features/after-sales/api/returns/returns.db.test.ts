import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { warehouses } from '#features/catalog/api/item-tables.ts';
import { inTransaction } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startCarrierServer, WAREHOUSE_PLACE } from '#tests/factories/carrier-server.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { grantedCase, signedFor } from '#tests/factories/returned-case.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { tellIntoList } from '#tests/factories/told-letters.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { pickupSlots } from '../../rules/returns/pickup-slots.ts';
import { lockCase, moveCase, placeOf } from '../case-repo.ts';
import { afterSaleCases } from '../case-tables.ts';
import { afterSaleReturnNews, afterSaleReturns } from '../return-tables.ts';
import { askCarriers } from './ask-carriers.ts';
import { endReturn } from './end-return.ts';
import { returnEffects } from './return-jobs.ts';

let shop: TestShop;
let carrier: Awaited<ReturnType<typeof startCarrierServer>>;
let buyer: TestMember;
let desk: ReturnType<typeof deskOf>;
let orderNo: string;

beforeAll(async () => {
  carrier = await startCarrierServer();
  shop = await startTestShop({ limiter: UNCOUNTED, carriers: carrier.carriers });
  const { owner } = shop.db;
  await owner.insert(warehouses).values({ code: 'SH', name: '上海仓', provinceCode: '31' });
  const operator = await buildFirm(owner, { firmType: 'operator' });
  desk = deskOf(shop, await buildMember(owner, { firm: operator, permissions: ['DESK_ORDERS', 'DESK_STOCK'] }));
});
afterAll(async () => {
  await shop.stop();
  carrier.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  await shop.db.owner.update(afterSaleReturns).set({ nextAskAt: null });
  await shop.db.owner.delete(outbox);
  carrier.asked.length = 0;
  told.letters.length = 0;
  const { itemNo } = await buildSku(shop.db.owner, { stock: 20, salesPrice: '30.00' });
  orderNo = await signedFor(shop, buyer, desk, itemNo, 4);
});

const BOOKED = { result: 'booked', carrier: '顺丰速运', trackingNo: '' };
let numbers = 0;
const book = () => {
  numbers += 1;
  const trackingNo = `SF77000${numbers}`;
  carrier.answer(() => ({ body: { ...BOOKED, trackingNo } }));
  return trackingNo;
};
const ask = () => askCarriers(shop.db.app, carrier.carriers);
const begin = (facts?: Parameters<typeof grantedCase>[3]) => grantedCase(shop, buyer, orderNo, facts);
const parcels = (caseId: bigint) =>
  shop.db.owner.select().from(afterSaleReturns).where(eq(afterSaleReturns.caseId, caseId)).orderBy(afterSaleReturns.id);
const caseOf = async (id: bigint) => {
  const [row] = await shop.db.owner.select().from(afterSaleCases).where(eq(afterSaleCases.id, id));
  if (!row) throw new Error('no case');
  return row;
};
const standing = async (id: bigint) => [(await caseOf(id)).status, ...(await parcels(id)).map(({ status }) => status)];
const call = (path: string, input: object, key: string = randomUUID()) =>
  shop.post(`/after-sales/returns/${path}`, input, { token: buyer.token, key });
const news = (id: string, step: string, minute = 0) => ({
  ...{ id, step, words: `消息 ${id}`, at: new Date(Date.UTC(2026, 10, 24, 1, minute)).toISOString() },
});
const told = tellIntoList();
const post = { messages: told.messages, origin: 'https://shop.example' };
const effects = async () => {
  const handlers = returnEffects(shop.db.app, post, carrier.carriers);
  while ((await deliverEffects(shop.db.app, handlers)) > 0);
};
const later = () =>
  shop.db.owner.update(afterSaleReturns).set({ nextAskAt: sql`now()` }).where(sql`next_ask_at is not null`);

describe('a pick-up', () => {
  it('is asked for with both places and agreed to: the case waits for its goods', async () => {
    const { row, parcel } = await begin();
    const trackingNo = book();
    await ask();
    expect(await standing(row.id)).toEqual(['arriving', 'booked']);
    expect((await parcels(row.id))[0]).toMatchObject({ carrier: '顺丰速运', trackingNo, attempts: 0 });
    const [first] = carrier.asked;
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      ...{ requestNo: parcel.returnNo, to: WAREHOUSE_PLACE, from: { city: '苏州市' } },
    });
    // Nothing is due before two hours have passed.
    await ask();
    expect(carrier.asked).toHaveLength(1);
  });

  it.each([
    ['an error of its server', { status: 500 }],
    ['no answer in time', { silent: true }],
    ['a shape that is none', { body: { result: 'booked' } }],
    ['taking note alone', { body: { result: 'waiting' } }],
  ])('is asked for again, later and later, after %s', async (_, answer) => {
    const { row, parcel } = await begin();
    carrier.answer(() => answer);
    await ask();
    await ask();
    expect(carrier.asked).toHaveLength(1);
    expect(await standing(row.id)).toEqual(['to_return', 'asked']);
    await later();
    await ask();
    const [waiting] = await parcels(row.id);
    expect(waiting?.attempts).toBe(2);
    expect(Number(waiting?.nextAskAt) - Date.now()).toBeGreaterThan(3 * 60_000);
    book();
    await later();
    await ask();
    expect(await standing(row.id)).toEqual(['arriving', 'booked']);
    expect(new Set(carrier.asked.map(({ body }) => JSON.parse(body).requestNo))).toEqual(new Set([parcel.returnNo]));
  });

  it('that nobody agrees to within a day has failed, and its customer is told', async () => {
    const { row } = await begin();
    carrier.answer(() => ({ status: 503 }));
    await shop.db.owner.update(afterSaleReturns).set({ createdAt: sql`now() - interval '25 hours'` });
    await ask();
    expect(await standing(row.id)).toEqual(['to_return', 'failed']);
    await effects();
    const [letter] = told.letters;
    expect(letter).toMatchObject({ to: [buyer.userId], subject: `退货单 ${row.caseNo} 取件未成功` });
    expect(letter?.text).toContain('承运商没有接单');
  });

  it('that is refused or met nobody is asked for again by the customer, at a time that is free', async () => {
    const { row } = await begin();
    carrier.answer(() => ({ body: { result: 'refused', reason: '不在揽收范围' } }));
    await ask();
    expect(await standing(row.id)).toEqual(['to_return', 'failed']);
    const { version, caseNo } = await caseOf(row.id);
    const [slot] = pickupSlots(new Date());
    const gone = { day: '2026-01-01', hours: 'morning' };
    expect((await call('ask', { caseNo, version, slot: gone })).body.code).toBe(35890);
    expect((await call('ask', { caseNo, version: version - 1, slot })).body.code).toBe(35800);
    const key = randomUUID();
    const answers = await Promise.all([
      call('ask', { caseNo, version, slot }, key),
      call('ask', { caseNo, version, slot }, key),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await standing(row.id)).toEqual(['to_return', 'failed', 'asked']);
    const trackingNo = book();
    await ask();
    expect(await standing(row.id)).toEqual(['arriving', 'failed', 'booked']);
    const missed = { carrier: '顺丰速运', trackingNo, news: [news('m', 'not_met')] };
    expect(await carrier.push(shop.url, missed)).toBe(200);
    expect(await standing(row.id)).toEqual(['to_return', 'failed', 'failed']);
  });

  it('is called off with its case, and the carrier told until it listens', async () => {
    const { row, parcel } = await begin();
    book();
    await ask();
    await inTransaction(shop.db.app, { ...buyer, right: 'desk' }, 'write', async (db) => {
      const found = await lockCase(db, placeOf(row));
      await endReturn(db, found);
      await endReturn(db, found);
      await moveCase(db, found, 'withdrawn', {
        actor: { side: 'shop', firmId: null, userId: null },
        kind: 'withdrawn',
      });
    });
    expect(await standing(row.id)).toEqual(['withdrawn', 'called_off']);
    carrier.asked.length = 0;
    carrier.answer(() => ({ status: 500 }));
    await effects();
    carrier.answer(() => ({}));
    await shop.db.owner.update(outbox).set({ nextAttemptAt: sql`now()` });
    await effects();
    expect(carrier.asked.map(({ path, body }) => [path, JSON.parse(body).requestNo])).toEqual([
      ['/pickups/cancel', parcel.returnNo],
      ['/pickups/cancel', parcel.returnNo],
    ]);
  });

  it('that is booked while it is being called off is called off again', async () => {
    const { row, parcel } = await begin();
    await inTransaction(shop.db.app, { ...buyer, right: 'desk' }, 'write', async (db) =>
      endReturn(db, await lockCase(db, placeOf(row))),
    );
    await shop.db.owner.delete(outbox);
    const push = {
      requestNo: parcel.returnNo,
      carrier: '顺丰速运',
      trackingNo: 'SF880001',
      news: [news('b', 'booked')],
    };
    expect(await carrier.push(shop.url, push)).toBe(200);
    expect(await standing(row.id)).toEqual(['to_return', 'called_off']);
    carrier.answer(() => ({}));
    carrier.asked.length = 0;
    await effects();
    expect(carrier.asked.map(({ path }) => path)).toEqual(['/pickups/cancel']);
  });
});

describe('news', () => {
  it('arrive out of order, twice and at once: each is kept once, and the goods have arrived once', async () => {
    const { row, parcel } = await begin();
    const trackingNo = book();
    await ask();
    const three = [news('c', 'delivered', 30), news('a', 'collected', 10), news('b', 'in_transit', 20)];
    const name = { carrier: '顺丰速运', trackingNo };
    const all = await Promise.all([
      ...three.map((one) => carrier.push(shop.url, { ...name, news: [one] })),
      carrier.push(shop.url, { requestNo: parcel.returnNo, news: three }),
    ]);
    expect(all).toEqual([200, 200, 200, 200]);
    expect(await carrier.push(shop.url, { ...name, news: three })).toBe(200);
    expect(await standing(row.id)).toEqual(['arriving', 'arrived']);
    const kept = await shop.db.owner
      .select()
      .from(afterSaleReturnNews)
      .where(eq(afterSaleReturnNews.returnId, parcel.id));
    expect(kept.map(({ noticeId }) => noticeId).sort()).toEqual(['a', 'b', 'c', 'shop.booked']);
    const { rows } = await shop.db.owner.execute(
      sql`select kind from after_sale_events where case_id = ${row.id} and kind = 'arrived'`,
    );
    expect(rows).toHaveLength(1);
    // What was lost after it had arrived was not.
    await carrier.push(shop.url, { ...name, news: [news('d', 'lost', 40)] });
    expect(await standing(row.id)).toEqual(['arriving', 'arrived']);
  });

  it('that are forged, old or of nobody change nothing', async () => {
    const { row, parcel } = await begin();
    book();
    await ask();
    const push = { requestNo: parcel.returnNo, news: [news('x', 'delivered')] };
    expect(await carrier.push(shop.url, push, { key: 'somebody-else-s-key' })).toBe(401);
    expect(await carrier.push(shop.url, push, { at: new Date(Date.now() - 10 * 60_000) })).toBe(401);
    expect(await carrier.push(shop.url, { requestNo: 'TH000000000000', news: push.news })).toBe(404);
    expect(
      await carrier.push(shop.url, { requestNo: parcel.returnNo, news: [{ ...news('x', 'delivered'), id: '\u0000' }] }),
    ).toBe(401);
    expect(await carrier.push(shop.url, { ...push, more: 'x'.repeat(70_000) })).toBe(413);
    expect((await fetch(`${shop.url}/api/carriers/push`, { method: 'POST', body: JSON.stringify(push) })).status).toBe(
      401,
    );
    expect(await standing(row.id)).toEqual(['arriving', 'booked']);
  });

  it('of a parcel of an order move that: the same carrier carries both ways', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 20 });
    const sent = (await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }])).body.data.orderNo;
    const parcel = await desk.send(sent);
    const name = { carrier: parcel.carrier, trackingNo: parcel.trackingNo };
    expect(await carrier.push(shop.url, { ...name, news: [news('1', 'collected'), news('2', 'delivered', 5)] })).toBe(
      200,
    );
    expect((await desk.order(sent)).parcels.at(-1)).toMatchObject({ status: 'delivered' });
  });
});

describe('goods that the customer sends', () => {
  it('bear a label from when they are granted, and a waybill once they are sent', async () => {
    const { row, parcel } = await begin({ way: 'mail' });
    const { caseNo, version } = row;
    const { body } = await call('ways', { caseNo });
    expect(body.data).toMatchObject({
      ...{ maySend: true, mayAsk: true, returnNo: parcel.returnNo, warehouseName: '上海仓', address: WAREHOUSE_PLACE },
    });
    const label = await fetch(`${shop.url}/after-sales/returns/label?returnNo=${parcel.returnNo}`, {
      headers: { token: buyer.token },
    });
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await label.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await call('send', { caseNo, version, way: 'mail' })).body.code).toBe(35892);
    const key = randomUUID();
    const waybill = { caseNo, version, way: 'mail', carrier: '中通快递', trackingNo: 'ZT123456' };
    const first = await call('send', waybill, key);
    expect((await call('send', waybill, key)).body.data).toEqual(first.body.data);
    expect(await standing(row.id)).toEqual(['arriving', 'moving']);
    expect((await call('send', waybill)).body.code).toBe(35800);
    carrier.answer(() => ({ body: { news: [news('z', 'delivered')] } }));
    await ask();
    expect(await standing(row.id)).toEqual(['arriving', 'arrived']);
    const late = await shop.get(`/after-sales/returns/label?returnNo=${parcel.returnNo}`, { token: buyer.token });
    expect(late.body.code).toBe(35893);
  });

  it('instead of waiting for a carrier: the pick-up is called off, nobody else is asked', async () => {
    const { row } = await begin();
    const { caseNo, version } = row;
    const sent = await call('send', { caseNo, version, way: 'deliver' });
    expect(sent.body.data).toMatchObject({ status: 'arriving' });
    expect(await standing(row.id)).toEqual(['arriving', 'called_off', 'moving']);
    await ask();
    expect(carrier.asked).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const { row, parcel } = await begin({ way: 'mail' });
    const stranger = await buildMember(shop.db.owner);
    const as = { token: stranger.token, key: randomUUID() };
    const label = await shop.get(`/after-sales/returns/label?returnNo=${parcel.returnNo}`, as);
    const ways = await shop.post('/after-sales/returns/ways', { caseNo: row.caseNo }, as);
    expect([label.status, ways.status]).toEqual([404, 404]);
  });
});

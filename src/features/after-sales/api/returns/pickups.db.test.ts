import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { WAREHOUSE_PLACE } from '#tests/factories/carrier-server.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { carrierNews, startReturnWorld } from '#tests/factories/return-world.ts';
import { pickupSlots } from '../../rules/returns/pickup-slots.ts';
import { lockCase, moveCase, placeOf } from '../case-repo.ts';
import { afterSaleReturnNews, afterSaleReturns } from '../return-tables.ts';
import { askCarriers } from './ask-carriers.ts';
import { endReturn } from './end-return.ts';

let world: Awaited<ReturnType<typeof startReturnWorld>>;

beforeAll(async () => {
  world = await startReturnWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.renew());

describe('a pick-up', () => {
  it('is asked for with both places and agreed to: the case waits for its goods', async () => {
    const { row, parcel } = await world.begin();
    const trackingNo = world.book();
    await world.ask();
    expect(await world.standing(row.id)).toEqual(['arriving', 'booked']);
    expect((await world.parcels(row.id))[0]).toMatchObject({ carrier: '顺丰速运', trackingNo, attempts: 0 });
    const [first] = world.carrier.asked;
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      ...{ requestNo: parcel.returnNo, to: WAREHOUSE_PLACE, from: { city: '苏州市' } },
    });
    // Nothing is due before two hours have passed.
    await world.ask();
    expect(world.carrier.asked).toHaveLength(1);
  });

  it.each([
    ['an error of its server', { status: 500 }],
    ['no answer in time', { silent: true }],
    ['a shape that is none', { body: { result: 'booked' } }],
    ['taking note alone', { body: { result: 'waiting' } }],
  ])('is asked for again, later and later, after %s', async (_, answer) => {
    const { row, parcel } = await world.begin();
    world.carrier.answer(() => answer);
    await world.ask();
    await world.ask();
    expect(world.carrier.asked).toHaveLength(1);
    expect(await world.standing(row.id)).toEqual(['to_return', 'asked']);
    await world.later();
    await world.ask();
    const [waiting] = await world.parcels(row.id);
    expect(waiting?.attempts).toBe(2);
    expect(Number(waiting?.nextAskAt) - Date.now()).toBeGreaterThan(3 * 60_000);
    world.book();
    await world.later();
    await world.ask();
    expect(await world.standing(row.id)).toEqual(['arriving', 'booked']);
    expect(new Set(world.carrier.asked.map(({ body }) => JSON.parse(body).requestNo))).toEqual(
      new Set([parcel.returnNo]),
    );
  });

  it('whose answer cannot be kept holds up no other', async () => {
    const { row } = await world.begin();
    const { row: other } = await world.begin({ quantity: 2 });
    const { carrier, ...rest } = world.carrier.carriers;
    if (!carrier) throw new Error('no carrier');
    const odd = async (wish: Parameters<typeof carrier.bookPickup>[0]) => {
      const first = wish.requestNo === (await world.parcels(row.id))[0]?.returnNo;
      return { result: 'booked', carrier: first ? '顺丰\0' : '顺丰', trackingNo: 'SF7' } as const;
    };
    await askCarriers(world.shop.db.app, { ...rest, carrier: { ...carrier, bookPickup: odd } });
    expect(await world.standing(other.id)).toEqual(['arriving', 'booked']);
    const [waiting] = await world.parcels(row.id);
    expect(waiting).toMatchObject({ status: 'asked', attempts: 1 });
    expect(Number(waiting?.nextAskAt)).toBeGreaterThan(Date.now());
  });

  it('that nobody agrees to within a day has failed, and its customer is told', async () => {
    const { row } = await world.begin();
    world.carrier.answer(() => ({ status: 503 }));
    await world.shop.db.owner.update(afterSaleReturns).set({ createdAt: sql`now() - interval '25 hours'` });
    await world.ask();
    expect(await world.standing(row.id)).toEqual(['to_return', 'failed']);
    await world.effects();
    const [letter] = world.letters;
    expect(letter).toMatchObject({ to: [world.buyer().userId], subject: `退货单 ${row.caseNo} 取件未成功` });
    expect(letter?.text).toContain('承运商没有接单');
  });

  it('that is refused or met nobody is asked for again by the customer, at a time that is free', async () => {
    const { row } = await world.begin();
    world.carrier.answer(() => ({ body: { result: 'refused', reason: '不在揽收范围' } }));
    await world.ask();
    expect(await world.standing(row.id)).toEqual(['to_return', 'failed']);
    const { version, caseNo } = await world.caseOf(row.id);
    const [slot] = pickupSlots(new Date());
    const gone = { day: '2026-01-01', hours: 'morning' };
    expect((await world.call('ask', { caseNo, version, slot: gone })).body.code).toBe(35890);
    expect((await world.call('ask', { caseNo, version: version - 1, slot })).body.code).toBe(35800);
    const key = randomUUID();
    const answers = await Promise.all([
      world.call('ask', { caseNo, version, slot }, key),
      world.call('ask', { caseNo, version, slot }, key),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await world.standing(row.id)).toEqual(['to_return', 'failed', 'asked']);
    const trackingNo = world.book();
    await world.ask();
    expect(await world.standing(row.id)).toEqual(['arriving', 'failed', 'booked']);
    const missed = { carrier: '顺丰速运', trackingNo, news: [carrierNews('m', 'not_met')] };
    expect(await world.carrier.push(world.shop.url, missed)).toBe(200);
    expect(await world.standing(row.id)).toEqual(['to_return', 'failed', 'failed']);
  });

  it('is called off with its case, and the carrier told until it listens', async () => {
    const { row, parcel } = await world.begin();
    world.book();
    await world.ask();
    await inTransaction(world.shop.db.app, { ...world.buyer(), right: 'desk' }, 'write', async (db) => {
      const found = await lockCase(db, placeOf(row));
      await endReturn(db, found);
      await endReturn(db, found);
      await moveCase(db, found, 'withdrawn', {
        actor: { side: 'shop', firmId: null, userId: null },
        kind: 'withdrawn',
      });
    });
    expect(await world.standing(row.id)).toEqual(['withdrawn', 'called_off']);
    world.carrier.asked.length = 0;
    world.carrier.answer(() => ({ status: 500 }));
    await world.effects();
    world.carrier.answer(() => ({}));
    await world.shop.db.owner.update(outbox).set({ nextAttemptAt: sql`now()` });
    await world.effects();
    expect(world.carrier.asked.map(({ path, body }) => [path, JSON.parse(body).requestNo])).toEqual([
      ['/pickups/cancel', parcel.returnNo],
      ['/pickups/cancel', parcel.returnNo],
    ]);
  });

  it('that is booked while it is being called off is called off again', async () => {
    const { row, parcel } = await world.begin();
    await inTransaction(world.shop.db.app, { ...world.buyer(), right: 'desk' }, 'write', async (db) =>
      endReturn(db, await lockCase(db, placeOf(row))),
    );
    await world.shop.db.owner.delete(outbox);
    const push = {
      requestNo: parcel.returnNo,
      carrier: '顺丰速运',
      trackingNo: 'SF880001',
      news: [carrierNews('b', 'booked')],
    };
    expect(await world.carrier.push(world.shop.url, push)).toBe(200);
    expect(await world.standing(row.id)).toEqual(['to_return', 'called_off']);
    world.carrier.answer(() => ({}));
    world.carrier.asked.length = 0;
    await world.effects();
    expect(world.carrier.asked.map(({ path }) => path)).toEqual(['/pickups/cancel']);
  });
});

it('a pick-up that is booked after it was given up is called off', async () => {
  const { row, parcel } = await world.begin();
  world.carrier.answer(() => ({ status: 503 }));
  await world.shop.db.owner.update(afterSaleReturns).set({ createdAt: sql`now() - interval '25 hours'` });
  await world.ask();
  expect(await world.standing(row.id)).toEqual(['to_return', 'failed']);
  await world.shop.db.owner.delete(outbox);
  world.carrier.answer(() => ({}));
  world.carrier.asked.length = 0;
  await world.carrier.push(world.shop.url, { requestNo: parcel.returnNo, news: [carrierNews('b', 'booked')] });
  await world.effects();
  expect(world.carrier.asked.map(({ path }) => path)).toEqual(['/pickups/cancel']);
});

describe('news', () => {
  it('arrive out of order, twice and at once: each is kept once, and the goods have arrived once', async () => {
    const { row, parcel } = await world.begin();
    const trackingNo = world.book();
    await world.ask();
    const three = [
      carrierNews('c', 'delivered', 30),
      carrierNews('a', 'collected', 10),
      carrierNews('b', 'in_transit', 20),
    ];
    const name = { carrier: '顺丰速运', trackingNo };
    const all = await Promise.all([
      ...three.map((one) => world.carrier.push(world.shop.url, { ...name, news: [one] })),
      world.carrier.push(world.shop.url, { requestNo: parcel.returnNo, news: three }),
    ]);
    expect(all).toEqual([200, 200, 200, 200]);
    expect(await world.carrier.push(world.shop.url, { ...name, news: three })).toBe(200);
    expect(await world.standing(row.id)).toEqual(['arriving', 'arrived']);
    const kept = await world.shop.db.owner
      .select()
      .from(afterSaleReturnNews)
      .where(eq(afterSaleReturnNews.returnId, parcel.id));
    expect(kept.map(({ noticeId }) => noticeId).sort()).toEqual(['a', 'b', 'c', 'shop.booked']);
    const { rows } = await world.shop.db.owner.execute(
      sql`select kind from after_sale_events where case_id = ${row.id} and kind = 'arrived'`,
    );
    expect(rows).toHaveLength(1);
    // What was lost after it had arrived was not.
    await world.carrier.push(world.shop.url, { ...name, news: [carrierNews('d', 'lost', 40)] });
    expect(await world.standing(row.id)).toEqual(['arriving', 'arrived']);
  });

  it('that are forged, old or of nobody change nothing', async () => {
    const { row, parcel } = await world.begin();
    world.book();
    await world.ask();
    const push = { requestNo: parcel.returnNo, news: [carrierNews('x', 'delivered')] };
    expect(await world.carrier.push(world.shop.url, push, { key: 'somebody-else-s-key' })).toBe(401);
    expect(await world.carrier.push(world.shop.url, push, { at: new Date(Date.now() - 10 * 60_000) })).toBe(401);
    expect(await world.carrier.push(world.shop.url, { requestNo: 'TH000000000000', news: push.news })).toBe(404);
    expect(
      await world.carrier.push(world.shop.url, {
        requestNo: parcel.returnNo,
        news: [{ ...carrierNews('x', 'delivered'), id: '\u0000' }],
      }),
    ).toBe(401);
    expect(await world.carrier.push(world.shop.url, { ...push, more: 'x'.repeat(70_000) })).toBe(413);
    expect(
      (await fetch(`${world.shop.url}/api/carriers/push`, { method: 'POST', body: JSON.stringify(push) })).status,
    ).toBe(401);
    expect(await world.standing(row.id)).toEqual(['arriving', 'booked']);
  });

  it('of a parcel of an order move that: the same carrier carries both ways', async () => {
    const { itemNo } = await buildSku(world.shop.db.owner, { stock: 20 });
    const sent = (await placeOrder(world.shop, world.buyer(), [{ skuCode: itemNo, quantity: 1 }])).body.data.orderNo;
    const parcel = await world.desk.send(sent);
    const name = { carrier: parcel.carrier, trackingNo: parcel.trackingNo };
    expect(
      await world.carrier.push(world.shop.url, {
        ...name,
        news: [carrierNews('1', 'collected'), carrierNews('2', 'delivered', 5)],
      }),
    ).toBe(200);
    expect((await world.desk.order(sent)).parcels.at(-1)).toMatchObject({ status: 'delivered' });
  });
});

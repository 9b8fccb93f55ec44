import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember } from '#tests/factories/build-member.ts';
import { WAREHOUSE_PLACE } from '#tests/factories/carrier-server.ts';
import { carrierNews, startReturnWorld } from '#tests/factories/return-world.ts';

let world: Awaited<ReturnType<typeof startReturnWorld>>;

beforeAll(async () => {
  world = await startReturnWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.renew());

describe('goods that the customer sends', () => {
  it('bear a label from when they are granted, and a waybill once they are sent', async () => {
    const { row, parcel } = await world.begin({ way: 'mail' });
    const { caseNo, version } = row;
    const { body } = await world.call('ways', { caseNo });
    expect(body.data).toMatchObject({
      ...{ maySend: true, mayAsk: true, returnNo: parcel.returnNo, warehouseName: '上海仓', address: WAREHOUSE_PLACE },
    });
    const label = await fetch(`${world.shop.url}/after-sales/returns/label?returnNo=${parcel.returnNo}`, {
      headers: { token: world.buyer().token },
    });
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await label.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await world.call('send', { caseNo, version, way: 'mail' })).body.code).toBe(35892);
    const key = randomUUID();
    const waybill = { caseNo, version, way: 'mail', carrier: '中通快递', trackingNo: 'ZT123456' };
    const first = await world.call('send', waybill, key);
    expect((await world.call('send', waybill, key)).body.data).toEqual(first.body.data);
    expect(await world.standing(row.id)).toEqual(['arriving', 'moving']);
    expect((await world.call('send', waybill)).body.code).toBe(35800);
    world.carrier.answer(() => ({ body: { news: [carrierNews('z', 'delivered')] } }));
    await world.ask();
    expect(await world.standing(row.id)).toEqual(['arriving', 'arrived']);
    const late = await world.shop.get(`/after-sales/returns/label?returnNo=${parcel.returnNo}`, {
      token: world.buyer().token,
    });
    expect(late.body.code).toBe(35893);
  });

  it('instead of waiting for a carrier: the pick-up is called off, nobody else is asked', async () => {
    const { row } = await world.begin();
    const { caseNo, version } = row;
    const sent = await world.call('send', { caseNo, version, way: 'deliver' });
    expect(sent.body.data).toMatchObject({ status: 'arriving' });
    expect(await world.standing(row.id)).toEqual(['arriving', 'called_off', 'moving']);
    await world.ask();
    expect(world.carrier.asked).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const { row, parcel } = await world.begin({ way: 'mail' });
    const stranger = await buildMember(world.shop.db.owner);
    const as = { token: stranger.token, key: randomUUID() };
    const label = await world.shop.get(`/after-sales/returns/label?returnNo=${parcel.returnNo}`, as);
    const ways = await world.shop.post('/after-sales/returns/ways', { caseNo: row.caseNo }, as);
    expect([label.status, ways.status]).toEqual([404, 404]);
  });
});

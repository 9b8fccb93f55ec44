import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { openWork } from '../open-work.ts';
import { playRound } from './play-round.ts';

let shop: TestShop;
const lines: string[] = [];

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
});
afterAll(() => shop.stop());

it('takes orders from the warehouse to the door, stopped and started again, news twice and out of order', async () => {
  const { owner } = shop.db;
  const buyer = await buildMember(owner);
  const staff = await buildMember(owner, { firm: await buildFirm(owner, { firmType: 'operator' }) });
  for (let n = 0; n < 6; n += 1) {
    const { itemNo } = await buildSku(owner, { stock: 50 });
    const { body } = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 3 }]);
    await owner.transaction((tx) => openWork(tx as never, { orderNo: body.data.orderNo }));
  }
  // One real hour is a year of the shop; each round begins anew from the tables.
  const play = { actor: staff, seed: 'test', speed: 3_600_000, mostActs: 40, say: (line: string) => lines.push(line) };
  for (let round = 0; round < 12; round += 1) await playRound(shop.db.app, play);
  expect(lines.filter((line) => line.includes('未完成'))).toEqual([]);
  const { rows } = await owner.execute(sql`select status, count(*)::int from shipments group by 1`);
  const ended = new Set(rows.map(({ status }) => status));
  expect([...ended].every((status) => ['delivered', 'signed', 'refused'].includes(String(status)))).toBe(true);
  const { rows: stock } = await owner.execute(sql`select on_hand, reserved from stock_levels where reserved > 0`);
  expect(stock).toEqual([]);
  const { rows: twice } = await owner.execute(
    sql`select shipment_id from shipment_events group by shipment_id, notice_id having count(*) > 1`,
  );
  expect(twice).toEqual([]);
});

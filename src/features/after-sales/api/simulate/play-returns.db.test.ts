import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSimulatedCarrier } from '#business/carriers/api/public.ts';
import { warehouses } from '#features/catalog/api/item-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { WAREHOUSE_PLACE } from '#tests/factories/carrier-server.ts';
import { grantedCase, signedFor } from '#tests/factories/returned-case.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { playReturns } from './play-returns.ts';

/** Hours of the shop in one real hour: a round is about a day. */
const SPEED = 400_000;
const KINDS = [
  { kind: 'return', reason: 'not_needed', way: 'pickup' },
  { kind: 'return', reason: 'broken', way: 'deliver' },
  { kind: 'repair', reason: 'broken', way: 'pickup' },
  { kind: 'repair', reason: 'worn', way: 'pickup' },
] as const;

let shop: TestShop;
let staff: TestMember;
let buyer: TestMember;
const lines: string[] = [];

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const { owner } = shop.db;
  await owner.insert(warehouses).values({ code: 'SH', name: '上海仓', provinceCode: '31' });
  const operator = await buildFirm(owner, { firmType: 'operator' });
  staff = await buildMember(owner, { firm: operator, permissions: ['DESK_ORDERS', 'DESK_STOCK'] });
  buyer = await buildMember(owner);
});
afterAll(() => shop.stop());

const countBy = async (query: ReturnType<typeof sql>) =>
  Object.fromEntries((await shop.db.owner.execute(query)).rows.map(({ name, count }) => [name, Number(count)]));

it('takes what comes back from the customer into the shelves, whatever is odd, each once', async () => {
  const desk = deskOf(shop, staff);
  for (let n = 0; n < 12; n += 1) {
    const { itemNo } = await buildSku(shop.db.owner, { stock: 20, salesPrice: '30.00' });
    const orderNo = await signedFor(shop, buyer, desk, itemNo, 4);
    const { row } = await grantedCase(shop, buyer, orderNo, { ...KINDS[n % KINDS.length], quantity: 3 });
    if (row.returnWay === 'deliver') {
      const sent = { caseNo: row.caseNo, version: row.version, way: 'deliver' };
      await shop.post('/after-sales/returns/send', sent, { token: buyer.token, key: row.caseNo });
    }
  }
  const carrier = createSimulatedCarrier({ seed: 'test', speed: SPEED, now: () => new Date() });
  const carriers = { carrier, real: false, addressOf: () => WAREHOUSE_PLACE };
  const play = {
    actor: staff,
    carriers,
    seed: 'test',
    speed: SPEED,
    mostActs: 40,
    say: (line: string) => lines.push(line),
  };
  let idle = 0;
  // A repair lasts up to 80 hours, so a dozen rounds may pass in which nothing is due.
  for (let round = 0; round < 90 && idle < 20; round += 1) {
    idle = (await playReturns(shop.db.app, play)) === 0 ? idle + 1 : 0;
    await new Promise((done) => setTimeout(done, 60));
  }
  expect(lines.filter((line) => line.includes('未完成'))).toEqual([]);
  const states = await countBy(sql`select status as name, count(*) from after_sale_cases group by 1`);
  // Nothing waits for carrier or warehouse: what is left is the customer's, or money on its way.
  for (const waiting of ['arriving', 'inspecting', 'repairing']) expect(states).not.toHaveProperty(waiting);
  const open = await countBy(sql`select status as name, count(*) from after_sale_returns group by 1`);
  for (const state of ['asked', 'booked', 'moving']) expect(open).not.toHaveProperty(state);
  expect(open.arrived).toBeGreaterThan(6);
  const { rows: twice } = await shop.db.owner.execute(
    sql`select return_id from after_sale_return_news group by return_id, notice_id having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  const { rows: wrong } = await shop.db.owner.execute(sql`
    select l.id from after_sale_lines l left join (
      select case_line_id, sum(quantity) as lying from returned_stock group by 1) s on s.case_line_id = l.id
    where coalesce(s.lying, 0) <> l.good_quantity + l.blocked_quantity + l.scrap_quantity`);
  expect(wrong).toEqual([]);
});

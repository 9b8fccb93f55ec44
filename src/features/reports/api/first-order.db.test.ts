import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildReportCompany, buySome, drawsOf, type ReportCompany } from '#tests/factories/report-company.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { buildReports } from './booking/build-repo.ts';
import { reportEffects } from './report-effects.ts';
import { reportFirms } from './report-tables.ts';

let shop: TestShop;
let company: ReportCompany;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  company = await buildReportCompany(shop);
});
afterAll(() => shop.stop());

const ledgers = () => shop.db.owner.select().from(reportFirms);
const hear = async () => {
  while (await deliverEffects(shop.db.app, reportEffects(shop.db.app)));
};

it('opens a ledger that needs nobody to build it', async () => {
  await buySome(shop, company, 2, drawsOf(7));
  await hear();
  const [ledger] = await ledgers();
  expect([ledger?.builtOrders, ledger?.builtAt === null]).toEqual([2, false]);
});

it('is booked with what stood before a ledger that was never opened, and once', async () => {
  const booked = async () =>
    (await shop.db.owner.execute(sql`select order_id, basis, booked_on, gross_fen from report_bookings order by id`))
      .rows;
  const before = await booked();
  await shop.db.owner.execute(sql`update report_firms set built_at = null, built_through = 0, built_orders = 0`);
  await buySome(shop, company, 1, drawsOf(8));
  await hear();
  const [ledger] = await ledgers();
  expect([ledger?.builtOrders, ledger?.builtAt === null]).toEqual([3, false]);
  expect((await booked()).slice(0, before.length)).toEqual(before);
  const after = await booked();
  await buildReports(shop.db.app);
  expect(await booked()).toEqual(after);
});

import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { countStatistics } from '#features/recommendations/api/public.ts';
import { changeScope } from '#platform/api/database.ts';
import { createRandom } from './catalog/prng.ts';
import { assertOrdersSound } from './orders/assert-orders-sound.ts';
import { INDUSTRY_BASKETS } from './orders/baskets.ts';
import { planOrders } from './orders/plan-orders.ts';
import { readCandidates } from './orders/read-candidates.ts';
import { readDemoFirms, writeCustomers } from './orders/write-customers.ts';
import { writeOrders } from './orders/write-orders.ts';

/** Order numbers as the shop gives them: SO, day in Shanghai, six digits of its sequence. */
function numberOrders(): { next: (day: Date) => string; used: () => number } {
  let used = 0;
  const next = (day: Date) => {
    used += 1;
    const date = day.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(2).replaceAll('-', '');
    return `SO${date}${String(used).padStart(6, '0')}`;
  };
  return { next, used: () => used };
}

/**
 * The checks of foreign keys are planned once, when the first firm's few rows are there and reading all of them looks
 * cheapest; with the rows of twenty firms each check then took a millisecond, three quarters of the whole seed.
 */
const planForManyRows = (db: NodePgDatabase, many: boolean) =>
  db.execute(many ? sql`set local enable_seqscan = off` : sql`set local enable_seqscan = on`);

/**
 * Writes a year of orders up to `now` for the demo's firms and further customers, each with what became of it, looks
 * whether all of it holds, then counts what recommendations are made of. The same day gives the same orders. Each
 * firm's rows are written in its own name, so that row-level security holds for the seed as for everybody. Answers how
 * many orders there are.
 */
export async function writeOrderHistory(db: NodePgDatabase, now: Date): Promise<number> {
  await changeScope(db, { firmId: null, userId: null, right: 'identity' });
  const firms = [...(await readDemoFirms(db)), ...(await writeCustomers(db))];
  const candidates = await readCandidates(db);
  const numbers = numberOrders();
  let written = 0;
  await planForManyRows(db, true);
  for (const firm of firms) {
    await changeScope(db, { firmId: firm.firmId, userId: null });
    const random = createRandom(`orders ${firm.customerCode}`);
    const planned = planOrders(INDUSTRY_BASKETS[firm.industry] ?? [], candidates, { random, now });
    written += await writeOrders(db, firm, planned, { random, now, nextOrderNo: numbers.next });
    // The guard of totals would wait for the end of the transaction, which is in another name and sees no lines.
    await db.execute(sql`set constraints all immediate`);
    await db.execute(sql`set constraints all deferred`);
  }
  await planForManyRows(db, false);
  if (numbers.used() > 0) await db.execute(sql`select setval('order_number_seq', ${numbers.used()})`);
  await changeScope(db, { firmId: null, userId: null, right: 'worker' });
  await db.execute(sql`select setval('shipment_number_seq', greatest((select max(id) from shipments), 1))`);
  await assertOrdersSound(db);
  await countStatistics(db);
  return written;
}

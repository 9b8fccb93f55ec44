import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { countStatistics } from '#features/recommendations/api/public.ts';
import { changeScope } from '#platform/api/database.ts';
import { createRandom, type Random } from './catalog/prng.ts';
import { assertOrdersSound } from './orders/assert-orders-sound.ts';
import { INDUSTRY_BASKETS } from './orders/baskets.ts';
import { drawTrend, enlargeSome, keepPace } from './orders/pace.ts';
import { type PlannedOrder, planOrders } from './orders/plan-orders.ts';
import { type Candidates, readCandidates } from './orders/read-candidates.ts';
import { type OrderingFirm, readDemoFirms, writeCustomers } from './orders/write-customers.ts';
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

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** Of the firms that only buy the first ones have bought for two years; the others came one after the other, so many days apart. */
const LONG_SERVED = 9;
const NEWEST_DAYS = 390;
const APART_DAYS = 38;

/** Of a firm's orders those for an overhaul or a new line: what the demo's people are asked to approve is of that size too. */
const LARGE: Readonly<Record<string, number>> = { C100286: 0.32, C100517: 0.12, C100733: 0.12 };
const USUAL_LARGE = 0.06;

/** Customers that have gone quiet: days since their last order. */
const QUIET: Readonly<Record<string, number>> = { C101004: 131, C101006: 74, C101008: 38 };

interface Planning {
  firm: OrderingFirm;
  candidates: Candidates;
  random: Random;
  now: Date;
  /** Days since its first order. */
  sinceDays: number;
}

/** What a firm orders: its lists come back as the year goes, some of them large, and some firms come no more. */
function planFirm({ firm: { customerCode, industry }, candidates, random, now, sinceDays }: Planning): PlannedOrder[] {
  const codes = INDUSTRY_BASKETS[industry] ?? [];
  const seed = `orders ${customerCode}`;
  const then = new Date(now.getTime() - YEAR_MS - DAY_MS);
  const planned = [
    // The same lists, drawn again.
    ...planOrders(codes, candidates, { random: createRandom(seed), now: then }),
    ...planOrders(codes, candidates, { random, now }),
  ];
  const drawn = createRandom(`pace ${customerCode}`);
  // The first of the demo's firms is shown growing.
  const trend = customerCode in LARGE ? 1.2 : drawTrend(drawn);
  const kept = keepPace(planned, { random: drawn, now, trend });
  const share = LARGE[customerCode] ?? USUAL_LARGE;
  const since = now.getTime() - sinceDays * DAY_MS;
  const until = now.getTime() - (QUIET[customerCode] ?? 0) * DAY_MS;
  return enlargeSome(kept, { random: drawn, now, share }).filter(
    ({ submittedAt }) => submittedAt.getTime() >= since && submittedAt.getTime() <= until,
  );
}

/**
 * Writes two years of orders up to `now`, of firms that came later as many as they have bought, each with what became of it, looks
 * whether all of it holds, then counts what recommendations are made of. The same day gives the same orders. Each
 * firm's rows are written in its own name, so that row-level security holds for the seed as for everybody. Answers how
 * many orders there are.
 */
export async function writeOrderHistory(db: NodePgDatabase, now: Date): Promise<number> {
  await changeScope(db, { firmId: null, userId: null, right: 'identity' });
  const shown = await readDemoFirms(db);
  const firms = [...shown, ...(await writeCustomers(db))];
  const candidates = await readCandidates(db);
  const numbers = numberOrders();
  let written = 0;
  await planForManyRows(db, true);
  for (const firm of firms) {
    await changeScope(db, { firmId: firm.firmId, userId: null });
    const random = createRandom(`orders ${firm.customerCode}`);
    const place = firms.indexOf(firm) - shown.length - LONG_SERVED;
    const sinceDays = place < 0 ? 2 * 366 : NEWEST_DAYS + place * APART_DAYS;
    const planned = planFirm({ firm, candidates, random, now, sinceDays });
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

import { and, eq, sql } from 'drizzle-orm';
import { membershipsView } from '#features/access/api/access-views.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { lastClosedMonth } from '../../rules/closed-months.ts';
import { reportFirms } from '../report-tables.ts';

/** Who looks, and at what state of the ledger. */
export interface Viewer {
  caller: SignedInCaller;
  firmId: bigint;
  /** Whose orders he sees, as the order lists decide; null: the whole company's. */
  people: readonly bigint[] | null;
  generation: bigint;
  closingDay: number;
  /** First day of the last closed month; null: nothing is closed before the ledger stands. */
  lastClosed: string | null;
  building: { done: number; total: number } | null;
  today: string;
  asOf: string;
}

/** The condition of the order lists, asked once: who is in sight is part of what kept figures are known by. */
async function readPeople(db: Db, caller: SignedInCaller): Promise<bigint[] | null> {
  const inScope = peopleInScope(membershipsView.userId, caller);
  if (!inScope) return null;
  const rows = await db
    .selectDistinct({ userId: membershipsView.userId })
    .from(membershipsView)
    .where(and(eq(membershipsView.firmId, caller.firmId), inScope));
  return [...new Set([caller.userId, ...rows.map(({ userId }) => userId)])].sort((a, b) => Number(a - b));
}

async function readLedger(db: Db, firmId: bigint) {
  const today = sql<string>`(now() at time zone 'Asia/Shanghai')::date::text`;
  const [row] = await db
    .select({
      today,
      generation: reportFirms.generation,
      closingDay: reportFirms.closingDay,
      closedThrough: reportFirms.closedThrough,
      builtAt: reportFirms.builtAt,
      done: reportFirms.builtOrders,
      total: reportFirms.ordersToBuild,
      asOf: sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(reportFirms)
    .where(eq(reportFirms.firmId, firmId));
  return row;
}

const DEFAULT_CLOSING_DAY = 5;

/** Who never ordered has nothing that could still be counted. */
async function hasOrders(db: Db, firmId: bigint): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from orders_view where firm_id = ${firmId} limit 1`);
  return rows.length > 0;
}

/** Before the first booking of a firm there is nothing to see, and nothing is closed. */
const UNOPENED = {
  generation: 0n,
  closingDay: DEFAULT_CLOSING_DAY,
  closedThrough: null,
  builtAt: null,
  done: 0,
  total: 0,
};

export async function readViewer(db: Db, caller: SignedInCaller): Promise<Viewer> {
  const { firmId } = caller;
  const people = await readPeople(db, caller);
  const row = (await readLedger(db, firmId)) ?? {
    ...UNOPENED,
    today: todayInShanghai(),
    asOf: new Date().toISOString(),
  };
  const { generation, closingDay, builtAt, done, total, today, asOf } = row;
  const built = builtAt !== null;
  const lastClosed = built ? lastClosedMonth(row, today) : null;
  const building = built || !(await hasOrders(db, firmId)) ? null : { done, total: Math.max(total, done) };
  return { caller, firmId, people, generation, closingDay, lastClosed, building, today, asOf };
}

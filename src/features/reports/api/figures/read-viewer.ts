import { and, eq, sql } from 'drizzle-orm';
import { membershipsView } from '#features/access/api/access-views.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
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

const DEFAULT_CLOSING_DAY = 5;

/**
 * The ledger of a firm, in one statement also where none was opened. Before its first booking there is nothing to see and nothing
 * is closed; who never ordered has nothing that could still be counted.
 */
async function readLedger(db: Db, firmId: bigint) {
  const [row] = await db
    .select({
      today: sql<string>`(now() at time zone 'Asia/Shanghai')::date::text`,
      generation: reportFirms.generation,
      closingDay: reportFirms.closingDay,
      closedThrough: reportFirms.closedThrough,
      builtAt: reportFirms.builtAt,
      done: reportFirms.builtOrders,
      total: reportFirms.ordersToBuild,
      ordered: sql<boolean>`${reportFirms.builtAt} is not null
        or exists (select 1 from orders_view o where o.firm_id = ${firmId})`,
      asOf: sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(sql`(select ${firmId}::bigint as id) f`)
    .leftJoin(reportFirms, sql`${reportFirms.firmId} = f.id`);
  if (!row) throw new Error('one row has no row');
  return row;
}

export async function readViewer(db: Db, caller: SignedInCaller): Promise<Viewer> {
  const { firmId } = caller;
  const people = await readPeople(db, caller);
  const { closedThrough, builtAt, ordered, today, asOf, ...row } = await readLedger(db, firmId);
  const { generation, closingDay, done, total } = {
    generation: row.generation ?? 0n,
    closingDay: row.closingDay ?? DEFAULT_CLOSING_DAY,
    done: row.done ?? 0,
    total: row.total ?? 0,
  };
  const built = builtAt !== null;
  const lastClosed = built ? lastClosedMonth({ closingDay, closedThrough }, today) : null;
  const building = built || !ordered ? null : { done, total: Math.max(total, done) };
  return { caller, firmId, people, generation, closingDay, lastClosed, building, today, asOf };
}

import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { SUPPLEMENT_DAYS } from '../../rules/case-deadlines.ts';
import type { CasePlace } from '../case-repo.ts';
import { afterSaleCases as cases, afterSaleEvents as events } from '../case-tables.ts';
import { afterSaleReturns as returns } from '../return-tables.ts';

/** Cases that one run of a job takes on; the rest follows with the next. */
const MOST = 200;

const PLACE = { firmId: cases.firmId, caseId: cases.id };

/** The desk has promised a step and not taken it, and nobody was told yet. */
export const readLate = (db: Db): Promise<CasePlace[]> =>
  db
    .select(PLACE)
    .from(cases)
    .where(and(lt(cases.dueAt, sql`now()`), isNull(cases.escalatedAt)))
    .orderBy(cases.dueAt)
    .limit(MOST);

/** The customer has had his days to object. */
export const readUnconfirmed = (db: Db): Promise<CasePlace[]> =>
  db
    .select(PLACE)
    .from(cases)
    .where(and(eq(cases.status, 'confirming'), lt(cases.confirmUntil, sql`now()`)))
    .orderBy(cases.confirmUntil)
    .limit(MOST);

/** Longer than so many days in a state. */
const since = (status: string, days: number) => sql`(select max(${events.createdAt}) from ${events}
  where ${events.firmId} = ${cases.firmId} and ${events.caseId} = ${cases.id} and ${events.toStatus} = ${status}
    and ${events.fromStatus} is distinct from ${status}) < now() - make_interval(days => ${days})`;

/** A carrier has it, or was asked to fetch it: the customer is not to blame. */
const onItsWay = sql`exists (select 1 from ${returns} where ${returns.firmId} = ${cases.firmId} and ${returns.caseId} = ${cases.id}
  and (${returns.status} in ('booked', 'moving') or (${returns.status} = 'asked' and ${returns.way} = 'pickup')))`;

/** Goods that never came back. */
export const readUnreturned = (db: Db, days: number): Promise<CasePlace[]> =>
  db
    .select(PLACE)
    .from(cases)
    .where(and(eq(cases.status, 'to_return'), since('to_return', days), sql`not ${onItsWay}`))
    .limit(MOST);

/** Questions nobody answered. */
export const readUnanswered = (db: Db): Promise<CasePlace[]> =>
  db
    .select(PLACE)
    .from(cases)
    .where(and(eq(cases.status, 'supplementing'), since('supplementing', SUPPLEMENT_DAYS)))
    .limit(MOST);

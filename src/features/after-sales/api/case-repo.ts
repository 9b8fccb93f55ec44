import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { keepAfterSaleStatus } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import type { CaseEventKind } from '../rules/case-events.ts';
import { type CaseStatus, CLOSED, canMoveCase } from '../rules/case-status.ts';
import {
  type CaseActor,
  type CaseChange,
  type CasePlace,
  type CaseRow,
  changeCase,
  placeOf,
} from './case-rows-repo.ts';
import { afterSaleEvents, afterSaleCases as cases } from './case-tables.ts';
import { readPolicy } from './policy-repo.ts';

export {
  type CaseActor,
  type CaseChange,
  type CaseLine,
  type CasePlace,
  type CaseRow,
  changeCase,
  changeCaseLine,
  findCaseByNo,
  lockCase,
  lockCaseWhere,
  numbered,
  numberedOf,
  ofChildOrder,
  placed,
  placeOf,
  readCaseLines,
  visibleNumbered,
  visibleTo,
} from './case-rows-repo.ts';

/** Topic of cases that have changed their state: `{ firmId, caseId, from, to, version }`, ids as text. */
export const CASE_MOVED = 'after-sale.moved';
/** Topic of words in the talk of a case: the other side is told. */
export const CASE_SAID = 'after-sale.said';

interface CaseEvent {
  actor: CaseActor;
  kind: CaseEventKind;
  detail?: string;
}

/** Writes what happened to a case, or what was said of it. */
export async function insertCaseEvent(
  db: Db,
  { firmId, id: caseId, status }: Pick<CaseRow, 'firmId' | 'id' | 'status'>,
  { actor: { side, userId }, kind, detail = '' }: CaseEvent,
  from: CaseStatus | null = status,
): Promise<bigint> {
  const [row] = await db
    .insert(afterSaleEvents)
    .values({ firmId, caseId, userId, side, kind, fromStatus: from, toStatus: status, detail })
    .returning({ id: afterSaleEvents.id });
  if (!row) throw new Error('event of a case not written');
  const ids = { firmId: String(firmId), caseId: String(caseId), eventId: String(row.id) };
  if (kind === 'said') await enqueueEffect(db, CASE_SAID, { ...ids, side, detail });
  return row.id;
}

/** Whether a case has ever waited for the approvers of its company. */
export const wasApproving = async (db: Db, { firmId, caseId }: CasePlace): Promise<boolean> => {
  const { firmId: firm, caseId: of, toStatus } = afterSaleEvents;
  return (await db.$count(afterSaleEvents, and(eq(firm, firmId), eq(of, caseId), eq(toStatus, 'approving')))) > 0;
};

const hours = (count: number) => sql`now() + make_interval(hours => ${count})`;
const days = (count: number) => sql`now() + make_interval(days => ${count})`;

/** Times that a state brings: until when the desk has promised its step, and the customer may object. */
async function timesOf(db: Db, to: CaseStatus) {
  const { reviewHours, inspectHours, confirmDays } = await readPolicy(db);
  const due = to === 'reviewing' ? hours(reviewHours) : to === 'inspecting' ? hours(inspectHours) : null;
  return {
    dueAt: due,
    escalatedAt: null,
    confirmUntil: to === 'confirming' ? days(confirmDays) : null,
    ...(to === 'completed' && { settledAt: sql`now()` }),
  };
}

/** Side state of the order: open as long as anything is done about one of its cases, done when one was settled. */
async function keepOrderState(db: Db, { firmId, orderId }: Pick<CaseRow, 'firmId' | 'orderId'>): Promise<void> {
  const ofOrder = and(eq(cases.firmId, firmId), eq(cases.orderId, orderId));
  const open = await db.$count(cases, and(ofOrder, notInArray(cases.status, [...CLOSED])));
  const done = open > 0 ? 0 : await db.$count(cases, and(ofOrder, inArray(cases.status, ['completed'])));
  await keepAfterSaleStatus(db, { firmId, orderId }, open > 0 ? 'open' : done > 0 ? 'done' : 'none');
}

/** What follows from every move, and from a birth: the order knows, people are told. */
async function announce(
  db: Db,
  { firmId, id, orderId, status, version }: CaseRow,
  from: CaseStatus | null,
): Promise<void> {
  await keepOrderState(db, { firmId, orderId });
  await enqueueEffect(db, CASE_MOVED, { firmId: String(firmId), caseId: String(id), from, to: status, version });
}

/** The state a new case stands in, with its times and its first event. */
export async function beginCase(db: Db, born: CaseRow, event: CaseEvent): Promise<CaseRow> {
  const begun = await changeCase(db, placeOf(born), await timesOf(db, born.status));
  await insertCaseEvent(db, begun, event, null);
  await announce(db, begun, null);
  return begun;
}

/**
 * The one place a locked case changes its state: the move is legal (behaviours 2.7), its clocks are set, an event is
 * written, the order knows and people are told. Answers the case as it is now.
 */
export async function moveCase(
  db: Db,
  before: CaseRow,
  to: CaseStatus,
  { set = {}, ...event }: CaseEvent & { set?: CaseChange },
): Promise<CaseRow> {
  if (!canMoveCase(before.status, to))
    throw new Error(`case ${before.caseNo} cannot go from ${before.status} to ${to}`);
  const after = await changeCase(db, placeOf(before), { ...(await timesOf(db, to)), ...set, status: to });
  await insertCaseEvent(db, after, event, before.status);
  await announce(db, after, before.status);
  return after;
}

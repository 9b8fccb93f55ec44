import { and, eq, type SQL, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { DISPUTE_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { DESK_TURN, type DisputeStatus, disputeStates, ENDED_DISPUTES } from '../../rules/dispute-status.ts';
import type { StatementEventKind } from '../../rules/statement-events.ts';
import type { StatementStatus } from '../../rules/statement-status.ts';
import { statementDisputes as disputes } from '../dispute-tables.ts';
import {
  changeStatement,
  findStatement,
  insertStatementEvent,
  lockStatement,
  placed,
  type StatementActor,
  type StatementRow,
} from '../statement-repo.ts';
import { endDisputed } from './disputed-line-repo.ts';

/** Topic of news of a dispute: `{ firmId, disputeId, eventId, kind }`, ids as text. */
export const DISPUTE_NEWS = 'statement.dispute';
/** Working hours of the desk aside, a customer hears within three days. */
const ANSWER_DAYS = 3;
const OFFER_DAYS = 7;

export type DisputeRow = Omit<typeof disputes.$inferSelect, 'status'> & { status: DisputeStatus };

export const disputeOf = (row: typeof disputes.$inferSelect): DisputeRow => ({
  ...row,
  status: disputeStates.read(row.status),
});
export const placedDispute = (firmId: bigint, id: bigint): SQL | undefined =>
  and(eq(disputes.firmId, firmId), eq(disputes.id, id));
export const numberedDispute = (disputeNo: string): SQL => eq(disputes.disputeNo, disputeNo);

export async function findDispute(db: Db, condition: SQL | undefined): Promise<DisputeRow | null> {
  const [row] = await db.select().from(disputes).where(condition);
  return row ? disputeOf(row) : null;
}

/** Locks a dispute behind its statement, in which order all do it. */
export async function lockDispute(db: Db, condition: SQL | undefined): Promise<LockedDispute | null> {
  const seen = await findDispute(db, condition);
  if (!seen) return null;
  const statement = await lockStatement(db, placed(seen));
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.firmId, seen.firmId), eq(disputes.id, seen.id)))
    .for('update');
  if (!row || !statement) throw new Error('dispute without a statement');
  return { dispute: disputeOf(row), statement };
}

export async function insertDispute(
  db: Db,
  fields: Omit<typeof disputes.$inferInsert, 'disputeNo' | 'status' | 'dueAt'>,
): Promise<DisputeRow> {
  const [row] = await db
    .insert(disputes)
    .values({
      ...fields,
      disputeNo: nextNumber(DISPUTE_NUMBER),
      status: 'waiting',
      dueAt: sql`now() + make_interval(days => ${ANSWER_DAYS})`,
    })
    .returning();
  if (!row) throw new Error('dispute not written');
  return disputeOf(row);
}

/** Until when a state is to be answered. */
function dueOf(to: DisputeStatus): SQL | null {
  if (DESK_TURN.includes(to)) return sql`now() + make_interval(days => ${ANSWER_DAYS})`;
  return to === 'offered' ? sql`now() + make_interval(days => ${OFFER_DAYS})` : null;
}

type DisputeChange = Partial<Pick<DisputeRow, 'grantedFen' | 'grantedQuantity' | 'answer' | 'ownerUserId'>>;

export async function changeDispute(
  db: Db,
  { firmId, id }: DisputeRow,
  change: DisputeChange & { status?: DisputeStatus },
): Promise<DisputeRow> {
  const { status } = change;
  const [row] = await db
    .update(disputes)
    .set({
      ...change,
      ...(status && { dueAt: dueOf(status), escalatedAt: null }),
      ...(status && ENDED_DISPUTES.includes(status) && { endedAt: sql`now()` }),
      version: sql`${disputes.version} + 1`,
    })
    .where(and(eq(disputes.firmId, firmId), eq(disputes.id, id)))
    .returning();
  if (!row) throw new Error('dispute not found');
  return disputeOf(row);
}

interface DisputeEvent {
  actor: StatementActor;
  kind: StatementEventKind;
  detail?: string;
}

/** Writes what happened to a dispute into the log of its statement, `statement` as it is from then on; the other side is told. */
export async function tellDispute(
  db: Db,
  statement: StatementRow,
  dispute: DisputeRow,
  { actor, kind, detail = '' }: DisputeEvent,
  fromStatus: StatementStatus = statement.status,
): Promise<bigint> {
  const words = [dispute.disputeNo, detail].filter(Boolean).join(' ');
  const said = kind === 'said' ? detail : words;
  const event = { actor, kind, detail: said, disputeId: dispute.id };
  const eventId = await insertStatementEvent(db, statement, event, fromStatus);
  const ids = { firmId: String(dispute.firmId), disputeId: String(dispute.id), eventId: String(eventId) };
  await enqueueEffect(db, DISPUTE_NEWS, { ...ids, kind, side: actor.side, detail });
  return eventId;
}

export interface LockedDispute {
  statement: StatementRow;
  dispute: DisputeRow;
}

/** The one place a locked dispute changes its state: the move is legal and its clock is set. */
function changeState(db: Db, dispute: DisputeRow, to: DisputeStatus, set: DisputeChange = {}): Promise<DisputeRow> {
  if (!disputeStates.canMove(dispute.status, to))
    throw new Error(`dispute ${dispute.disputeNo} cannot go from ${dispute.status} to ${to}`);
  return changeDispute(db, dispute, { ...set, status: to });
}

/** Moves a locked dispute while its statement stays where it is: an event is written and the other side told. */
export async function moveDispute(
  db: Db,
  { statement, dispute }: LockedDispute,
  to: DisputeStatus,
  { set, ...event }: DisputeEvent & { set?: DisputeChange },
): Promise<DisputeRow> {
  const moved = await changeState(db, dispute, to, set);
  await tellDispute(db, statement, moved, event);
  return moved;
}

/** Ends a locked dispute: its line goes on as `line` says, the statement follows, and then the event is written. */
export async function endDispute(
  db: Db,
  { statement, dispute }: LockedDispute,
  to: DisputeStatus,
  { line, ...event }: DisputeEvent & { line: 'open' | 'confirmed' },
): Promise<LockedDispute> {
  const ended = await changeState(db, dispute, to);
  await endDisputed(db, ended, line);
  const after = await changeStatement(db, statement, {}, { linesChanged: true });
  await tellDispute(db, after, ended, event, statement.status);
  return { statement: after, dispute: ended };
}

export const statementOfDispute = (db: Db, dispute: DisputeRow) => findStatement(db, placed(dispute));

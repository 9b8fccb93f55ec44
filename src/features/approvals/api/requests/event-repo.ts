import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { ApprovalEventKind } from '../../rules/approval-events.ts';
import { approvalCopies, approvalEvents, approvalLineRefusals } from '../approval-tables.ts';
import { attachToEvent } from '../files/request-attachments.ts';
import type { RequestPlace } from './request-repo.ts';

export interface ApprovalEvent {
  kind: ApprovalEventKind;
  userId: bigint | null;
  taskId?: bigint | null;
  onBehalfOf?: bigint | null;
  detail?: string;
  /** Files the person says it with. */
  fileIds?: readonly bigint[];
}

export async function writeEvents(
  db: Db,
  { firmId, id }: RequestPlace,
  events: readonly ApprovalEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = await db
    .insert(approvalEvents)
    .values(events.map(({ fileIds: _, ...event }) => ({ ...event, firmId, requestId: id })))
    .returning({ id: approvalEvents.id });
  for (const [index, { userId, fileIds = [] }] of events.entries()) {
    const eventId = rows[index]?.id;
    if (fileIds.length === 0 || userId === null || eventId === undefined) continue;
    await attachToEvent(db, { firmId, userId }, { requestId: id, eventId }, fileIds);
  }
}

/** Whether this has happened to a request within a day. */
export async function hasEventToday(db: Db, { firmId, id }: RequestPlace, kind: ApprovalEventKind): Promise<boolean> {
  const { firmId: firm, requestId, kind: kept, createdAt } = approvalEvents;
  const today = gt(createdAt, sql`now() - interval '1 day'`);
  return (await db.$count(approvalEvents, and(eq(firm, firmId), eq(requestId, id), eq(kept, kind), today))) > 0;
}

export async function writeCopies(db: Db, { firmId, id }: RequestPlace, userIds: readonly bigint[]): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => ({ firmId, requestId: id, userId }));
  if (rows.length > 0) await db.insert(approvalCopies).values(rows).onConflictDoNothing();
}

export interface LineRefusal {
  lineNo: number;
  reason: string;
}

export async function writeLineRefusals(
  db: Db,
  { firmId, id }: RequestPlace,
  by: { taskId: bigint; userId: bigint },
  lines: readonly LineRefusal[],
): Promise<void> {
  if (lines.length === 0) return;
  await db.insert(approvalLineRefusals).values(lines.map((line) => ({ ...line, ...by, firmId, requestId: id })));
}

export function readLineRefusals(db: Db, { firmId, id }: RequestPlace): Promise<LineRefusal[]> {
  return db
    .select({ lineNo: approvalLineRefusals.lineNo, reason: approvalLineRefusals.reason })
    .from(approvalLineRefusals)
    .where(and(eq(approvalLineRefusals.firmId, firmId), eq(approvalLineRefusals.requestId, id)))
    .orderBy(asc(approvalLineRefusals.lineNo));
}

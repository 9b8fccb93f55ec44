import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { NodeMode } from '#features/approval-flows/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { readApprovalStatus, type StepStatus, type TaskStatus } from '../../rules/approval-status.ts';
import type { RequestState, Step, Task } from '../../rules/request-state.ts';
import { approvalRequests as r, approvalSteps as s, approvalTasks as t } from '../approval-tables.ts';

export type RequestRow = typeof r.$inferSelect;

/** A request with its row; the row is locked where it is about to change. */
export interface LoadedRequest {
  row: RequestRow;
  state: RequestState;
}

export interface RequestPlace {
  firmId: bigint;
  id: bigint;
}

const TASK_COLUMNS = {
  id: t.id,
  stepId: t.stepId,
  memberId: t.memberId,
  userId: t.userId,
  onBehalfOf: t.onBehalfOf,
  departmentId: t.departmentId,
  place: t.place,
  status: t.status,
  reason: t.reason,
};

/** Rows hold only what the checks and triggers of the tables let in. */
const taskOf = ({ stepId: _, status, ...task }: Omit<Task, 'status'> & { stepId: bigint; status: string }): Task => ({
  ...task,
  status: status as TaskStatus,
});

async function readSteps(db: Db, { firmId, id }: RequestPlace): Promise<Step[]> {
  const steps = await db
    .select()
    .from(s)
    .where(and(eq(s.firmId, firmId), eq(s.requestId, id)))
    .orderBy(asc(s.stepNo));
  const tasks = await db
    .select(TASK_COLUMNS)
    .from(t)
    .where(and(eq(t.firmId, firmId), eq(t.requestId, id)))
    .orderBy(asc(t.id));
  const byStep = Map.groupBy(tasks, (task) => task.stepId);
  return steps.map(({ id: stepId, stepNo, name, mode, needed, status, reason, escalateAfterHours }) => ({
    id: stepId,
    stepNo,
    name,
    needed,
    reason,
    escalateAfterHours,
    mode: mode as NodeMode,
    status: status as StepStatus,
    tasks: (byStep.get(stepId) ?? []).map(taskOf),
  }));
}

async function load(db: Db, row: RequestRow | undefined): Promise<LoadedRequest | null> {
  if (!row) return null;
  const { requesterMemberId, currentStep } = row;
  const steps = await readSteps(db, row);
  return { row, state: { status: readApprovalStatus(row.status), requesterMemberId, currentStep, steps } };
}

export async function readRequest(db: Db, { firmId, id }: RequestPlace): Promise<LoadedRequest | null> {
  const [row] = await db
    .select()
    .from(r)
    .where(and(eq(r.firmId, firmId), eq(r.id, id)));
  return load(db, row);
}

/** Whoever decides about a request waits for whoever decides about it now. */
export async function lockRequest(db: Db, { firmId, id }: RequestPlace): Promise<LoadedRequest | null> {
  const [row] = await db
    .select()
    .from(r)
    .where(and(eq(r.firmId, firmId), eq(r.id, id)))
    .for('no key update');
  return load(db, row);
}

const ofTask = (firmId: bigint, taskId: bigint) =>
  and(
    eq(r.firmId, firmId),
    eq(r.id, sql`(select ${t.requestId} from ${t} where ${and(eq(t.firmId, firmId), eq(t.id, taskId))})`),
  );

/** The request a task belongs to. */
export async function readRequestOfTask(db: Db, firmId: bigint, taskId: bigint): Promise<LoadedRequest | null> {
  const [row] = await db.select().from(r).where(ofTask(firmId, taskId));
  return load(db, row);
}

/** The same, locked. */
export async function lockRequestOfTask(db: Db, firmId: bigint, taskId: bigint): Promise<LoadedRequest | null> {
  const [row] = await db.select().from(r).where(ofTask(firmId, taskId)).for('no key update');
  return load(db, row);
}

export async function findRequestId(db: Db, firmId: bigint, requestNo: string): Promise<bigint | null> {
  const [row] = await db
    .select({ id: r.id })
    .from(r)
    .where(and(eq(r.firmId, firmId), eq(r.requestNo, requestNo)));
  return row?.id ?? null;
}

/** Number of the request by which a document was approved last; null where none has passed. */
export async function findPassedRequestNo(
  db: Db,
  { firmId, documentType, documentNo }: { firmId: bigint; documentType: string; documentNo: string },
): Promise<string | null> {
  const [row] = await db
    .select({ requestNo: r.requestNo })
    .from(r)
    .where(
      and(eq(r.firmId, firmId), eq(r.documentType, documentType), eq(r.documentNo, documentNo), eq(r.status, 'passed')),
    )
    .orderBy(desc(r.id))
    .limit(1);
  return row?.requestNo ?? null;
}

/** The request a document has or last had. */
export async function findRequestOf(
  db: Db,
  { firmId, documentType, documentNo }: { firmId: bigint; documentType: string; documentNo: string },
): Promise<bigint | null> {
  const [row] = await db
    .select({ id: sql<string | null>`max(${r.id})::text` })
    .from(r)
    .where(and(eq(r.firmId, firmId), eq(r.documentType, documentType), eq(r.documentNo, documentNo)));
  return row?.id ? BigInt(row.id) : null;
}

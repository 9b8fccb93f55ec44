import { and, eq, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { REQUEST_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import type { Db } from '#platform/api/database.ts';
import { isOpen } from '../../rules/approval-status.ts';
import type { RequestState, Step, Task } from '../../rules/request-state.ts';
import { approvalRequests as r, approvalSteps as s, approvalTasks as t } from '../approval-tables.ts';
import type { LoadedRequest, RequestPlace } from './request-repo.ts';

const nextRequestNo = nextNumber(REQUEST_NUMBER);

type RequestFacts = Omit<typeof r.$inferInsert, 'id' | 'requestNo' | 'status' | 'currentStep' | 'version'>;

export async function insertRequest(db: Db, facts: RequestFacts): Promise<{ id: bigint; requestNo: string }> {
  const [row] = await db
    .insert(r)
    .values({ ...facts, requestNo: nextRequestNo, status: 'running' })
    .returning({ id: r.id, requestNo: r.requestNo });
  if (!row) throw new Error('request not written');
  return row;
}

/** When a task that is asked now has to be decided; null: whenever. */
export type DueOf = (step: Step) => Date | null;

/** A decision, as its task keeps it. */
export interface DecisionFacts {
  taskId: bigint;
  comment: string;
  hash: string;
}

async function writeSteps(db: Db, place: RequestPlace, before: RequestState, steps: readonly Step[]): Promise<Step[]> {
  const written: Step[] = [];
  for (const step of steps) {
    const { id, stepNo, name, mode, needed, status, reason, escalateAfterHours } = step;
    const old = before.steps.find((one) => one.stepNo === stepNo);
    if (id === null) {
      const facts = {
        firmId: place.firmId,
        requestId: place.id,
        stepNo,
        name,
        mode,
        needed,
        reason,
        escalateAfterHours,
      };
      const [row] = await db.insert(s).values(facts).returning({ id: s.id });
      if (!row) throw new Error('step not written');
      written.push({ ...step, id: row.id });
    } else written.push(step);
    if (status !== (old?.status ?? 'waiting')) {
      const at = status === 'active' ? { activatedAt: sql`now()` } : { decidedAt: sql`now()` };
      const stepId = written.at(-1)?.id ?? 0n;
      await db
        .update(s)
        .set({ status, ...at })
        .where(and(eq(s.firmId, place.firmId), eq(s.id, stepId)));
    }
  }
  return written;
}

async function insertTasks(db: Db, place: RequestPlace, step: Step, due: DueOf): Promise<void> {
  const rows = step.tasks.flatMap(({ id, ...task }) => {
    if (id !== null) return [];
    const dueAt = task.status === 'pending' ? due(step) : null;
    return [{ ...task, firmId: place.firmId, requestId: place.id, stepId: step.id ?? 0n, dueAt }];
  });
  if (rows.length > 0) await db.insert(t).values(rows);
}

const PEOPLE = ['approved', 'refused', 'returned', 'transferred'];

async function updateTask(db: Db, place: RequestPlace, task: Task & { id: bigint }, facts: object): Promise<void> {
  const { status, reason, memberId, userId, onBehalfOf } = task;
  await db
    .update(t)
    .set({ status, reason, memberId, userId, onBehalfOf, ...facts })
    .where(and(eq(t.firmId, place.firmId), eq(t.id, task.id)));
}

/** What the change of a task's state means for its row. */
function factsOf(task: Task & { id: bigint }, step: Step, due: DueOf, decision: DecisionFacts | null) {
  if (task.status === 'pending') return { dueAt: due(step) };
  if (decision?.taskId !== task.id || !PEOPLE.includes(task.status)) return {};
  return { decidedAt: sql`now()`, comment: decision.comment, decidedHash: decision.hash };
}

async function writeTasks(
  db: Db,
  place: RequestPlace,
  before: RequestState,
  step: Step,
  change: Change,
): Promise<void> {
  const old = new Map(before.steps.flatMap(({ tasks }) => tasks.map((task) => [task.id, task])));
  for (const { id, ...task } of step.tasks) {
    const before = id === null ? undefined : old.get(id);
    if (id === null || (before?.status === task.status && before.memberId === task.memberId)) continue;
    const whole = { ...task, id };
    await updateTask(db, place, whole, factsOf(whole, step, change.due, change.decision ?? null));
  }
  await insertTasks(db, place, step, change.due);
}

export interface Change {
  due: DueOf;
  decision?: DecisionFacts;
  /** The document has become another one; links in mails are worthless. */
  document?: { snapshot: unknown; snapshotHash: string; amountFen: bigint };
}

/**
 * Writes what is different of a request. Its version grows when something else is asked from now on: another document,
 * another step, another state.
 */
export async function writeRequest(
  db: Db,
  { row, state: before }: Pick<LoadedRequest, 'row' | 'state'>,
  after: RequestState,
  change: Change,
): Promise<void> {
  const place = { firmId: row.firmId, id: row.id };
  for (const step of await writeSteps(db, place, before, after.steps))
    await writeTasks(db, place, before, step, change);
  const { status, currentStep } = after;
  const moved = status !== row.status || currentStep !== row.currentStep || change.document !== undefined;
  if (!moved) return;
  const decidedAt = isOpen(status) ? {} : { decidedAt: sql`now()` };
  await db
    .update(r)
    .set({
      status,
      currentStep,
      ...change.document,
      ...decidedAt,
      version: sql`${r.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(r.firmId, place.firmId), eq(r.id, place.id)));
}

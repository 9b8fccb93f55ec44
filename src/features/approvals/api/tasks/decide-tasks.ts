import { ORPCError } from '@orpc/server';
import { writeAudit } from '#platform/api/audit.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { approvalErrors } from '../../contract/approval-errors.ts';
import type { DecisionInput, DecisionResult } from '../../contract/approval-schemas.ts';
import { assertLoose } from '../files/request-files.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { type Decided, type Decider, type DecisionWish, decideTaskNow } from './decide-task-now.ts';

export interface ApprovalTools {
  database: Database;
  documents: DocumentKeepers;
}

/** Tasks of a batch that are decided at a time: enough to fill two cores, not the pool. */
const LANES = 4;

const CHANGED = approvalErrors.APPROVAL_CHANGED.message;

function resultOf(decided: Decided): DecisionResult {
  if ('message' in decided) return { done: true, message: decided.message, error: null, changes: [] };
  return { done: false, message: CHANGED, error: 'APPROVAL_CHANGED', changes: decided.changes };
}

type Tried = Pick<DecisionWish, 'taskId' | 'action'>;

/** A refusal is an answer about one task; the attempt stays in the log (security check 46). */
async function refusedResult({ database }: ApprovalTools, decider: Decider, tried: Tried, error: unknown) {
  if (!(error instanceof ORPCError) || error.status >= 500) throw error;
  const { message, code } = error;
  const answer = { done: false, message, error: String(code), changes: [] } satisfies DecisionResult;
  // What is nobody's task is no attempt at one.
  if (code === 'NOT_FOUND') return answer;
  await inTransaction(database, decider, 'write', (db) =>
    writeAudit(db, decider, {
      ...{ action: 'approval.attempt_refused', objectType: 'approval_task', objectId: String(tried.taskId) },
      after: { action: tried.action, refusal: String(error.code) },
    }),
  );
  return answer;
}

/** Decides one task in a transaction of its own, and answers what came of it. */
export async function attempt(
  tools: ApprovalTools,
  decider: Decider,
  tried: Tried,
  decide: (db: Db) => Promise<Decided>,
): Promise<DecisionResult> {
  try {
    return resultOf(await inTransaction(tools.database, decider, 'write', decide));
  } catch (error) {
    return refusedResult(tools, decider, tried, error);
  }
}

/** Decides up to a hundred tasks, each for itself; answers in the order they were given. */
export async function decideTasks(
  tools: ApprovalTools,
  decider: Decider,
  input: DecisionInput,
): Promise<DecisionResult[]> {
  const { tasks, refusedLines = [], fileIds, ...rest } = input;
  if (refusedLines.length > 0 && tasks.length > 1) throw refuse(approvalErrors, 'APPROVAL_LINES');
  if (fileIds.length > 0 && tasks.length > 1) throw refuse(approvalErrors, 'APPROVAL_FILES_ONE');
  const files = await inTransaction(tools.database, decider, 'read', (db) => assertLoose(db, decider, fileIds));
  const results = new Map<string, DecisionResult>();
  const queue = [...tasks];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const wish = { ...rest, refusedLines, files, snapshotHash: next.snapshotHash, taskId: BigInt(next.taskId) };
      const decide = (db: Db) => decideTaskNow(db, tools.documents, decider, wish);
      results.set(next.taskId, await attempt(tools, decider, wish, decide));
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, tasks.length) }, lane));
  const answers = tasks.flatMap(({ taskId }) => results.get(taskId) ?? []);
  if (answers.every(({ error }) => error === 'NOT_FOUND')) throw notFound('审批任务');
  return answers;
}

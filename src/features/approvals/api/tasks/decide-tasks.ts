import { ORPCError } from '@orpc/server';
import { writeAudit } from '#platform/api/audit.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { approvalErrors } from '../../contract/approval-errors.ts';
import type { DecisionInput, DecisionResult } from '../../contract/approval-schemas.ts';
import { delayDecision } from '../delayed/delay-decision.ts';
import { assertLoose } from '../files/request-attachments.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { assertConfirmed } from './assert-confirmed.ts';
import { decideTaskNow } from './decide-task-now.ts';
import type { Changed, Decider, DecisionWish } from './judge-decision.ts';

export interface ApprovalTools {
  database: Database;
  documents: DocumentKeepers;
}

/** Tasks of a batch that are decided at a time: enough to fill two cores, not the pool. */
const LANES = 4;

const CHANGED = approvalErrors.APPROVAL_CHANGED.message;

/** What came of a try: decided, or pressed and waiting. */
type Tried = { message: string; waits?: number } | Changed;

function resultOf(tried: Tried): DecisionResult {
  if ('message' in tried) {
    return { done: true, message: tried.message, error: null, changes: [], waits: tried.waits ?? null };
  }
  return { done: false, message: CHANGED, error: 'APPROVAL_CHANGED', changes: tried.changes, waits: null };
}

type Attempted = Pick<DecisionWish, 'taskId' | 'action'>;

/** A refusal is an answer about one task; the attempt stays in the log (security check 46). */
async function refusedResult({ database }: ApprovalTools, decider: Decider, tried: Attempted, error: unknown) {
  if (!(error instanceof ORPCError) || error.status >= 500) throw error;
  const { message, code } = error;
  const answer = { done: false, message, error: String(code), changes: [], waits: null } satisfies DecisionResult;
  // What is nobody's task is no attempt at one.
  if (code === 'NOT_FOUND') return answer;
  await inTransaction(database, decider, 'write', (db) =>
    writeAudit(db, decider, {
      action: 'approval.attempt_refused',
      objectType: 'approval_task',
      objectId: String(tried.taskId),
      after: { action: tried.action, refusal: message },
    }),
  );
  return answer;
}

/** Decides one task in a transaction of its own, and answers what came of it. */
export async function attempt(
  tools: ApprovalTools,
  decider: Decider,
  tried: Attempted,
  decide: (db: Db) => Promise<Tried>,
): Promise<DecisionResult> {
  try {
    return resultOf(await inTransaction(tools.database, decider, 'write', decide));
  } catch (error) {
    return refusedResult(tools, decider, tried, error);
  }
}

/** One small approval is pressed without a word of confirmation: it waits until it is due. */
const isPress = ({ action, tasks, confirmed }: DecisionInput) =>
  action === 'approve' && tasks.length === 1 && confirmed === undefined;

/** Decides up to a hundred tasks, each for itself; answers in the order they were given. */
export async function decideTasks(
  tools: ApprovalTools,
  decider: Decider,
  input: DecisionInput,
): Promise<DecisionResult[]> {
  const { tasks, refusedLines = [], fileIds, action, comment, toMemberId } = input;
  if (refusedLines.length > 0 && tasks.length > 1) throw refuse(approvalErrors, 'APPROVAL_LINES');
  if (fileIds.length > 0 && tasks.length > 1) throw refuse(approvalErrors, 'APPROVAL_FILES_ONE');
  const files = await inTransaction(tools.database, decider, 'read', async (db) => {
    await assertConfirmed(db, decider, input);
    return assertLoose(db, decider, fileIds);
  });
  const act = isPress(input) ? delayDecision : decideTaskNow;
  const results = new Map<string, DecisionResult>();
  const queue = [...tasks];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const wish = {
        action,
        comment,
        toMemberId,
        refusedLines,
        files,
        snapshotHash: next.snapshotHash,
        taskId: BigInt(next.taskId),
      };
      const decide = (db: Db) => act(db, tools.documents, decider, wish);
      results.set(next.taskId, await attempt(tools, decider, wish, decide));
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, tasks.length) }, lane));
  const answers = tasks.flatMap(({ taskId }) => results.get(taskId) ?? []);
  if (answers.every(({ error }) => error === 'NOT_FOUND')) throw notFound('审批任务');
  return answers;
}

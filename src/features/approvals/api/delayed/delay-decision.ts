import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { recordEffectLater } from '#platform/api/outbox.ts';
import { DELAY_SECONDS, delayedWords } from '../../rules/delayed-decision.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { decideTaskNow } from '../tasks/decide-task-now.ts';
import { type Changed, type Decider, type DecisionWish, judgeDecision } from '../tasks/judge-decision.ts';
import { insertDelayed, readSecondsLeft } from './delayed-decision-repo.ts';

/** A decision of one press is due. */
export const APPROVAL_DUE = 'approval.due';

/** Keys as JSON carries them. */
export interface DueNews {
  firmId: string;
  userId: string;
  delayedId: string;
}

/**
 * Keeps what a person has pressed until it is due; the request stays as it is for everybody. Pressing once more while it
 * waits changes nothing. What could not be decided now is refused now.
 */
export async function delayDecision(
  db: Db,
  documents: DocumentKeepers,
  decider: Decider,
  wish: DecisionWish,
): Promise<{ message: string; waits?: number } | Changed> {
  const judged = await judgeDecision(db, documents, decider, wish);
  if ('changes' in judged) return judged;
  // Without a line it agrees to nothing: that ends the request, as a refusal does, and is done at once.
  if (judged.all) return decideTaskNow(db, documents, decider, wish);
  const { firmId, userId, memberId } = decider;
  const { taskId, comment, refusedLines, files = [], snapshotHash } = wish;
  const { row } = judged.request;
  const delayedId = await insertDelayed(db, {
    firmId,
    userId,
    memberId,
    taskId,
    requestId: row.id,
    snapshotHash,
    wish: { comment, refusedLines: [...refusedLines], fileIds: files.map(String) },
  });
  if (delayedId === null) {
    const waits = (await readSecondsLeft(db, firmId, taskId)) ?? 0;
    return { message: delayedWords(waits), waits };
  }
  const news: DueNews = { firmId: String(firmId), userId: String(userId), delayedId: String(delayedId) };
  await recordEffectLater(db, APPROVAL_DUE, news, DELAY_SECONDS);
  await writeAudit(db, decider, { action: 'approval.pressed', objectType: 'approval', objectId: row.requestNo });
  return { message: delayedWords(DELAY_SECONDS), waits: DELAY_SECONDS };
}

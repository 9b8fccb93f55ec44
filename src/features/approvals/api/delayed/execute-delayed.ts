import { ORPCError } from '@orpc/server';
import { writeAudit } from '#platform/api/audit.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { recordEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { approvalErrors } from '../../contract/approval-errors.ts';
import { confirmWords, whyConfirm } from '../../rules/confirm-decision.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { lockRequest } from '../requests/request-repo.ts';
import { decideTaskNow } from '../tasks/decide-task-now.ts';
import type { Decider } from '../tasks/judge-decision.ts';
import { readAsked, readConfirmLimit } from '../tasks/read-asked.ts';
import { readCarrier } from './carrier-repo.ts';
import type { DueNews } from './delay-decision.ts';
import { type DelayedPlace, type DelayedRow, findDelayed, lapseWaiting, lockWaiting } from './delayed-decision-repo.ts';

/** A decision of one press was not carried out; its person has to know. */
export const APPROVAL_LAPSED = 'approval.lapsed';

/** It comes to nothing, with words for the person, unless it was taken back meanwhile. */
async function lapse(db: Db, place: DelayedPlace, words: string): Promise<void> {
  if (!(await lapseWaiting(db, place, words))) return;
  const news: DueNews = { firmId: String(place.firmId), userId: String(place.userId), delayedId: String(place.id) };
  await recordEffect(db, APPROVAL_LAPSED, news);
  await writeAudit(db, place, {
    action: 'approval.lapsed',
    objectType: 'approval_delayed_decision',
    objectId: String(place.id),
    after: { reason: words },
  });
}

/** What one press was enough for may have to be confirmed by now: then it comes back to the person. */
async function assertStillSmall(db: Db, decider: Decider, taskId: bigint): Promise<void> {
  const asked = await readAsked(db, decider, [taskId]);
  const limitFen = await readConfirmLimit(db, decider.firmId);
  const why = whyConfirm('approve', 1, asked, limitFen);
  if (why !== null) throw refuse(approvalErrors, 'APPROVAL_CONFIRM', { message: confirmWords(why, asked, limitFen) });
}

async function carryOut(db: Db, documents: DocumentKeepers, place: DelayedPlace, row: DelayedRow): Promise<void> {
  // Requests are locked before what waits for them, by everybody who locks both.
  await lockRequest(db, { firmId: row.firmId, id: row.requestId });
  if (!(await lockWaiting(db, place))) return;
  const decider = await readCarrier(db, row);
  if (!decider) throw refuse(approvalErrors, 'APPROVAL_RIGHT_LOST');
  await assertStillSmall(db, decider, row.taskId);
  const { comment, refusedLines, fileIds } = row.wish;
  const { taskId, snapshotHash } = row;
  const wish = { action: 'approve', comment, taskId, snapshotHash, refusedLines, files: fileIds.map(BigInt) } as const;
  const decided = await decideTaskNow(db, documents, decider, wish, 'before');
  if ('changes' in decided) await lapse(db, place, `单据有变动：${decided.changes.join('；')}`);
}

/**
 * Carries out what a person has pressed, in one transaction with the end of its waiting: exactly once, however often it is
 * asked and by how many processes. What the rules refuse by now comes to nothing and the person hears why; anything else
 * that goes wrong leaves it waiting for the next try. Being late changes nothing: it stands until it is taken back.
 */
export async function executeDelayed(database: Database, documents: DocumentKeepers, place: DelayedPlace) {
  const { firmId, userId } = place;
  const row = await inTransaction(database, { firmId, userId }, 'read', (db) => findDelayed(db, place));
  if (row?.status !== 'waiting') return;
  try {
    await inTransaction(database, { firmId, userId }, 'write', (db) => carryOut(db, documents, place, row));
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status >= 500) throw error;
    await inTransaction(database, { firmId, userId }, 'write', (db) => lapse(db, place, error.message));
  }
}

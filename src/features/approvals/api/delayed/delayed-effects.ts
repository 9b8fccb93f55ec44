import { fromLetter } from '#business/messages/api/public.ts';
import { approvalHref } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { approvalMessages } from '../../contract/message-events.ts';
import { lapsedLetter } from '../../rules/approval-letters.ts';
import { type DocumentSnapshot, poNumberOf } from '../../rules/document-snapshot.ts';
import type { Post } from '../mail/approval-effects.ts';
import { readLetterFacts, readMailPeople } from '../mail/read-letter.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { readRequest } from '../requests/request-repo.ts';
import { APPROVAL_DUE, type DueNews } from './delay-decision.ts';
import { type DelayedPlace, findDelayed, readLate } from './delayed-decision-repo.ts';
import { APPROVAL_LAPSED, executeDelayed } from './execute-delayed.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

function placeOf(payload: unknown): DelayedPlace {
  const { firmId, userId, delayedId } = payload as DueNews;
  return { firmId: BigInt(firmId), userId: BigInt(userId), id: BigInt(delayedId) };
}

async function tellLapsed(db: Db, { messages, origin }: Post, place: DelayedPlace): Promise<void> {
  const lapsed = await findDelayed(db, place);
  const request = lapsed && (await readRequest(db, { firmId: place.firmId, id: lapsed.requestId }));
  if (!request) return;
  const person = (await readMailPeople(db, [place.userId])).get(place.userId);
  if (!person) return;
  const letter = lapsedLetter(await readLetterFacts(db, request.row, origin), person.name, lapsed.words);
  await messages.tell(db, {
    ...{ ...fromLetter(letter), event: approvalMessages.lapsed, firmId: place.firmId, to: [place.userId] },
    ...{ key: `approval.lapsed:${place.id}`, href: approvalHref(request.row.requestNo) },
    poNumber: poNumberOf(request.row.snapshot as DocumentSnapshot),
  });
}

/** Carries out what is due, and tells what was not carried out. */
export const delayedEffects = (database: Database, documents: DocumentKeepers, post: Post): EffectHandlers => ({
  [APPROVAL_DUE]: (payload) => executeDelayed(database, documents, placeOf(payload)),
  [APPROVAL_LAPSED]: async (payload) => {
    const place = placeOf(payload);
    await inTransaction(database, { ...WORKER, firmId: place.firmId }, 'write', (db) => tellLapsed(db, post, place));
  },
});

/** Carries out what should have been long ago, whatever became of its effect; each for itself. */
export async function executeOverdue(database: Database, documents: DocumentKeepers): Promise<void> {
  const late = await inTransaction(database, WORKER, 'read', readLate);
  const failures: unknown[] = [];
  for (const place of late) {
    await executeDelayed(database, documents, place).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${late.length} decisions failed`);
}

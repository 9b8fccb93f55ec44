import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { buyerOf } from '../acts/own-statement.ts';
import { attachToDispute, readOwnFiles } from '../files/statement-attachments.ts';
import { changeDispute, endDispute, moveDispute, tellDispute } from './dispute-repo.ts';
import { auditDispute, lockOwnDispute, presentActed, type SeenDispute } from './own-dispute.ts';

/** Says something to the desk, with papers. */
export async function sayToDesk(
  db: Db,
  caller: SignedInCaller,
  { disputeNo, text, fileIds }: { disputeNo: string; text: string; fileIds: readonly string[] },
) {
  await readOwnFiles(db, caller, fileIds);
  const { dispute, statement } = await lockOwnDispute(db, caller, { disputeNo }, 'say');
  const eventId = await tellDispute(db, statement, dispute, { actor: buyerOf(caller), kind: 'said', detail: text });
  await attachToDispute(db, dispute, { person: caller, eventId, fileIds });
  return presentActed(await changeDispute(db, dispute, {}));
}

/** The line waits to be confirmed again, as it was. */
export async function withdrawDispute(db: Db, caller: SignedInCaller, seen: SeenDispute) {
  const found = await lockOwnDispute(db, caller, seen, 'withdraw');
  const event = { actor: buyerOf(caller), kind: 'dispute_withdrawn', line: 'open' } as const;
  const { dispute: after } = await endDispute(db, found, 'withdrawn', event);
  await auditDispute(db, caller, 'statement.dispute_withdrawn', { before: found.dispute, after });
  return presentActed(after);
}

/** What the desk offered, or refused, is not enough: it looks again. */
export async function declineOffer(db: Db, caller: SignedInCaller, { text, ...seen }: SeenDispute & { text: string }) {
  const found = await lockOwnDispute(db, caller, seen, 'decline');
  const set = { grantedFen: null, grantedQuantity: null };
  const after = await moveDispute(db, found, 'handling', {
    actor: buyerOf(caller),
    kind: 'declined',
    detail: text,
    set,
  });
  await auditDispute(db, caller, 'statement.dispute_declined', { before: found.dispute, after, detail: text });
  return presentActed(after);
}

import { and, asc, eq } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { BUYERS, isInside } from '#platform/shared/identities.ts';
import type { DeskDispute, DisputeDetail } from '../../contract/dispute-schemas.ts';
import { disputeStates } from '../../rules/dispute-status.ts';
import { statementEvents as known } from '../../rules/statement-events.ts';
import { statementEvents as events } from '../dispute-tables.ts';
import { readDisputeFiles } from '../files/statement-attachments.ts';
import { presentLine } from '../read/present-line.ts';
import { readLineFacts } from '../read/read-lines.ts';
import { readFirmNames, readUserNames } from '../read-names.ts';
import { readDisputedLine } from './adjustment-repo.ts';
import { type DisputeRow, findDispute, numberedDispute, statementOfDispute } from './dispute-repo.ts';
import { presentDispute } from './present-dispute.ts';
import { visibleDispute } from './visible-dispute-repo.ts';

async function readThread(db: Db, dispute: DisputeRow, { inside, atDesk }: { inside: boolean; atDesk: boolean }) {
  const { firmId, id } = dispute;
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.firmId, firmId), eq(events.disputeId, id)))
    .orderBy(asc(events.id));
  const names = await readUserNames(
    db,
    rows.map(({ userId }) => userId),
  );
  const files = await readDisputeFiles(db, dispute, dispute.disputeNo);
  return rows.flatMap((row) => {
    // Whoever answers for the shop answers by name; what the company says reaches the desk whole, since it is said to it.
    const actorName = row.userId === null ? null : (names.get(row.userId) ?? null);
    return known.present({ ...row, actorName }, inside || atDesk).map((event) => ({
      ...event,
      side: row.side as 'buyer' | 'desk' | 'shop',
      files: files.filter(({ eventId }) => eventId === row.id).map(({ file }) => file),
    }));
  });
}

async function readFacts(db: Db, dispute: DisputeRow, who: { inside: boolean; atDesk: boolean }, now: Date) {
  const statement = await statementOfDispute(db, dispute);
  const line = await readDisputedLine(db, dispute);
  const factsOf = await readLineFacts(db, dispute.firmId, [line]);
  const names = await readUserNames(db, [dispute.userId, dispute.ownerUserId]);
  const { dispute: _, ...shown } = presentLine(line, { ...factsOf(line), inside: who.inside });
  return {
    ...presentDispute(dispute, { statementNo: statement?.statementNo ?? '', names, now, atDesk: who.atDesk }),
    line: shown,
    thread: await readThread(db, dispute, who),
  };
}

/** Whoever may delete, but not edit, takes back what was said. */
function actsOf({ status }: DisputeRow, { identity, permissions }: SignedInCaller): DisputeDetail['acts'] {
  if (!BUYERS.includes(identity)) return [];
  const acts = disputeStates.buyerActs(status);
  if (permissions.has('BILL_EDIT')) return acts;
  return acts.filter((act) => act === 'withdraw' && permissions.has('BILL_DELETE'));
}

/** A dispute as its company reads it. */
export async function readDispute(
  db: Db,
  caller: SignedInCaller,
  disputeNo: string,
  now: Date,
): Promise<DisputeDetail> {
  const dispute = await findDispute(db, visibleDispute(caller, disputeNo));
  if (!dispute) throw notFound('异议');
  return {
    ...(await readFacts(db, dispute, { inside: isInside(caller.identity), atDesk: false }, now)),
    acts: actsOf(dispute, caller),
  };
}

/** The same as the desk works on it. */
export async function readDeskDispute(db: Db, disputeNo: string, now: Date): Promise<DeskDispute> {
  const dispute = await findDispute(db, numberedDispute(disputeNo));
  if (!dispute) throw notFound('异议');
  const firms = await readFirmNames(db, [dispute.firmId]);
  const acts = disputeStates.deskActs(dispute.status).map((act) => (act === 'answer' ? 'say' : act));
  return {
    ...(await readFacts(db, dispute, { inside: false, atDesk: true }, now)),
    firmName: firms.get(dispute.firmId)?.name ?? '',
    acts,
  };
}

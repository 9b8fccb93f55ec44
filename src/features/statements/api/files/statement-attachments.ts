import {
  type Attachment,
  type AttachmentOwner,
  attachFiles,
  listAttachments,
  listLoose,
  type Person,
  presentAttachment,
} from '#business/attachments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { talkErrors } from '../../contract/statement-errors.ts';
import { isDispute, seesDispute } from '../disputes/visible-dispute-repo.ts';

/** Papers and pictures of a dispute. Loose until they are said. */
export const STATEMENT_FILES = 'statement';
const MOST_FILES = 50;

export const statementAttachments: AttachmentOwner = {
  kind: STATEMENT_FILES,
  folder: 'statement-files',
  permission: 'RECONCILIATION_MANAGEMENT_PAGE',
  deskPermission: 'DESK_STATEMENTS',
  uploads: { mostLoose: 100 },
  mayRead: seesDispute,
  deskMayRead: (db, id) => isDispute(db, id),
  mayWrite: (db, { firmId }, id) => isDispute(db, id, firmId),
};

/** Loose files that a person names for what he is about to say; one that is not his own is refused before anything else. */
export async function readOwnFiles(db: Db, person: Person, fileIds: readonly string[]): Promise<Attachment[]> {
  if (fileIds.length === 0) return [];
  const files = await listLoose(db, STATEMENT_FILES, person, fileIds.map(BigInt));
  if (files.length < fileIds.length) throw refuse(talkErrors, 'ATTACHMENT_GONE');
  return files;
}

interface DisputePlace {
  firmId: bigint;
  id: bigint;
}

export const listDisputeFiles = (db: Db, { firmId, id }: DisputePlace) =>
  listAttachments(db, { firmId, kind: STATEMENT_FILES, ownerId: id });

/** Files of a person become those of a dispute, with the event they were said with. */
export async function attachToDispute(
  db: Db,
  place: DisputePlace,
  { person, eventId, fileIds }: { person: Person; eventId: bigint; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return;
  await attachFiles(db, STATEMENT_FILES, person, {
    place: { ownerId: place.id, part: eventId, side: 'buyer' },
    fileIds,
  });
  if ((await listDisputeFiles(db, place)).length > MOST_FILES) throw refuse(talkErrors, 'DISPUTE_FILES_FULL');
}

/** Files of a dispute, each with the event it was said with. */
export async function readDisputeFiles(db: Db, place: DisputePlace, disputeNo: string) {
  const files = await listDisputeFiles(db, place);
  return files.map((file) => ({
    eventId: file.part,
    file: { ...presentAttachment(file), disputeNo, side: file.side ?? 'buyer' },
  }));
}

import {
  type AttachmentOwner,
  attach,
  countLooseAmong,
  listAttachments,
  type Person,
} from '#business/attachments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { approvalErrors, fileErrors } from '../../contract/approval-errors.ts';
import type { RequestPlace } from '../requests/request-repo.ts';
import { isRequest, ofFirm, visibleTo } from '../requests/visible-repo.ts';

/** Files people put beside a request: a drawing, an offer of somebody else, a signed paper. */
export const REQUEST_FILES = 'approval';

/** What is internal to a company reaches nobody of the shop (decision 0044). */
export const requestAttachments: AttachmentOwner = {
  kind: REQUEST_FILES,
  folder: 'approval-files',
  permission: null,
  deskPermission: null,
  uploads: {
    mostLoose: 30,
    refusals: {
      tooLarge: () => refuse(fileErrors, 'APPROVAL_FILE_LARGE'),
      wrongKind: (message) => refuse(fileErrors, 'APPROVAL_FILE_KIND', { message }),
      tooMany: () => refuse(fileErrors, 'APPROVAL_FILES_MANY'),
    },
  },
  mayRead: (db, caller, id) => isRequest(db, id, visibleTo(db, caller)),
  deskMayRead: () => Promise.resolve(false),
  mayWrite: (db, { firmId }, id) => isRequest(db, id, ofFirm(firmId)),
};

export const readFiles = (db: Db, { firmId, id }: RequestPlace) =>
  listAttachments(db, { firmId, kind: REQUEST_FILES, ownerId: id });

/** Refuses files that are not the person's own, or were said with something already. */
export async function assertLoose(db: Db, person: Person, fileIds: readonly string[]): Promise<bigint[]> {
  const ids = [...new Set(fileIds)].map(BigInt);
  if (ids.length > 0 && (await countLooseAmong(db, REQUEST_FILES, person, ids)) < ids.length) {
    throw refuse(approvalErrors, 'APPROVAL_FILE_GONE');
  }
  return ids;
}

/** Files of the person become those of a word in the thread. */
export async function attachToEvent(
  db: Db,
  person: Person,
  { requestId, eventId }: { requestId: bigint; eventId: bigint },
  ids: readonly bigint[],
): Promise<void> {
  const attached = await attach(db, REQUEST_FILES, person, { ownerId: requestId, part: eventId }, ids);
  if (attached < ids.length) throw refuse(approvalErrors, 'APPROVAL_FILE_GONE');
}

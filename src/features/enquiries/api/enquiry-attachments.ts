import { type AttachmentOwner, attachFiles, listAttachments, type Person } from '#business/attachments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { createErrors, uploadErrors } from '../contract/enquiry-errors.ts';
import { type EnquiryPlace, isEnquiry, ofFirm, SENT, visibleTo } from './enquiry-repo.ts';

/** Pictures and drawings of an enquiry or of one of its lines. Loose until it is written. */
export const ENQUIRY_FILES = 'enquiry';

export const enquiryAttachments: AttachmentOwner = {
  kind: ENQUIRY_FILES,
  folder: 'enquiry-files',
  permission: 'DEMAND_ORDER_MANAGEMENT',
  deskPermission: 'DESK_QUOTES',
  uploads: {
    mostLoose: 60,
    refusals: {
      tooLarge: () => refuse(uploadErrors, 'ENQUIRY_FILE_LARGE'),
      wrongKind: (message) => refuse(uploadErrors, 'ENQUIRY_FILE_KIND', { message }),
      tooMany: () => refuse(uploadErrors, 'ENQUIRY_FILES_MANY'),
    },
  },
  mayRead: (db, caller, id) => isEnquiry(db, id, visibleTo(caller)),
  deskMayRead: (db, id) => isEnquiry(db, id, SENT),
  mayWrite: (db, { firmId }, id) => isEnquiry(db, id, ofFirm(firmId)),
};

export const enquiryFilesOf = ({ firmId, enquiryId }: EnquiryPlace) => ({
  firmId,
  kind: ENQUIRY_FILES,
  ownerId: enquiryId,
});

export const readFiles = (db: Db, place: EnquiryPlace) => listAttachments(db, enquiryFilesOf(place));

/** Files of the writer become those of the enquiry, or of one of its lines. */
export async function attachTo(
  db: Db,
  person: Person,
  { enquiryId }: EnquiryPlace,
  lineNo: number | null,
  fileIds: readonly string[],
): Promise<void> {
  const place = { ownerId: enquiryId, part: lineNo === null ? null : BigInt(lineNo) };
  await attachFiles(db, ENQUIRY_FILES, person, {
    place,
    fileIds,
    gone: () => refuse(createErrors, 'ENQUIRY_FILE_GONE'),
  });
}

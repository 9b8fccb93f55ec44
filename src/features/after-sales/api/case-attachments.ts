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
import { sayErrors, speakErrors, uploadErrors } from '../contract/case-errors.ts';
import type { CaseFile } from '../contract/case-schemas.ts';
import { saidWords } from '../rules/said-words.ts';
import { type CaseActor, type CasePlace, isCase, ofFirm, visibleTo } from './case-rows-repo.ts';

/** Pictures, videos and papers of a case, of one of its lines, or handed in with words. Loose until they are said. */
export const CASE_FILES = 'after_sale';

const MOST_FILES = 100;

export const caseAttachments: AttachmentOwner = {
  kind: CASE_FILES,
  folder: 'after-sale-files',
  permission: 'AFTER_SALES_ORDER_MANAGEMENT',
  deskPermission: ['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS'],
  uploads: {
    mostLoose: 200,
    videos: true,
    refusals: {
      tooLarge: () => refuse(uploadErrors, 'CASE_FILE_LARGE'),
      wrongKind: (message) => refuse(uploadErrors, 'CASE_FILE_KIND', { message }),
      tooMany: () => refuse(uploadErrors, 'CASE_FILES_MANY'),
    },
  },
  mayRead: (db, caller, id) => isCase(db, id, visibleTo(caller)),
  deskMayRead: (db, id) => isCase(db, id),
  mayWrite: (db, { firmId }, id) => isCase(db, id, ofFirm(firmId)),
};

/**
 * Loose files that a person names, for what he is about to say; one that is not his own, or is named twice, is refused before
 * anything else is judged.
 */
export async function readOwnFiles(db: Db, person: Person, fileIds: readonly string[]): Promise<Attachment[]> {
  if (fileIds.length === 0) return [];
  const files = await listLoose(db, CASE_FILES, person, fileIds.map(BigInt));
  if (files.length < fileIds.length) throw refuse(speakErrors, 'ATTACHMENT_GONE');
  return files;
}

/** Something has to be said, or shown. */
export function checkSaid(words: string, files: readonly unknown[]): void {
  if (words === '' && files.length === 0) throw refuse(sayErrors, 'CASE_NOTHING_SAID');
}

/** Words that go with files, as the talk keeps them. */
export const saidWith = (words: string, files: readonly { fileName: string }[]): string =>
  saidWords(
    words,
    files.map(({ fileName }) => fileName),
  );

const filesOf = ({ firmId, caseId }: CasePlace) => ({ firmId, kind: CASE_FILES, ownerId: caseId });

export const listCaseFiles = (db: Db, place: CasePlace) => listAttachments(db, filesOf(place));

interface Handed {
  actor: CaseActor & { side: 'buyer' | 'desk' };
  /** Whose files they are: those of the person in the firm in whose name he hands them in. */
  firmId: bigint;
  lineNo?: number;
  fileIds: readonly string[];
}

/** Files of a person become those of a case, or of one of its lines. */
export async function attachToCase(
  db: Db,
  place: CasePlace,
  { actor, firmId, lineNo, fileIds }: Handed,
): Promise<void> {
  if (fileIds.length === 0 || actor.userId === null) return;
  const part = lineNo === undefined ? null : BigInt(lineNo);
  await attachFiles(
    db,
    CASE_FILES,
    { firmId, userId: actor.userId },
    {
      place: { ownerId: place.caseId, part, side: actor.side },
      fileIds,
    },
  );
  if ((await listCaseFiles(db, place)).length > MOST_FILES) throw refuse(speakErrors, 'CASE_FILES_FULL');
}

/** Files of a case as its pages list them. */
export async function readCaseFiles(db: Db, place: CasePlace): Promise<CaseFile[]> {
  const files = await listCaseFiles(db, place);
  return files.map((file) => ({
    ...presentAttachment(file),
    lineNo: file.part === null ? null : Number(file.part),
    side: file.side ?? 'buyer',
  }));
}

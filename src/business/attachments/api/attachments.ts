import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { attachErrors, openErrors } from '../contract/attachment-errors.ts';
import type { Person } from './attachment-owner.ts';
import {
  type AttachedPlace,
  type Attachment,
  attach,
  countLooseToday,
  findAttachment,
  insertAttachment,
  type JudgedFile,
  lockUploads,
} from './attachment-repo.ts';
import type { OwnerOf } from './attachment-stores.ts';
import { REFUSALS, readUpload, type Upload } from './read-upload.ts';
import { SCAN_EFFECT, type Scanner } from './scan/scanner.ts';

export interface AttachmentTools {
  ownerOf: OwnerOf;
  /** Null: files are handed out unseen. */
  scanner: Scanner | null;
}

/** Who asks: somebody of the company, or the shop's own people in a transaction with their right. */
export type Reader = SignedInCaller | 'desk';

interface WantedFile {
  kind: string;
  by: { id: bigint } | { storedAs: string };
}

/**
 * Stores a file and writes its row, in the transaction of `db`. Where the store does not answer there is no row, and
 * where the row is refused nothing of the file stays.
 */
export async function keepAttachment(
  { ownerOf, scanner }: AttachmentTools,
  db: Db,
  kind: string,
  { person, place, file, content }: NewFile,
): Promise<Attachment> {
  const { store } = ownerOf(kind);
  const storedAs = await store.write(content);
  try {
    const scan = scanner ? 'waiting' : 'none';
    const { firmId, userId } = person;
    const row = await insertAttachment(db, { firmId, userId, ...place, ...file, ownerKind: kind, storedAs, scan });
    if (scanner) await enqueueEffect(db, SCAN_EFFECT, { kind, id: String(row.id) });
    return row;
  } catch (error) {
    await store.remove(storedAs);
    throw error;
  }
}

interface NewFile {
  person: Person;
  /** Absent: it waits for what it will belong to. */
  place?: AttachedPlace;
  file: JudgedFile;
  content: Uint8Array | Blob;
}

/** Takes in what a person hands in: loose, or beside something at once. What it holds decides what it is. */
export async function takeUpload(
  tools: AttachmentTools,
  db: Db,
  kind: string,
  { person, place, upload }: { person: Person; place?: AttachedPlace; upload: Upload },
): Promise<Attachment> {
  const { uploads, mayWrite } = tools.ownerOf(kind);
  if (!uploads) throw new Error(`files of ${kind} are not handed in by themselves`);
  if (place && !(await mayWrite(db, person, place.ownerId))) throw notFound('附件所属的单据');
  const file = await readUpload(upload, uploads);
  if (!place) {
    await lockUploads(db, kind, person);
    if ((await countLooseToday(db, kind, person)) >= uploads.mostLoose) throw (uploads.refusals ?? REFUSALS).tooMany();
  }
  return keepAttachment(tools, db, kind, { person, place, file, content: upload.file });
}

/** Files of a person, as a call names them, become those of a document; `gone` says so in words of its own. */
export async function attachFiles(
  db: Db,
  kind: string,
  person: Person,
  { place, fileIds, gone = () => refuse(attachErrors, 'ATTACHMENT_GONE') }: HandedFiles,
): Promise<void> {
  const ids = [...new Set(fileIds)].map(BigInt);
  if (ids.length > 0 && (await attach(db, kind, person, place, ids)) < ids.length) throw gone();
}

interface HandedFiles {
  place: AttachedPlace;
  fileIds: readonly string[];
  gone?: () => Error;
}

/** Whether somebody sees what a file belongs to. A file of nothing is nobody's to open. */
async function sees({ ownerOf }: AttachmentTools, db: Db, reader: Reader, file: Attachment): Promise<boolean> {
  if (file.ownerId === null) return false;
  const owner = ownerOf(file.ownerKind);
  if (reader === 'desk') return owner.deskPermission !== null && owner.deskMayRead(db, file.ownerId);
  return file.firmId === reader.firmId && owner.mayRead(db, reader, file.ownerId);
}

/** The row of a file that may be had now; for who does not see what it belongs to it does not exist. */
export async function findSeen(tools: AttachmentTools, db: Db, reader: Reader, { kind, by }: WantedFile) {
  const file = await findAttachment(db, kind, by);
  if (!file || !(await sees(tools, db, reader, file))) throw notFound('附件');
  if (file.scan === 'refused') throw refuse(openErrors, 'ATTACHMENT_REMOVED');
  // Where nobody scans any more, nobody waits for an answer.
  if (file.scan === 'waiting' && tools.scanner) throw refuse(openErrors, 'ATTACHMENT_WAITS');
  return file;
}

export async function readContent({ ownerOf }: AttachmentTools, file: Attachment): Promise<Buffer> {
  const content = await ownerOf(file.ownerKind).store.read(file.storedAs);
  if (!content) throw notFound('附件');
  return content;
}

/** A file as it goes out. */
export async function openAttachment(
  tools: AttachmentTools,
  db: Db,
  reader: Reader,
  kind: string,
  fileId: string,
): Promise<File> {
  const file = await findSeen(tools, db, reader, { kind, by: { id: BigInt(fileId) } });
  return new File([new Uint8Array(await readContent(tools, file))], file.fileName, { type: file.mediaType });
}

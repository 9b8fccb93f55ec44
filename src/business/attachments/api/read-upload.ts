import { fileKind, fileNameFor } from '#platform/api/file-kind.ts';
import { refuse } from '#platform/api/refuse.ts';
import { takeErrors } from '../contract/attachment-errors.ts';
import { unreadWords } from '../rules/unread-words.ts';
import type { UploadRules } from './attachment-owner.ts';
import type { JudgedFile } from './attachment-repo.ts';

/** A file as a page hands it in. */
export interface Upload {
  fileName: string;
  file: Blob;
}

/** Of kinds of owners that say nothing of their own. */
export const REFUSALS = {
  tooLarge: () => refuse(takeErrors, 'ATTACHMENT_LARGE'),
  wrongKind: (message: string) => refuse(takeErrors, 'ATTACHMENT_KIND', { message }),
  tooMany: () => refuse(takeErrors, 'ATTACHMENTS_MANY'),
};

const MAX_BYTES = 10 * 1024 * 1024;

/** An upload that may be kept: what it holds decides what it is, whatever it calls itself. */
export async function readUpload(
  { fileName, file }: Upload,
  { refusals: { tooLarge, wrongKind } = REFUSALS }: UploadRules,
): Promise<JudgedFile> {
  if (file.size > MAX_BYTES) throw tooLarge();
  const mediaType = await fileKind(Buffer.from(await file.arrayBuffer()));
  if (!mediaType) throw wrongKind(unreadWords(fileName));
  return { fileName: fileNameFor(fileName, mediaType), mediaType, bytes: file.size };
}

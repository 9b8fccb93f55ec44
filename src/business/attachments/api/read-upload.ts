import { fileKind, fileNameFor } from '#platform/api/file-kind.ts';
import { refuse } from '#platform/api/refuse.ts';
import { isVideo, VIDEO_HEAD, videoKind } from '#platform/shared/video-structure.ts';
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
const MAX_VIDEO_BYTES = 50 * 1024 * 1024;

/** Media type of a file; of a large one only its head is read until it is known to be a video. */
async function mediaTypeOf(file: Blob, { videos = false, refusals: { tooLarge } = REFUSALS }: UploadRules) {
  if (file.size > (videos ? MAX_VIDEO_BYTES : MAX_BYTES)) throw tooLarge();
  const head = videos ? videoKind(new Uint8Array(await file.slice(0, VIDEO_HEAD).arrayBuffer())) : null;
  if (!head && file.size > MAX_BYTES) throw tooLarge();
  const bytes = Buffer.from(await file.arrayBuffer());
  if (head) return isVideo(bytes, head) ? head : null;
  return fileKind(bytes);
}

/** An upload that may be kept: what it holds decides what it is, whatever it calls itself. */
export async function readUpload({ fileName, file }: Upload, rules: UploadRules): Promise<JudgedFile> {
  const mediaType = await mediaTypeOf(file, rules);
  const { wrongKind } = rules.refusals ?? REFUSALS;
  if (!mediaType) throw wrongKind(unreadWords(fileName, rules));
  return { fileName: fileNameFor(fileName, mediaType), mediaType, bytes: file.size };
}

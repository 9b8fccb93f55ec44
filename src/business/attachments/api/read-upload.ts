import { fileKind, fileNameFor } from '#platform/api/file-kind.ts';
import type { UploadRules } from './attachment-owner.ts';
import type { JudgedFile } from './attachment-repo.ts';

/** A file as a page hands it in. */
export interface Upload {
  fileName: string;
  file: Blob;
}

const MAX_BYTES = 10 * 1024 * 1024;

/** An upload that may be kept: what it holds decides what it is, whatever it calls itself. */
export async function readUpload(
  { fileName, file }: Upload,
  { tooLarge, wrongKind }: Pick<UploadRules, 'tooLarge' | 'wrongKind'>,
): Promise<JudgedFile> {
  if (file.size > MAX_BYTES) throw tooLarge();
  const mediaType = await fileKind(Buffer.from(await file.arrayBuffer()));
  if (!mediaType) throw wrongKind();
  return { fileName: fileNameFor(fileName, mediaType), mediaType, bytes: file.size };
}

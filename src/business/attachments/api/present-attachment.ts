import type { AttachedFile } from '../contract/attachment-schemas.ts';
import type { Attachment } from './attachment-repo.ts';

/** A kept file, as lists show it. */
export function presentAttachment({ id, fileName, mediaType, bytes, scan }: Attachment): AttachedFile {
  return { id: String(id), fileName, mediaType, bytes: bytes ?? 0, scan };
}

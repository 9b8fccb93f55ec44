import { READER_LIMITS, type ReaderLimits } from '#platform/api/tables/reader-limits.ts';
import { MAX_UPLOAD_BYTES } from '../rules/upload-limits.ts';

/** Caps of one import. The command line has these; a desk for uploads may set tighter ones. */
export interface ImportLimits extends ReaderLimits {
  fileBytes: number;
}

export const COMMAND_LINE_LIMITS: ImportLimits = { ...READER_LIMITS.catalogue, fileBytes: 50 * 1024 * 1024 };

/** Uploads come over the network and run beside the shop. */
export const DESK_LIMITS: ImportLimits = { ...COMMAND_LINE_LIMITS, fileBytes: MAX_UPLOAD_BYTES };

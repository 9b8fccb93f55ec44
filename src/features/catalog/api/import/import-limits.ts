import { MAX_UPLOAD_BYTES } from '../../rules/import/upload-limits.ts';

/** Caps of one import. The command line has these; a desk for uploads may set tighter ones. */
export interface ImportLimits {
  fileBytes: number;
  /** Bytes of a workbook or a compressed file once unpacked: a small file may hide a large one. */
  unpackedBytes: number;
  rows: number;
  columns: number;
  /** Milliseconds for reading a workbook. */
  workbookTime: number;
}

export const COMMAND_LINE_LIMITS: ImportLimits = {
  fileBytes: 50 * 1024 * 1024,
  unpackedBytes: 256 * 1024 * 1024,
  rows: 100_000,
  columns: 300,
  workbookTime: 120_000,
};

/** Uploads come over the network and run beside the shop. */
export const DESK_LIMITS: ImportLimits = { ...COMMAND_LINE_LIMITS, fileBytes: MAX_UPLOAD_BYTES };

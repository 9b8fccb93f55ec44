import { z } from 'zod';
import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { plainText } from '#platform/shared/wire-schemas.ts';
import { SCAN_STATES } from './scan-states.ts';

/** A file beside something, handed in as a form; what it holds is judged by whoever keeps it. */
export const fileUpload = z.strictObject({
  /** As long as file systems let names be; it is kept shortened. */
  fileName: plainText(255).min(1, '请选择文件'),
  file: z.file().min(1, EMPTY_FILE),
});

/** A kept file, as lists show it. */
export const attachedFile = z.object({
  id: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  scan: z.enum(SCAN_STATES),
});
export type AttachedFile = z.infer<typeof attachedFile>;

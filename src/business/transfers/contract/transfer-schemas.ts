import { z } from 'zod';
import { rowId } from '#platform/shared/wire-schemas.ts';

/** A task that makes a file in the background, as its owner sees it. */
export const transferTask = z.object({
  id: rowId,
  /** Code of what is exported; a page finds its own tasks by it. */
  kind: z.string(),
  /** The same for people: 操作日志. */
  label: z.string(),
  fileName: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled', 'expired']),
  statusName: z.string(),
  rowsDone: z.int(),
  /** Null while nobody knows. */
  rowsTotal: z.int().nullable(),
  percent: z.int().nullable(),
  /** Why it failed, in a sentence. */
  problem: z.string().nullable(),
  bytes: z.int().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Until when the file lies ready. */
  expiresAt: z.string().nullable(),
  fetchedAt: z.string().nullable(),
});
export type TransferTask = z.infer<typeof transferTask>;

/** What an export answers: its file at once, or the task that makes it. */
export const exportAnswer = z.union([z.file(), transferTask]);

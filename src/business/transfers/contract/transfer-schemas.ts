import { z } from 'zod';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { TASK_TABS, type TaskTab } from './task-tabs.ts';

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
  /** Made by the calendar, not because somebody pressed. */
  scheduled: z.boolean(),
});
export type TransferTask = z.infer<typeof transferTask>;

const tabName = z.enum(Object.keys(TASK_TABS) as [TaskTab, ...TaskTab[]]);

export const centreInput = z.strictObject({
  tab: tabName.default('all'),
  kind: z
    .string()
    .regex(/^[a-z-]{1,40}$/, '没有这类导出')
    .optional(),
  ...pageInput,
});
export type CentreInput = z.output<typeof centreInput>;

/** One page of the download centre. */
export const centrePage = pageOf(transferTask).extend({
  counts: z.record(tabName, z.number().int()),
  /** Kinds this person has tasks of, whatever else is chosen. */
  kinds: z.array(z.object({ kind: z.string(), label: z.string() })),
  /** Ready, and not fetched yet. */
  waiting: z.number().int(),
});
export type CentrePage = z.infer<typeof centrePage>;

/** What an export answers: its file at once, or the task that makes it. */
export const exportAnswer = z.union([z.file(), transferTask]);

import { rm } from 'node:fs/promises';
import { ORPCError } from '@orpc/server';
import type { Teller } from '#business/messages/api/public.ts';
import { refusalOf } from '#platform/api/admit-caller.ts';
import type { Caller, SignedInCaller } from '#platform/api/caller.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { StreamStore } from '#platform/api/file-store.ts';
import { log } from '#platform/api/log.ts';
import { diskSpool } from '#platform/api/tables/zip-spool.ts';
import { openWorkFolder } from '#platform/api/work-folders.ts';
import { MOST_TRIES } from '../rules/transfer-states.ts';
import { type ExportDefinition, type ExportLetter, type ExportPlan, metaOf, readInput } from './define-export.ts';
import { emptyPlan } from './empty-plan.ts';
import { type EndedTask, tellFailed, tellReady } from './export-news.ts';
import { gentleBatches } from './gentle-batches.ts';
import { rightsMark } from './rights-mark.ts';
import type { ExportTable } from './table-sheets.ts';
import { allowPauses, claimTransfer, moveTransfer, saveProgress, type TransferRow } from './transfer-repo.ts';
import { tablePieces } from './write-table.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** How often progress is written, in milliseconds; also how soon a stop is noticed. */
const TELL_EVERY = 500;

export interface ExportWork {
  database: Database;
  exports: ReadonlyMap<string, ExportDefinition>;
  /** Where finished files lie. */
  files: StreamStore;
  /** Who a person is today, with the rights he has today; null when he has no place in the company any more. */
  findCaller: (task: Pick<TransferRow, 'firmId' | 'userId' | 'memberId' | 'loginSource'>) => Promise<Caller | null>;
  /** Says that a file lies ready, or why there is none. */
  messages: Teller;
}

/** Said of a task whose tries are used up. */
export const FAILED = '生成文件时出错，请重试；仍然失败请联系客服';

/** The task was stopped, or somebody else works on it. */
class Stopped extends Error {}

/** Why there will be no file, in a sentence for its owner. */
class NoFile extends Error {}

export const asWorker = <T>({ database }: Pick<ExportWork, 'database'>, work: (db: Db) => Promise<T>) =>
  inTransaction(database, WORKER, 'write', work);

/** Rows as they go by, told to whoever waits for them. */
async function* told(work: ExportWork, task: TransferRow, rowsTotal: number, { batches }: ExportTable) {
  let rowsDone = 0;
  let last = 0;
  for await (const batch of batches) {
    if (Date.now() - last >= TELL_EVERY) {
      last = Date.now();
      const going = await asWorker(work, (db) => saveProgress(db, task, { rowsDone, rowsTotal }));
      if (!going) throw new Stopped();
    }
    yield batch;
    rowsDone += batch[0]?.length ?? 0;
  }
}

/** The rights of today decide, not those of the asking. */
async function admittedOwner(work: ExportWork, task: TransferRow, definition: ExportDefinition) {
  const caller = await work.findCaller(task);
  if (!caller) throw new NoFile('您的账号已不能进入该公司，文件没有生成');
  const refusal = refusalOf(metaOf(definition), caller);
  if (refusal) throw new NoFile(refusal.message);
  return caller as SignedInCaller;
}

async function* counted(pieces: AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  for await (const piece of pieces) {
    count(piece.length);
    yield piece;
  }
}

async function writeFile(work: ExportWork, task: TransferRow, db: Db, plan: ExportPlan) {
  const folder = await openWorkFolder('export');
  let bytes = 0;
  try {
    const table = plan.table(db);
    const batches = told(work, task, plan.rows, { ...table, batches: gentleBatches(table.batches) });
    const format = plan.fileName.endsWith('.csv') ? 'csv' : 'xlsx';
    const pieces = tablePieces({ sheets: table.sheets, batches }, format, diskSpool(folder));
    const storedAs = await work.files.write(
      counted(pieces, (piece) => {
        bytes += piece;
      }),
    );
    return { storedAs, bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A task with what is said of it. */
export async function endedOf(
  work: Pick<ExportWork, 'exports' | 'findCaller'>,
  task: TransferRow,
  caller?: Caller,
): Promise<EndedTask> {
  const owner = caller ?? (await work.findCaller(task));
  return { task, label: work.exports.get(task.kind)?.label ?? '导出', isStaff: owner?.identity === 'staff' };
}

/** What a scheduled file says beside its link, read with the rows of the file itself. */
async function letterOf(db: Db, definition: ExportDefinition, caller: SignedInCaller, task: TransferRow) {
  const { scheduled } = definition;
  if (task.scheduleId === null || !scheduled?.letter) return null;
  return scheduled.letter(db, caller, readInput(definition, task.input));
}

interface Made {
  plan: ExportPlan;
  storedAs: string;
  bytes: number;
  letter: ExportLetter | null;
}

/** Names the file in its row, and tells its owner, both or neither; false when the task is somebody else's by now. */
async function finish(work: ExportWork, task: TransferRow, caller: SignedInCaller, made: Made): Promise<boolean> {
  const { plan, storedAs, bytes, letter } = made;
  const { rows, fileName } = plan;
  const facts = { storedAs, bytes, fileName, rowsDone: rows, rowsTotal: rows, madeFor: rightsMark(caller) };
  // Where this fails nobody knows whether the row names the file: it stays, and goes at night if no row does.
  return asWorker(work, async (db) => {
    const done = await moveTransfer(db, task.id, 'done', facts, task.tries);
    if (done) await tellReady(db, work.messages, await endedOf(work, done, caller), letter);
    return done !== null;
  });
}

/** What will be read. A period in which nothing was is no fault of the calendar: its file says so. */
async function planOf(db: Db, definition: ExportDefinition, caller: SignedInCaller, task: TransferRow) {
  try {
    return await definition.plan(db, caller, readInput(definition, task.input));
  } catch (error) {
    if (task.scheduleId === null || !(error instanceof ORPCError) || !String(error.code).endsWith('_EMPTY'))
      throw error;
    return emptyPlan(definition, task);
  }
}

async function makeFile(work: ExportWork, task: TransferRow): Promise<void> {
  const definition = work.exports.get(task.kind);
  if (!definition) throw new NoFile('这类导出已停用');
  const caller = await admittedOwner(work, task, definition);
  const right = caller.identity === 'staff' ? ({ right: 'desk' } as const) : {};
  const made = await inTransaction(work.database, { ...caller, ...right }, 'snapshot', async (db) => {
    await allowPauses(db);
    const plan = await planOf(db, definition, caller, task);
    const letter = plan.rows === 0 ? null : await letterOf(db, definition, caller, task);
    return { plan, letter, ...(await writeFile(work, task, db, plan)) };
  });
  if (!(await finish(work, task, caller, made))) await work.files.remove(made.storedAs);
}

/** What became of a try that made no file: its owner reads why, or it is tried again. */
async function settleFailure(work: ExportWork, task: TransferRow, error: unknown): Promise<void> {
  const end = (problem: string) =>
    asWorker(work, async (db) => {
      const failed = await moveTransfer(db, task.id, 'failed', { problem }, task.tries);
      if (failed) await tellFailed(db, work.messages, await endedOf(work, failed));
    });
  if (error instanceof Stopped) return;
  if (error instanceof NoFile || (error instanceof ORPCError && error.status < 500)) {
    await end(error.message);
    return;
  }
  log.error({ err: error, transfer: String(task.id), tries: task.tries }, 'export failed');
  if (task.tries >= MOST_TRIES) {
    await end(FAILED);
    return;
  }
  await asWorker(work, (db) => moveTransfer(db, task.id, 'queued', {}, task.tries));
  throw error;
}

/** Carries out one task to one of its ends; throws where the queue is to try again. */
export async function carryOutExport(work: ExportWork, id: bigint): Promise<void> {
  const task = await asWorker(work, (db) => claimTransfer(db, id));
  if (!task) return;
  try {
    // Whoever worked on it was killed each time, perhaps by this very file.
    if (task.tries > MOST_TRIES) throw new NoFile(FAILED);
    await makeFile(work, task);
  } catch (error) {
    await settleFailure(work, task, error);
  }
}

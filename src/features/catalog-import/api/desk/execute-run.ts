import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import type { Tally } from '../../rules/tally.ts';
import { DESK_LIMITS } from '../import-limits.ts';
import { reportBytes } from '../import-report.ts';
import { runImport } from '../run-import.ts';
import { endRun } from './end-run.ts';
import type { ImportFiles } from './import-files.ts';
import { moveRun, type RunCounts, type RunRow, saveCounts } from './import-run-repo.ts';
import { withKeptFile } from './kept-file.ts';
import { settingsOf } from './present-run.ts';
import { requestOfRun } from './request-of-run.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

export const asWorker = <T>(database: Database, kind: 'read' | 'write', work: (db: Db) => Promise<T>) =>
  inTransaction(database, WORKER, kind, work);

/** Somebody at the desk stopped the run. */
class RunCancelled extends Error {}

const countsOf = ({ added, changed, unchanged, refused }: Tally) => ({ added, changed, skipped: unchanged, refused });

const withoutPrefix = (source: string) => source.replace(/^import:/, '');

async function importFile(database: Database, files: ImportFiles, run: RunRow, path: string, signal: AbortSignal) {
  const request = requestOfRun(run, settingsOf(run), path, DESK_LIMITS);
  let supplier = run.supplier;
  const save = async (counts: RunCounts) => {
    if (!(await asWorker(database, 'write', (db) => saveCounts(db, run.id, counts)))) throw new RunCancelled();
  };
  const { result, order } = await runImport(database, request, {
    opened: (_, { source }) => {
      supplier = withoutPrefix(source);
    },
    progress: (done, total, tally) => save({ rowsDone: done, rowsTotal: total, supplier, ...countsOf(tally) }),
    signal,
  });
  const reportKey = await files.store.write(await reportBytes(result.outcomes, order.rates, 'csv'));
  const counts = { rowsDone: result.rows, rowsTotal: result.rows, ...countsOf(result.tally) };
  await end(database, run, 'done', { ...counts, reportKey, supplier });
}

const end = (database: Database, run: RunRow, status: 'done' | 'failed', facts: Parameters<typeof moveRun>[3]) =>
  asWorker(database, 'write', (db) => endRun(db, run.id, status, facts));

/** The sentence that stands with a failed run; faults of the program are told to the log. */
function problemOf(error: unknown, run: RunRow): string {
  if (error instanceof ImportFileProblem) return error.userMessage;
  log.error({ err: error, run: String(run.id) }, 'import failed');
  return '导入时出错，已写入的批次保留。请再次导入以补齐，仍然失败请联系技术人员。';
}

/**
 * Carries out a claimed run to one of its ends. When the service stops in between, the run queues again: what is
 * written stays, and the next try finds it unchanged.
 */
export async function executeRun(
  database: Database,
  files: ImportFiles,
  run: RunRow,
  signal: AbortSignal,
): Promise<void> {
  try {
    const found = await withKeptFile(files, run.storageKey, async (path) => {
      await importFile(database, files, run, path, signal);
      return true;
    });
    if (found === null) await end(database, run, 'failed', { problem: '文件已清理，请重新上传。' });
  } catch (error) {
    if (error instanceof RunCancelled) return;
    if (signal.aborted) await asWorker(database, 'write', (db) => moveRun(db, run.id, 'queued'));
    else await end(database, run, 'failed', { problem: problemOf(error, run) });
  }
}

import type { Database } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { endRun } from './end-run.ts';
import { asWorker, executeRun } from './execute-run.ts';
import type { ImportFiles } from './import-files.ts';
import { moveRun, readRunIds } from './import-run-repo.ts';
import { withRunLock } from './run-lock.ts';

/** How soon a started run begins at the latest. */
const POLL_MS = 1_500;

const INTERRUPTED = '服务在导入途中中断，已写入的批次保留。请再次导入以补齐，已写入的商品会显示为未变。';

/** Runs that are said to be running while nobody works on them: their process is gone. */
async function failOrphans(database: Database): Promise<void> {
  for (const id of await asWorker(database, 'read', (db) => readRunIds(db, 'running'))) {
    await withRunLock(database, id, () =>
      asWorker(database, 'write', (db) => endRun(db, id, 'failed', { problem: INTERRUPTED })),
    );
  }
}

/** Carries out the oldest queued run that no other process works on; false when there is none. */
export async function runNextImport(database: Database, files: ImportFiles, signal: AbortSignal): Promise<boolean> {
  await failOrphans(database);
  for (const id of await asWorker(database, 'read', (db) => readRunIds(db, 'queued'))) {
    const done = await withRunLock(database, id, async () => {
      const run = await asWorker(database, 'write', (db) => moveRun(db, id, 'running'));
      if (!run) return false;
      await executeRun(database, files, run, signal);
      return true;
    });
    if (done) return true;
  }
  return false;
}

/**
 * Carries out imports of the desk, one after another, beside everything else the worker does: letters and search never
 * wait for a catalogue.
 */
export function startImportRunner(database: Database, files: ImportFiles): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  const loop = async () => {
    while (!signal.aborted) {
      const busy = await runNextImport(database, files, signal).catch((err: unknown) => {
        if (!signal.aborted) log.error({ err }, 'imports not readable');
        return false;
      });
      if (!busy && !signal.aborted) await pause();
    }
  };
  const running = loop();
  return {
    async stop() {
      stopping.abort(new Error('the service stops'));
      await running;
    },
  };
}

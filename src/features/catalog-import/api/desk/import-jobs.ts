import type { Database } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { asWorker } from './execute-run.ts';
import type { ImportFiles } from './import-files.ts';
import { forgetFile, isFileInUse, readOldFiles } from './import-run-repo.ts';

/** A file may be imported again this long after it was handed in; its report stays. */
const FILE_DAYS = 30;
const UNFINISHED_MS = 24 * 3_600_000;

/** Removes files nobody will import again, and uploads nobody finished. */
export function importJobs(database: Database, files: ImportFiles): ScheduledJob[] {
  const run = async () => {
    await files.purge(UNFINISHED_MS);
    await files.store.removeHalves?.();
    for (const key of await asWorker(database, 'read', (db) => readOldFiles(db, FILE_DAYS))) {
      if (await asWorker(database, 'read', (db) => isFileInUse(db, key, FILE_DAYS))) continue;
      // The row first: a run without its file is told so, a file without a run would stay for ever.
      await asWorker(database, 'write', (db) => forgetFile(db, key));
      await files.store.remove(key);
    }
  };
  return [{ name: 'import-files-purge', cron: '40 3 * * *', run }];
}

import { importEffects } from './desk/end-run.ts';
import type { ImportFiles } from './desk/import-files.ts';
import { createImportHandlers } from './desk/import-handlers.ts';
import { importJobs } from './desk/import-jobs.ts';

/** What the app collects of the feature on the server. */
export const catalogImport = {
  handlers: ({ importFiles }: { importFiles: ImportFiles }) => ({ imports: createImportHandlers(importFiles) }),
  jobs: importJobs,
  effects: importEffects,
};

import { auditHandlers } from './audit-handlers.ts';
import { auditJobs } from './audit-jobs.ts';
import { logExport } from './export-log.ts';

/** What the app collects of the feature on the server. */
export const audit = {
  handlers: () => ({
    audit: auditHandlers,
  }),
  jobs: auditJobs,
  exports: [logExport],
};

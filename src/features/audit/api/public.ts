export { auditHandlers } from './audit-handlers.ts';
export { auditJobs } from './audit-jobs.ts';
export { logExport } from './export-log.ts';

export { auditHandlers } from './audit-handlers.ts';
export { auditJobs } from './audit-jobs.ts';

export { createBulkHandlers } from './bulk-handlers.ts';
export { bulkJobs } from './bulk-jobs.ts';

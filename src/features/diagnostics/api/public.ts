export { createDiagnosticsHandlers } from './diagnostics-handlers.ts';
export { diagnosticsJobs } from './diagnostics-jobs.ts';
export { answerDownload, answerStream } from './measuring-answers.ts';
export { createMonitor, type Monitor } from './monitor.ts';

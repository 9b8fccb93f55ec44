export { answerDownload, answerStream } from './measuring-answers.ts';
export { createMonitor, type Monitor } from './monitor.ts';

export { openChat } from './report/open-chat.ts';
export { reportError } from './report/report-error.ts';
export { startMonitoring } from './report/start-monitoring.ts';
export { type Tracker, tracker } from './report/tracker.ts';

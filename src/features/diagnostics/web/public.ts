export { introducePerson } from './report/introduce-person.ts';
export { openChat } from './report/open-chat.ts';
export { reportError } from './report/report-error.ts';
export { startMonitoring } from './report/start-monitoring.ts';
/** @public Sharing and sales tools track through it when they come. */
export { type Tracker, tracker } from './report/tracker.ts';

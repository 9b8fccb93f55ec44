export { EventLog, type ShownEvent } from './event-log.tsx';
export { StateTag } from './state-tag.tsx';

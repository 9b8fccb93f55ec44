export { EventLog } from './event-log.tsx';
export { StateTag } from './state-tag.tsx';
export { Thread } from './thread.tsx';

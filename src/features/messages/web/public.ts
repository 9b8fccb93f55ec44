export { MessageBell } from './bell/message-bell.tsx';
export { messageCountsQuery } from './message-queries.ts';
export { useLiveMessages } from './use-live-messages.ts';

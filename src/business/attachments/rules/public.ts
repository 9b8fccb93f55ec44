export { unreadWords } from './unread-words.ts';

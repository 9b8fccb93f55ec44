export { OBJECT_NAMES } from './audit-words.ts';

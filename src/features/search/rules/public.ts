export { cleanKeyword } from './clean-keyword.ts';
export { MAX_KEYWORD } from './keyword-limits.ts';

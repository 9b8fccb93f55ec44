export { cleanKeyword } from './clean-keyword.ts';
export { MAX_KEYWORD, SCOPE_ALL, SCOPE_VISIBLE } from './keyword-limits.ts';
export { looksLikeCode, normaliseCode } from './normalise-code.ts';
export { resultAddress } from './search-target.ts';

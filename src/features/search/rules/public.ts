export { cleanKeyword, plainKeyword } from './clean-keyword.ts';
export { MOST_TYPED } from './keyword-limits.ts';
export { resultAddress } from './search-target.ts';

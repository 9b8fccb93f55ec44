export { rowWords } from '../rules/row-words.ts';
export { type CheckedPaste, checkPaste } from './check-paste.ts';
export { QuickOrder } from './quick/quick-order.tsx';

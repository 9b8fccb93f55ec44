export { markPaid } from './mark-paid.ts';

export { nextNumber } from './next-number-columns.ts';

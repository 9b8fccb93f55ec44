export { type Amounts, defineLedger, type Ledger } from './define-ledger.ts';

export { readBillMails } from './bill-mails.ts';
export { keepInvoicedLines, markInvoiced, markPaid } from './mark-statement.ts';
export { billCycle, runStatements } from './run/run-night.ts';
export {
  DEFAULT_TERMS,
  effectiveTermDays,
  readStatementTerms,
  type StatementTerms,
  writeStatementTerms,
} from './terms-repo.ts';

export { readBillMails } from './bill-mail-repo.ts';
export { STATEMENT_ADJUSTED } from './disputes/adjustment-repo.ts';
export { keepInvoicedLines, lockStatements, markInvoiced, markPaid } from './mark-statement-repo.ts';
export { readStatementTerms, type StatementTerms, writeStatementTerms } from './terms-repo.ts';

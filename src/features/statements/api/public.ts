export { readBillMails } from './bill-mail-repo.ts';
export { keepInvoicedLines, markInvoiced, markPaid } from './mark-statement-repo.ts';
export { readStatementTerms, type StatementTerms, writeStatementTerms } from './terms-repo.ts';

export { readBillMails } from './bill-mail-repo.ts';
export { keepInvoicedLines, markInvoiced, markPaid } from './mark-statement-repo.ts';

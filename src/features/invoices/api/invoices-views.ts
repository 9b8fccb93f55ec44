import { viewOf } from '#platform/api/view-of.ts';
import { invoiceApplicationLines, invoiceApplications, invoiceLines, invoices } from './invoice-tables.ts';
import { invoiceRedLetters, invoiceRedLines } from './red-letter-tables.ts';

export const invoicesView = viewOf(invoices, [
  'id',
  'firmId',
  'applicationId',
  'requestNo',
  'status',
  'invoiceNo',
  'issuedAt',
  'amountFen',
  'taxFen',
  'redFen',
  'redTaxFen',
]);

export const invoiceLinesView = viewOf(invoiceLines, [
  'id',
  'firmId',
  'invoiceId',
  'applicationLineId',
  'quantity',
  'amountFen',
  'taxFen',
]);

export const invoiceApplicationsView = viewOf(invoiceApplications, [
  'id',
  'firmId',
  'userId',
  'applicationNo',
  'status',
  'type',
  'title',
]);

export const invoiceApplicationLinesView = viewOf(invoiceApplicationLines, [
  'id',
  'firmId',
  'applicationId',
  'orderId',
  'orderLineId',
  'statementNo',
  'quantity',
  'amountFen',
  'releasedQuantity',
  'releasedFen',
]);

export const invoiceRedLettersView = viewOf(invoiceRedLetters, [
  'id',
  'firmId',
  'invoiceId',
  'redInvoiceNo',
  'issuedAt',
]);

export const invoiceRedLinesView = viewOf(invoiceRedLines, [
  'firmId',
  'redLetterId',
  'invoiceLineId',
  'amountFen',
  'taxFen',
]);

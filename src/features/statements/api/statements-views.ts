import { viewOf } from '#platform/api/view-of.ts';
import { billMails, statementDisputes, statementInvoiced } from './dispute-tables.ts';
import { statementLines, statements } from './statement-tables.ts';

export const statementsView = viewOf(statements, [
  'id',
  'firmId',
  'statementNo',
  'cycle',
  'cycleFrom',
  'cycleTo',
  'groupKey',
  'status',
  'dueOn',
  'termDays',
  'lineCount',
  'openLines',
  'disputedLines',
  'amountFen',
  'taxFen',
  'dueFen',
  'invoicedFen',
  'paidFen',
  'createdAt',
  'confirmedAt',
]);

export const statementLinesView = viewOf(statementLines, [
  'id',
  'firmId',
  'statementId',
  'source',
  'sourceId',
  'status',
  'day',
  'orderId',
  'orderLineId',
  'userId',
  'orderNo',
  'poNumber',
  'documentNo',
  'itemNo',
  'name',
  'spec',
  'unit',
  'quantity',
  'salesPrice',
  'taxRateBp',
  'amountFen',
  'taxFen',
  'dueFen',
  'department',
  'costCenter',
  'customerCode',
]);

export const billMailsView = viewOf(billMails, ['id', 'firmId', 'email', 'name', 'statements', 'invoices']);

export const statementInvoicedView = viewOf(statementInvoiced, ['firmId', 'orderLineId', 'invoiceNo']);

export const statementDisputesView = viewOf(statementDisputes, ['firmId', 'statementId', 'lineId']);

/** How the documents of a kind are numbered: `SO261122000417`. */
export interface DocumentNumber {
  prefix: string;
  /** What people call it: 订单号. */
  label: string;
  /** Counts on for ever; its last six digits stand in the number. */
  sequence: string;
  whole: RegExp;
  /** What somebody has typed of it so far. */
  beginning: RegExp;
}

/** Six of a day in Shanghai (YYMMDD) and six of the sequence: readable, and never the same twice in a day. */
const DIGITS = 12;

/** A kind of document names itself; `sequence` has to stand in a migration. */
export const documentNumber = (prefix: string, label: string, sequence: string): DocumentNumber => ({
  prefix,
  label,
  sequence,
  whole: new RegExp(`^${prefix}\\d{${DIGITS}}$`),
  beginning: new RegExp(`^${prefix}\\d{0,${DIGITS}}$`),
});

/** Numbers that more than one feature reads; a document that only its own feature knows is numbered there. */
export const ORDER_NUMBER = documentNumber('SO', '订单号', 'order_number_seq');
export const ENQUIRY_NUMBER = documentNumber('XJ', '询价单号', 'enquiry_number_seq');
export const QUOTE_NUMBER = documentNumber('BJ', '报价单号', 'quote_number_seq');
/** Counted with the orders, as it always was. */
export const REQUEST_NUMBER = documentNumber('SP', '申请编号', 'order_number_seq');
export const SHIPMENT_NUMBER = documentNumber('FH', '发货单号', 'shipment_number_seq');
export const PAYMENT_NUMBER = documentNumber('PAY', '付款单号', 'payment_number_seq');
export const AFTER_SALE_NUMBER = documentNumber('SH', '售后单号', 'after_sale_number_seq');
export const RETURN_NUMBER = documentNumber('TH', '退货单号', 'return_number_seq');
export const REFUND_NUMBER = documentNumber('REF', '退款单号', 'refund_number_seq');

export const STATEMENT_NUMBER = documentNumber('ZD', '对账单号', 'statement_number_seq');

/** The number in an address; undefined where there is none in order. */
export const readNumber = (value: unknown, { whole }: DocumentNumber): string | undefined =>
  typeof value === 'string' && whole.test(value) ? value : undefined;

import { documentNumber } from '#business/document-numbers/contract/document-number.ts';

export const APPLICATION_NUMBER = documentNumber('KP', '开票申请单号', 'invoice_application_number_seq');
/** Ours: the platform is asked for one invoice by it, however often. */
export const INVOICE_NUMBER = documentNumber('FP', '发票流水号', 'invoice_number_seq');
export const RED_NUMBER = documentNumber('HZ', '红字单号', 'invoice_red_number_seq');

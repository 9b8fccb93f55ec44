import { documentNumber } from '#business/document-numbers/contract/document-number.ts';

export const RECEIPT_NUMBER = documentNumber('RC', '回款单号', 'receipt_number_seq');
export const WRITE_OFF_NUMBER = documentNumber('HX', '坏账核销单号', 'write_off_number_seq');

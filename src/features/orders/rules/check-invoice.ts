import { taxNumberFault } from '#business/tax-numbers/rules/public.ts';
import { tidyTaxNumber } from '#platform/shared/tidy-tax-number.ts';
import type { Invoice } from '../contract/order-terms-schemas.ts';

/** Invoice types of specification 4. */
export const INVOICE_TYPES: Readonly<Record<Invoice['type'], string>> = {
  1: '电子普通发票',
  2: '增值税专用发票',
  3: '电子普通发票（个人）',
};

/** As people paste it: without blanks, letters large, empty fields gone. */
export function tidyInvoice({ type, title, ...rest }: Invoice): Invoice {
  const taxNo = rest.taxNo === undefined ? undefined : tidyTaxNumber(rest.taxNo);
  const kept = Object.entries({ ...rest, taxNo: type === 3 ? undefined : taxNo }).filter(([, text]) => text);
  return { type, title, ...Object.fromEntries(kept) };
}

const SPECIAL_FIELDS = {
  address: '注册地址',
  phone: '注册电话',
  bankName: '开户银行',
  bankAccount: '银行账号',
} as const;

/** Where an invoice can still be asked for that was not asked for with the order; `invoiceObstacle` is the rule of it. */
export const INVOICE_LATER = '开票前可在订单详情中补填';

export type InvoiceField = keyof Invoice;

/** What keeps an invoice from being made out, by field; empty when it is whole. */
export function invoiceFaults(invoice: Invoice): Partial<Record<InvoiceField, string>> {
  const { type, title, taxNo = '', email = '' } = invoice;
  const faults: Partial<Record<InvoiceField, string>> = {};
  if (title.trim().length < 2) faults.title = '请填写发票抬头';
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) faults.email = '邮箱格式不正确';
  if (type === 3) return faults;
  const fault = taxNo ? taxNumberFault(taxNo) : '请填写税号';
  if (fault) faults.taxNo = fault;
  if (type === 1) return faults;
  for (const [field, name] of Object.entries(SPECIAL_FIELDS)) {
    const key = field as keyof typeof SPECIAL_FIELDS;
    if (!invoice[key]) faults[key] = `请填写${name}`;
  }
  if (invoice.bankAccount && !/^[\d -]{8,40}$/.test(invoice.bankAccount)) faults.bankAccount = '银行账号只含数字';
  return faults;
}

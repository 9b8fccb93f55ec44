import type { TitleFacts } from './invoice-title.ts';

/** Facts of an invoice as orders keep them: what was left empty is not there. */
export type InvoiceFacts = Pick<TitleFacts, 'type' | 'title'> & Partial<Omit<TitleFacts, 'type' | 'title' | 'email'>>;

const VAT_FACTS = ['bankName', 'bankAccount', 'address', 'phone'] as const;

function fits(invoice: InvoiceFacts, approved: InvoiceFacts): boolean {
  if (invoice.title !== approved.title || (invoice.taxNo ?? '') !== (approved.taxNo ?? '')) return false;
  // Who was approved for special invoices gets ordinary ones on the same name and number as well.
  if (invoice.type === 1) return approved.type !== 3;
  if (invoice.type !== approved.type) return false;
  return invoice.type !== 2 || VAT_FACTS.every((fact) => (invoice[fact] ?? '') === (approved[fact] ?? ''));
}

/**
 * Whether an invoice may go to these facts (behaviours 2.9: 公司抬头 centrally approved, users choose): a company without an approved
 * title invoices to whatever its people write, one that has any to those alone.
 */
export const mayInvoiceTo = (approved: readonly InvoiceFacts[], invoice: InvoiceFacts): boolean =>
  approved.length === 0 || approved.some((title) => fits(invoice, title));

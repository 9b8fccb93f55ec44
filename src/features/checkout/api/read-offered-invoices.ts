import type { Invoice } from '#features/orders/contract/order-terms-schemas.ts';
import { tidyInvoice } from '#features/orders/rules/public.ts';
import { type InvoiceTitle, readInvoiceTitles } from '#features/profile/api/public.ts';
import { mayInvoiceTo } from '#features/profile/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { readLastInvoices } from './read-last-invoices.ts';

function invoiceOf({ type, title, taxNo, bankName, bankAccount, address, phone, email }: InvoiceTitle): Invoice {
  return tidyInvoice({ type, title, taxNo, bankName, bankAccount, address, phone, email });
}

const keyOf = ({ type, title, taxNo = '' }: Invoice) => `${type} ${title} ${taxNo}`;

/**
 * What a buyer may choose: what the firm used lately, then titles kept by the person and by the firm, the default first. Where the firm
 * has approved titles, those alone.
 */
export async function readOfferedInvoices(db: Db, caller: SignedInCaller): Promise<Invoice[]> {
  const book = await readInvoiceTitles(db, caller);
  const approved = book.filter(({ central }) => central).map(invoiceOf);
  const titles = book.filter(({ usable }) => usable).map(invoiceOf);
  const used = (await readLastInvoices(db, caller)).filter((invoice) => mayInvoiceTo(approved, invoice));
  const known = new Map<string, Invoice>();
  for (const invoice of [...used, ...titles]) if (!known.has(keyOf(invoice))) known.set(keyOf(invoice), invoice);
  return [...known.values()];
}

import type { Invoice } from '#features/orders/contract/order-terms-schemas.ts';
import { tidyInvoice } from '#features/orders/rules/public.ts';
import { type InvoiceTitle, readInvoiceTitles } from '#features/profile/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { readLastInvoices } from './read-last-invoices.ts';

function invoiceOf({ type, title, taxNo, bankName, bankAccount, address, phone, email }: InvoiceTitle): Invoice {
  return tidyInvoice({ type, title, taxNo, bankName, bankAccount, address, phone, email });
}

const keyOf = ({ type, title, taxNo = '' }: Invoice) => `${type} ${title} ${taxNo}`;

/** What a buyer may choose: what the firm used lately, then titles kept by the person and by the firm, the default first. */
export async function readOfferedInvoices(db: Db, caller: SignedInCaller): Promise<Invoice[]> {
  const titles = (await readInvoiceTitles(db, caller)).map(invoiceOf);
  const used = await readLastInvoices(db, caller);
  const known = new Map<string, Invoice>();
  for (const invoice of [...used, ...titles]) if (!known.has(keyOf(invoice))) known.set(keyOf(invoice), invoice);
  return [...known.values()];
}

import type { Invoice } from '#features/orders/contract/order-terms-schemas.ts';
import { type InvoiceField, invoiceFaults } from '#features/orders/rules/public.ts';

/** What stands on invoices of a firm, whichever type they are. */
export type FirmInvoice = Omit<Invoice, 'type'>;

export type InvoiceText = Exclude<InvoiceField, 'type'>;

const OF_TYPE: Readonly<Record<Invoice['type'], readonly InvoiceText[]>> = {
  1: ['title', 'taxNo', 'email'],
  2: ['title', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount', 'email'],
  3: ['title', 'email'],
};

/** Fields of a type in the order of its form. */
export const fieldsOfInvoice = (type: Invoice['type']): readonly InvoiceText[] => OF_TYPE[type];

const sameTaxpayer = ({ name, creditCode }: { name: string; creditCode: string | null }, one: Invoice) =>
  one.type !== 3 && (creditCode === null ? one.title === name : one.taxNo === creditCode);

/**
 * What is known of a firm for its invoices: name and number of its registration, everything else from invoices and kept
 * titles of the same taxpayer, of which the first that says something counts.
 */
export function firmInvoice(firm: { name: string; creditCode: string | null }, known: readonly Invoice[]): FirmInvoice {
  const same = known.filter((one) => sameTaxpayer(firm, one));
  const rest = OF_TYPE[2].flatMap((field) => {
    const said = same.find((one) => one[field])?.[field];
    return said ? [[field, said] as const] : [];
  });
  return { ...Object.fromEntries(rest), title: firm.name, ...(firm.creditCode && { taxNo: firm.creditCode }) };
}

/** The invoice of a type to begin with: the one offered first, else what is known of the firm. */
export function beginInvoice(type: Invoice['type'], offered: readonly Invoice[], firm: FirmInvoice): Invoice {
  const before = offered.find((one) => one.type === type);
  if (before) return before;
  if (type === 3) return { type, title: '' };
  const known = OF_TYPE[type].flatMap((field) => (firm[field] ? [[field, firm[field]] as const] : []));
  return { ...Object.fromEntries(known), type, title: firm.title };
}

/**
 * The invoice of an order nobody has chosen one for: what the firm used last or keeps, else an ordinary one of the firm
 * itself; null where that could not be made out.
 */
export function defaultInvoice(offered: readonly Invoice[], firm: FirmInvoice): Invoice | null {
  const [first] = offered;
  if (first) return first;
  const own = beginInvoice(1, [], firm);
  return Object.keys(invoiceFaults(own)).length === 0 ? own : null;
}

/** Fields that are still to be filled in: what is empty, and what is wrong. */
export function openFields(invoice: Invoice): InvoiceText[] {
  const faults = invoiceFaults(invoice);
  return OF_TYPE[invoice.type].filter((field) => !invoice[field] || faults[field] !== undefined);
}

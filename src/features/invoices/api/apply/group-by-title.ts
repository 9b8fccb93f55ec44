import { invoiceFaults } from '#features/orders/rules/public.ts';
import { type InvoiceTitle, isInvoiceable, readInvoiceTitles } from '#features/profile/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { applyErrors } from '../../contract/invoice-errors.ts';
import type { WantedLine } from './wanted-lines.ts';

type Invoice = NonNullable<WantedLine['order']['invoice']>;

export interface TitledLines {
  invoice: Invoice;
  lines: WantedLine[];
}

export function invoiceOf({ type, title, taxNo, bankName, bankAccount, address, phone, email }: InvoiceTitle): Invoice {
  const facts = Object.entries({ taxNo, bankName, bankAccount, address, phone, email }).filter(([, text]) => text);
  return { type, title, ...Object.fromEntries(facts) };
}

const NOT_APPROVED = '与公司已通过审核的抬头不一致，请改选公司抬头，或先申请这个抬头';

/** A title of the person's book or of the company: others are not invoiced to (behaviours 2.9). */
async function chosenTitle(db: Db, caller: SignedInCaller, titleId: string): Promise<Invoice> {
  const title = (await readInvoiceTitles(db, caller)).find(({ id }) => id === titleId);
  if (!title) throw notFound('发票抬头');
  return invoiceOf(title);
}

async function checked(db: Db, { firmId }: SignedInCaller, invoice: Invoice): Promise<Invoice> {
  const [wrong] = Object.values(invoiceFaults(invoice));
  const fault = wrong ?? ((await isInvoiceable(db, firmId, invoice)) ? null : NOT_APPROVED);
  if (fault) throw refuse(applyErrors, 'INVOICE_TITLE_WRONG', { message: `${invoice.title}：${fault}` });
  return invoice;
}

/** Everything under one title that was chosen, or under those the orders name: one application for each. */
export async function groupByTitle(
  db: Db,
  caller: SignedInCaller,
  wanted: readonly WantedLine[],
  titleId: string | undefined,
): Promise<TitledLines[]> {
  if (titleId !== undefined)
    return [{ invoice: await checked(db, caller, await chosenTitle(db, caller, titleId)), lines: [...wanted] }];
  const groups = new Map<string, TitledLines>();
  for (const line of wanted) {
    const { invoice } = line.order;
    if (!invoice) throw refuse(applyErrors, 'INVOICE_TITLE_MISSING');
    const { email: _, ...facts } = invoice;
    const key = JSON.stringify(facts, Object.keys(facts).toSorted());
    const group = groups.get(key) ?? { invoice: await checked(db, caller, invoice), lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
}

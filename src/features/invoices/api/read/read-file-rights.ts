import { and, eq } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { visibleTo } from '../application-repo.ts';
import { invoiceApplications, invoices } from '../invoice-tables.ts';

/** Whether an invoice is of an application that the caller sees. */
export async function isVisibleInvoice(db: Db, caller: SignedInCaller, id: bigint): Promise<boolean> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(
      invoiceApplications,
      and(eq(invoiceApplications.firmId, invoices.firmId), eq(invoiceApplications.id, invoices.applicationId)),
    )
    .where(and(eq(invoices.id, id), visibleTo(caller)));
  return rows.length > 0;
}

export const isInvoice = async (db: Db, id: bigint): Promise<boolean> =>
  (await db.$count(invoices, eq(invoices.id, id))) > 0;

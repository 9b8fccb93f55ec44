import type { Db } from '#platform/api/database.ts';
import { type ApplicationRow, lockApplication, readOrderIds } from '../application-repo.ts';
import { findInvoice, type InvoicePlace, type InvoiceRow, keyed, lockInvoice } from '../invoice-repo.ts';
import { lockOrders } from '../invoiceable-repo.ts';

export const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

export interface OpenedInvoice {
  application: ApplicationRow;
  invoice: InvoiceRow;
  orderIds: bigint[];
}

/** Locks an invoice behind its orders and its application: the sequence of everybody who counts units. */
export async function openInvoice(db: Db, place: InvoicePlace): Promise<OpenedInvoice> {
  const seen = await findInvoice(db, keyed(place));
  if (!seen) throw new Error(`invoice ${place.id} not found`);
  const at = { firmId: seen.firmId, id: seen.applicationId };
  const orderIds = await readOrderIds(db, at);
  await lockOrders(db, at.firmId, orderIds);
  return { application: await lockApplication(db, at), invoice: await lockInvoice(db, place), orderIds };
}

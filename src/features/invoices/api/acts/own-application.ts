import { checkSeen } from '#business/documents/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import { actErrors } from '../../contract/invoice-errors.ts';
import { applicationLabel, applicationStates } from '../../rules/application-states.ts';
import {
  type ApplicationRow,
  findVisible,
  type InvoiceActor,
  lockApplication,
  readOrderIds,
} from '../application-repo.ts';
import { findInvoiceNumbered, type InvoiceRow } from '../invoice-repo.ts';
import { lockOrders } from '../invoiceable-repo.ts';

export interface Seen {
  applicationNo: string;
  version?: number;
}
type BuyerAct = 'cancel' | 'sign';
type DeskAct = 'take' | 'accept' | 'reject' | 'retry' | 'close' | 'deliver';

export const buyerOf = ({ userId }: SignedInCaller): InvoiceActor => ({ side: 'buyer', userId });

/** Its applicant, and whoever administers the people of the company. */
export const mayAct = ({ userId }: { userId: bigint }, caller: SignedInCaller): boolean =>
  BUYERS.includes(caller.identity) && (userId === caller.userId || caller.permissions.has('USER_MANAGEMENT'));

/** Locks an application behind its orders; refuses an act that its state does not allow, and a version nobody saw. */
export async function lockSeen(
  db: Db,
  seen: ApplicationRow,
  version: number | undefined,
  act: BuyerAct | DeskAct,
): Promise<ApplicationRow> {
  await lockOrders(db, seen.firmId, await readOrderIds(db, seen));
  const row = await lockApplication(db, seen);
  checkSeen(row, version, () => refuse(actErrors, 'INVOICE_CHANGED'));
  if (!applicationStates.allows(act, row.status)) throw refuse(actErrors, 'INVOICE_STEP');
  return row;
}

export async function lockOwnApplication(
  db: Db,
  caller: SignedInCaller,
  { applicationNo, version }: Seen,
  act: BuyerAct,
): Promise<ApplicationRow> {
  const seen = await findVisible(db, caller, { applicationNo });
  if (!seen) throw notFound('开票申请');
  if (!mayAct(seen, caller)) throw refuse(actErrors, 'INVOICE_NOT_YOURS');
  return lockSeen(db, seen, version, act);
}

/** An invoice of an application the caller sees and may act upon. */
export async function findOwnInvoice(db: Db, caller: SignedInCaller, requestNo: string): Promise<InvoiceRow> {
  const invoice = await findInvoiceNumbered(db, requestNo, caller.firmId);
  const application = invoice && (await findVisible(db, caller, { id: invoice.applicationId }));
  if (!application) throw notFound('发票');
  if (!mayAct(application, caller)) throw refuse(actErrors, 'INVOICE_NOT_YOURS');
  return invoice;
}

/** What every act on an application answers. */
export const done = ({ status, version }: ApplicationRow) => ({
  status,
  statusLabel: applicationLabel(status),
  version,
});

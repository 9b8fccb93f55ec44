import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { termErrors } from '../contract/order-errors.ts';
import type { DuplicatePo, Invoice, PoPolicy } from '../contract/order-terms-schemas.ts';
import { invoiceFaults, tidyInvoice } from '../rules/check-invoice.ts';
import { lockPo, NO_DUPLICATE, readDuplicatePo } from './read-duplicate-po.ts';

/** The invoice as the order keeps it; one that could not be made out is refused with the first reason. */
export function acceptInvoice(given: Invoice | undefined): Invoice | null {
  if (!given) return null;
  const invoice = tidyInvoice(given);
  const [fault] = Object.values(invoiceFaults(invoice));
  if (fault !== undefined) throw refuse(termErrors, 'ORDER_INVOICE_WRONG', { message: fault });
  return invoice;
}

/** A firm may forbid to use a PO number twice within twelve months (behaviours 2.5). */
export async function assertPoFree(db: Db, caller: SignedInCaller, policy: PoPolicy, poNumber = ''): Promise<void> {
  if (policy !== 'block' || poNumber === '') return;
  await lockPo(db, caller.firmId, poNumber);
  const { orderNo } = await readDuplicatePo(db, caller, poNumber);
  if (orderNo === null) return;
  const message = `PO 号 ${poNumber} 已用于订单 ${orderNo}，贵司不允许 12 个月内重复使用`;
  throw refuse(termErrors, 'ORDER_PO_DUPLICATE', { message, data: { orderNo } });
}

/** The earlier order with this number, as far as the firm wants to hear of one. */
export const findDuplicatePo = async (
  db: Db,
  caller: SignedInCaller,
  { policy, poNumber = '' }: { policy: PoPolicy; poNumber?: string },
): Promise<DuplicatePo> =>
  policy === 'ignore' || poNumber === ''
    ? { ...NO_DUPLICATE, policy }
    : { ...(await readDuplicatePo(db, caller, poNumber)), policy };

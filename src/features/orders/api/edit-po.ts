import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { poErrors } from '../contract/order-errors.ts';
import { canEditPo } from '../rules/life/edit-po.ts';
import { orderStatusLabel } from '../rules/order-status.ts';
import { writePo } from './order-change-repo.ts';
import { insertEvent } from './order-repo.ts';
import { lockOrder } from './order-scope-repo.ts';
import { assertPoFree } from './order-terms.ts';
import { readPoPolicy } from './read-duplicate-po.ts';
import { readStatus } from './read-status.ts';

interface PoEdit {
  orderNo: string;
  /** Empty takes the number away. */
  poNumber: string;
  version?: number;
}

const shown = (poNumber: string | null) => poNumber ?? '未填';

/**
 * Changes the buyer's number of an order until it is invoiced; log and audit say from what to what. A number that the
 * firm uses once is refused here as it is at the checkout.
 */
export async function editPo(db: Db, caller: SignedInCaller, { orderNo, poNumber, version }: PoEdit) {
  const order = await lockOrder(db, caller, orderNo);
  if (!order) throw notFound('订单');
  const status = readStatus(order.status);
  const { invoiceStatus, firmId, id: orderId } = order;
  const { permissions, userId, identity } = caller;
  const allowed = canEditPo({ status, invoiceStatus, own: order.userId === userId, permissions, identity });
  if (!allowed) throw refuse(poErrors, 'ORDER_PO_FIXED');
  checkSeen(order, version, () => refuse(poErrors, 'ORDER_CHANGED'));
  const after = poNumber || null;
  const answer = { orderNo, status, statusLabel: orderStatusLabel(status), poNumber: after };
  if (after === order.poNumber) return { ...answer, version: order.version };
  await assertPoFree(db, caller, await readPoPolicy(db, firmId), poNumber);
  await writePo(db, { firmId, orderId }, after);
  await insertEvent(db, {
    firmId,
    orderId,
    userId,
    kind: 'po_changed',
    fromStatus: status,
    toStatus: status,
    detail: `${shown(order.poNumber)} → ${shown(after)}`,
  });
  await writeAudit(db, caller, {
    action: 'order.po_changed',
    objectType: 'order',
    objectId: orderNo,
    before: { poNumber: order.poNumber },
    after: { poNumber: after },
  });
  return { ...answer, version: order.version + 1 };
}

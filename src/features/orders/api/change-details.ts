import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { detailErrors } from '../contract/order-errors.ts';
import type { Invoice } from '../contract/order-terms-schemas.ts';
import { addressObstacle, invoiceObstacle } from '../rules/life/change-details.ts';
import { changesOrder } from '../rules/order-scope.ts';
import { writeDetails } from './order-change-repo.ts';
import { insertEvent } from './order-repo.ts';
import { type LockedOrder, lockOrder } from './order-scope-repo.ts';
import type { DeliveryAddress } from './order-tables.ts';
import { acceptInvoice } from './order-terms.ts';
import { readStatus } from './read-status.ts';

export type DetailsChange =
  | { kind: 'invoice'; invoice: Invoice }
  | { kind: 'address'; address: DeliveryAddress; regionCode: string };

function obstacleOf(order: LockedOrder, change: DetailsChange): string | null {
  const status = readStatus(order.status);
  if (change.kind === 'invoice') return invoiceObstacle({ status, invoiceStatus: order.invoiceStatus });
  return addressObstacle({ status, regionCode: order.regionCode }, change.regionCode);
}

const told = (change: DetailsChange) =>
  change.kind === 'invoice'
    ? `发票抬头改为 ${change.invoice.title}`
    : `收货地址改为 ${change.address.city}${change.address.district}${change.address.detail}`;

/** Changes where an order goes, or to whom its invoice is made out, as long as nothing stands against it. */
export async function changeOrderDetails(
  db: Db,
  caller: SignedInCaller,
  orderNo: string,
  change: DetailsChange,
): Promise<void> {
  const order = await lockOrder(db, caller, orderNo);
  if (!order) throw notFound('订单');
  const { firmId, id: orderId } = order;
  const { permissions, userId, identity } = caller;
  if (!changesOrder({ own: order.userId === userId, permissions, identity })) {
    throw refuse(detailErrors, 'ORDER_NOT_YOURS');
  }
  const message = obstacleOf(order, change);
  if (message !== null) throw refuse(detailErrors, 'ORDER_DETAILS_FIXED', { message });
  const fields = change.kind === 'invoice' ? { invoice: acceptInvoice(change.invoice) } : { address: change.address };
  await writeDetails(db, { firmId, orderId }, fields);
  const status = readStatus(order.status);
  await insertEvent(db, {
    firmId,
    orderId,
    userId,
    kind: 'details_changed',
    fromStatus: status,
    toStatus: status,
    detail: told(change),
  });
  await writeAudit(db, caller, {
    action: 'order.changed',
    objectType: 'order',
    objectId: orderNo,
    after: { kind: change.kind, detail: told(change) },
  });
}

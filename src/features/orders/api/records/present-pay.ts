import type { Caller } from '#platform/api/caller.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { OrderRow } from '../../contract/order-schemas.ts';
import { payableUntil } from '../../rules/life/pay-now.ts';
import { payableOf } from '../../rules/life/payable.ts';
import { readPayWay } from '../../rules/pay-ways.ts';
import { readStatus } from '../read-status.ts';
import type { OrderRecord } from './present-lines.ts';

/** What the caller may pay of an order now, for rows and pages; nothing for those who may not. */
export function presentPay(order: OrderRecord, caller: Pick<Caller, 'identity' | 'permissions'>): OrderRow['pay'] {
  const status = readStatus(order.status);
  const payWay = readPayWay(order.payWay);
  const until = payableUntil({ status, payWay, holdUntil: order.holdUntil }, caller, new Date());
  return until && { until: until.toISOString(), amount: formatAmount(payableOf({ ...order, status })), payWay };
}

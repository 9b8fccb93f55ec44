import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import type { PayWay } from '#features/orders/contract/order-terms-schemas.ts';
import {
  type HoldTimes,
  initialStatus,
  type LinePromise,
  type OrderStatus,
  payDeadline,
} from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { CreateInput } from '../contract/checkout-schemas.ts';
import type { AcceptedLine } from './accept-quote.ts';
import type { Wishes } from './accept-wishes.ts';
import type { OrderPermission } from './order-control.ts';

/** A line of a new order as its table keeps it. */
export const lineRow = (
  { item, quantity, amountFen, taxFen }: AcceptedLine,
  index: number,
  fields: LineFields & { promises: LinePromise[] },
) => ({
  lineNo: index + 1,
  skuId: item.skuId,
  itemNo: item.itemNo,
  productName: item.name,
  brandName: item.brandName,
  mpn: item.mpn,
  orderUnit: item.orderUnit,
  quantity,
  salesPrice: item.salesPrice,
  amountFen,
  taxRateBp: item.taxRateBp,
  taxFen,
  dayType: item.dayType,
  deliveryDays: item.deliveryDays,
  ...fields,
});

/** `shareCode`: job code of the sales person whose link brought the buyer here; the browser keeps it (specification 3). */
export type Wanted = CreateInput & { shareCode: string | null };

/** How an order begins: at its goods, at its money, or with those who have to agree. */
interface Beginning {
  status: OrderStatus;
  hold: Date | null;
  approvalStatus: 'none' | 'pending';
}

export function beginningOf(payWay: PayWay, hold: HoldTimes, approvingUntil: Date | null): Beginning {
  if (approvingUntil) return { status: 'approving', hold: approvingUntil, approvalStatus: 'pending' };
  return { status: initialStatus(payWay), hold: payDeadline(payWay, hold, new Date()), approvalStatus: 'none' };
}

/** The order itself as its table keeps it. */
export function orderRow(
  { firmId, userId }: SignedInCaller,
  input: Wanted,
  wishes: Wishes,
  { overBudget, ...beginning }: Beginning & Pick<OrderPermission, 'overBudget'>,
) {
  const { address, regionCode, invoice, lines, quote } = wishes;
  const { goodsFen, freightFen, discountFen, totalFen, taxFen } = quote;
  const { payWay, poNumber, note, shareCode } = input;
  return {
    shareCode,
    overBudget,

    firmId,
    userId,
    status: beginning.status,
    approvalStatus: beginning.approvalStatus,
    poNumber: poNumber || null,
    note,
    address,
    regionCode,
    invoice,
    payWay,
    paymentStatus: payWay === 'account' ? 'none' : 'unpaid',
    holdUntil: beginning.hold,
    goodsFen,
    freightFen,
    discountFen,
    totalFen,
    taxFen,
    lineCount: lines.length,
  };
}

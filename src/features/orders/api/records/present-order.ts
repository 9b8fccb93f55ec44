import { maskPhone } from '#platform/shared/mask.ts';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import { INVOICE_TYPES } from '../../rules/check-invoice.ts';
import { sideStates } from '../../rules/life/side-states.ts';
import { orderStatusLabel } from '../../rules/order-status.ts';
import { PAY_WAYS, readPayWay } from '../../rules/pay-ways.ts';
import { isPromiseBroken, kindsOf, orderPromiseText, type PromiseStanding } from '../../rules/promise/tell-promise.ts';
import type { OrderInvoice } from '../order-tables.ts';
import { readStatus } from '../read-status.ts';
import type { FoundOrder } from './order-record-repo.ts';
import { type LineRecord, presentLine, presentSums } from './present-lines.ts';
import { sidesOf } from './sides-of.ts';

/** What a reader of an order gets to see of it. */
export interface OrderSight {
  prices: boolean;
  /** The number belongs to the receiver: only who placed the order sees it whole. */
  wholePhone: boolean;
  /** Title, tax number and bank of the company. */
  invoice: boolean;
  /** What only the company's own people know: whom it charges. */
  inside: boolean;
}

function presentInvoice(invoice: OrderInvoice | null): OrderCopy['invoice'] {
  if (!invoice) return null;
  const { type, title, taxNo, bankName, bankAccount, address, phone, email } = invoice;
  return {
    kind: INVOICE_TYPES[type],
    title,
    taxNo: taxNo ?? null,
    bankName: bankName ?? null,
    bankAccount: bankAccount ?? null,
    address: address ?? null,
    phone: phone ?? null,
    email: email ?? null,
  };
}

function presentPromise(lines: readonly LineRecord[], standing: PromiseStanding): OrderCopy['promise'] {
  const text = orderPromiseText(kindsOf(lines), standing);
  return text === null ? null : { text, broken: isPromiseBroken(lines, standing) };
}

/** An order as its readers may see it. */
export function presentOrder(
  { order, buyerName, firmName }: FoundOrder,
  lines: readonly LineRecord[],
  sight: OrderSight,
): OrderCopy {
  const status = readStatus(order.status);
  const { receiver, phone, province, city, district, detail } = order.address;
  const payWay = readPayWay(order.payWay);
  const standing = { status, submittedAt: order.submittedAt, now: new Date() };
  return {
    orderNo: order.orderNo,
    status,
    statusLabel: orderStatusLabel(status),
    version: order.version,
    poNumber: order.poNumber,
    note: order.note,
    submittedAt: order.submittedAt.toISOString(),
    firmName,
    buyerName,
    address: {
      receiver,
      province,
      city,
      district,
      detail,
      phone: sight.wholePhone ? phone : maskPhone(phone),
    },
    lines: lines.map((line) => presentLine(line, sight, standing)),
    promise: presentPromise(lines, standing),
    sums: sight.prices ? presentSums(order, lines) : null,
    invoice: sight.invoice ? presentInvoice(order.invoice) : null,
    payWay: PAY_WAYS[payWay].label,
    sides: sideStates(sidesOf(order), status, payWay),
  };
}

import { describeOverrun } from '#features/budgets/rules/public.ts';
import type { readOrderToApprove } from '#features/orders/api/public.ts';
import { PAY_WAYS } from '#features/orders/rules/public.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import {
  type DocumentSnapshot,
  OVER_BUDGET_FACT,
  OVER_REASON_FACT,
  PO_FACT,
  type SnapshotLine,
  snapshotFields,
} from '../../rules/document-snapshot.ts';

type Found = NonNullable<Awaited<ReturnType<typeof readOrderToApprove>>>;
type OrderLine = Found['lines'][number];

/** What is left of a line after cancellations; nothing left: no longer part of what is asked for. */
function presentLine(line: OrderLine): SnapshotLine {
  const left = line.quantity - line.cancelledQuantity;
  const refused = left === 0;
  const { lineNo, itemNo, productName, brandName, mpn, orderUnit, amountFen, cancelledFen } = line;
  return {
    lineNo,
    itemNo,
    name: productName,
    brandName,
    mpn,
    unit: orderUnit,
    ...snapshotFields(line),
    refused,
    quantity: refused ? line.quantity : left,
    unitPrice: formatUnitPrice(line.salesPrice),
    amount: formatAmount(refused ? amountFen : amountFen - cancelledFen),
  };
}

const titleOf = (lines: readonly OrderLine[]) => {
  const [first] = lines;
  return lines.length > 1 ? `${first?.productName ?? ''} 等 ${lines.length} 种商品` : (first?.productName ?? '');
};

/** None for orders within their budgets: documents asked about before keep their fingerprint. */
function overFacts({ overBudget }: Found['order']): DocumentSnapshot['facts'] {
  if (!overBudget) return [];
  const { budgets, reason } = overBudget;
  const over = { label: OVER_BUDGET_FACT, value: budgets.map(describeOverrun).join('；') };
  return reason ? [over, { label: OVER_REASON_FACT, value: reason }] : [over];
}

/** What an order is to cost now: goods that are left, freight, discount. */
export const dueOf = ({ goodsFen, freightFen, discountFen, cancelledFen }: Found['order']): bigint =>
  goodsFen - cancelledFen + freightFen - discountFen;

/** An order as its approvers see it: everything that is bought, where it goes and what it costs. */
export function snapshotOfOrder({ order, lines }: Found): DocumentSnapshot {
  const { province, city, district, detail, receiver } = order.address;
  const facts = [
    { label: PO_FACT, value: order.poNumber ?? '' },
    { label: '付款方式', value: PAY_WAYS[order.payWay as keyof typeof PAY_WAYS].label },
    { label: '收货人', value: receiver },
    { label: '收货地址', value: `${province}${city}${district}${detail}` },
    { label: '运费', value: displayFen(order.freightFen) },
    { label: '备注', value: order.note },
    ...overFacts(order),
  ];
  return {
    documentNo: order.orderNo,
    title: titleOf(lines),
    amount: formatAmount(dueOf(order)),
    facts,
    lines: lines.map(presentLine),
  };
}

import { toldLineFields } from '#business/line-fields/rules/public.ts';
import { skuPicture } from '#features/catalog/rules/public.ts';
import { formatAmount, formatUnitPrice, sum } from '#platform/shared/money.ts';
import type { OrderLine, OrderSums, VatList } from '../../contract/order-schemas.ts';
import { openQuantity } from '../../rules/life/cancel-lines.ts';
import { payableOf } from '../../rules/life/payable.ts';
import { taxLeft, vatShares } from '../../rules/life/vat-shares.ts';
import { linePromiseText, type PromiseStanding } from '../../rules/promise/tell-promise.ts';
import { taxRateText } from '../../rules/tax-rate-text.ts';
import { presentTaxes, sharesOf } from '../../rules/tax-shares.ts';
import type { orderLines, orders } from '../order-tables.ts';
import { readStatus } from '../read-status.ts';

export type OrderRecord = typeof orders.$inferSelect;
export type LineRecord = typeof orderLines.$inferSelect;

/** Without `prices` nothing that is money leaves the server; what is internal is told inside the company alone. */
export function presentLine(
  line: LineRecord,
  { prices, inside }: { prices: boolean; inside: boolean },
  standing: PromiseStanding,
): OrderLine {
  const { lineNo, itemNo, productName, brandName, mpn, orderUnit, quantity } = line;
  const { cancelledQuantity, shippedQuantity, signedQuantity, returnedQuantity } = line;
  return {
    lineNo,
    skuCode: itemNo,
    productName,
    brandName,
    mpn,
    orderUnit,
    quantity,
    cancelledQuantity,
    shippedQuantity,
    signedQuantity,
    returnedQuantity,
    openQuantity: openQuantity(line),
    ...toldLineFields(line, inside),
    productImg: skuPicture({ itemNo }),
    salesPrice: prices ? formatUnitPrice(line.salesPrice) : null,
    amount: prices ? formatAmount(line.amountFen) : null,
    cancelledAmount: prices ? formatAmount(line.cancelledFen) : null,
    taxRate: taxRateText(line.taxRateBp),
    taxAmount: prices ? formatAmount(taxLeft(line)) : null,
    deliveryText: linePromiseText(line, standing),
  };
}

export function presentVat(lines: readonly LineRecord[]): VatList {
  const shares = vatShares(lines);
  return {
    list: shares.map(({ rateBp, goodsFen, netFen, taxFen }) => ({
      taxRate: taxRateText(rateBp),
      goodsAmount: formatAmount(goodsFen),
      netAmount: formatAmount(netFen),
      taxAmount: formatAmount(taxFen),
    })),
    netAmount: formatAmount(sum(shares.map((share) => share.netFen))),
    taxAmount: formatAmount(sum(shares.map((share) => share.taxFen))),
  };
}

export function presentSums(order: OrderRecord, lines: readonly LineRecord[]): OrderSums {
  return {
    goodsAmount: formatAmount(order.goodsFen),
    freightAmount: formatAmount(order.freightFen),
    discountAmount: formatAmount(order.discountFen),
    taxAmount: formatAmount(order.taxFen),
    totalAmount: formatAmount(order.totalFen),
    taxes: presentTaxes(sharesOf(lines)),
    cancelledAmount: formatAmount(order.cancelledFen),
    returnedAmount: formatAmount(order.returnedFen),
    payableAmount: formatAmount(payableOf({ ...order, status: readStatus(order.status) })),
    refundingAmount: formatAmount(order.refundingFen),
    refundedAmount: formatAmount(order.refundedFen),
    vat: presentVat(lines),
  };
}

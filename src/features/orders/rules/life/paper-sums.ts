import type { PaperRow } from '#business/papers/contract/paper-row.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import type { OrderCopy } from '../../contract/order-schemas.ts';

/** Sums below the goods of an order, on paper and on the page that is printed; none where prices are not told. */
export function paperSums(sums: OrderCopy['sums']): PaperRow[] {
  if (!sums) return [];
  const taken = [
    ['已取消', sums.cancelledAmount],
    ['优惠', sums.discountAmount],
  ] as const;
  return [
    ['商品金额（含税）', displayYuan(sums.goodsAmount)],
    ...taken.flatMap(([label, amount]): PaperRow[] => (amount === '0.00' ? [] : [[label, `−${displayYuan(amount)}`]])),
    ['运费', displayYuan(sums.freightAmount)],
    ...(sums.returnedAmount === '0.00' ? [] : [['售后退回', `−${displayYuan(sums.returnedAmount)}`] as PaperRow]),
    ...sums.vat.list.map(
      ({ taxRate, netAmount, taxAmount }): PaperRow => [
        `其中税额（${taxRate}，未税 ${displayYuan(netAmount)}）`,
        displayYuan(taxAmount),
      ],
    ),
    ['应付总额', displayYuan(sums.payableAmount)],
  ];
}

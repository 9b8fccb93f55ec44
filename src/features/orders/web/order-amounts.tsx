import { displayYuan } from '#platform/shared/display-money.ts';
import { MoneySummary } from '#platform/web/kits/detail/money-summary.tsx';
import type { OrderSums } from '../contract/order-schemas.ts';

const ZERO = '0.00';

/** Sums below the goods; tax is contained in what is left of the goods, shown per rate and not added. */
export function OrderAmounts({ sums }: { sums: OrderSums }) {
  const taken = [
    { label: '已取消', yuan: sums.cancelledAmount, minus: true },
    { label: '优惠', yuan: sums.discountAmount, minus: true },
  ].filter(({ yuan }) => yuan !== ZERO);
  const back = [
    { label: '退款中', yuan: sums.refundingAmount },
    { label: '已退款', yuan: sums.refundedAmount },
  ].filter(({ yuan }) => yuan !== ZERO);
  const taxes = sums.vat.list.map((share) => ({
    label: `其中税额 ${share.taxRate}`,
    note: `未税 ${displayYuan(share.netAmount)}`,
    yuan: share.taxAmount,
  }));
  return (
    <MoneySummary
      rows={[
        { label: '商品金额（含税）', yuan: sums.goodsAmount },
        ...taken,
        { label: '运费', yuan: sums.freightAmount },
        ...(sums.returnedAmount === ZERO ? [] : [{ label: '售后退回', yuan: sums.returnedAmount, minus: true }]),
        ...taxes,
        ...back,
      ]}
      total={{ label: '应付总额', yuan: sums.payableAmount }}
    />
  );
}

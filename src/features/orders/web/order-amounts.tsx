import { displayMoney } from '#platform/shared/display-money.ts';
import { MoneySummary } from '#platform/web/kits/detail/money-summary.tsx';
import type { OrderDetail } from '../contract/order-schemas.ts';

/** Sums below the goods; tax is contained in the goods amount, shown per rate and not added. */
export function OrderAmounts({ order }: { order: OrderDetail }) {
  const taxes = order.taxes.map((share) => ({
    label: '其中税额',
    note: `税率 ${share.taxRate}，含税 ${displayMoney(share.goodsAmount, { exact: true })}`,
    yuan: share.taxAmount,
  }));
  const discount = order.discountAmount === '0.00' ? [] : [{ label: '优惠', yuan: order.discountAmount, minus: true }];
  return (
    <MoneySummary
      rows={[
        { label: '商品金额（含税）', yuan: order.goodsAmount },
        ...taxes,
        { label: '运费', yuan: order.freightAmount },
        ...discount,
      ]}
      total={{ label: '应付总额', yuan: order.totalAmount }}
    />
  );
}

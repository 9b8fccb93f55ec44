import type { ReactNode } from 'react';
import { Facts } from '#platform/web/display/facts.tsx';
import { Masked } from '#platform/web/display/masked.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import { INVOICE_LATER } from '../../rules/check-invoice.ts';
import { OrderAmounts } from '../order-amounts.tsx';
import styles from '../order-detail.module.css';
import { type LineLook, orderLineColumns } from '../order-line-columns.tsx';

type Props = { order: OrderCopy };

/** 江苏省 苏州市 工业园区: a city that is its own province is named once. */
function regionOf({ province, city, district }: OrderCopy['address']): string {
  return [province, city === province ? '' : city, district].filter(Boolean).join(' ');
}

export function AddressSection({ order: { address } }: Props) {
  return (
    <Section title="收货信息">
      <Facts
        columns={1}
        facts={[
          { label: '收货人', value: address.receiver },
          { label: '电话', value: <Masked kind="phone" value={address.phone} /> },
          { label: '地区', value: regionOf(address) },
          { label: '详细地址', value: address.detail },
        ]}
      />
    </Section>
  );
}

export function InvoiceSection({ order: { invoice }, action }: Props & { action?: ReactNode }) {
  if (!invoice) {
    return (
      <Section title="发票信息" action={action}>
        <p>下单时没有填写发票{action ? `，${INVOICE_LATER}` : ''}。</p>
      </Section>
    );
  }
  const bank = [invoice.bankName, invoice.bankAccount].filter(Boolean).join(' ');
  return (
    <Section title="发票信息" action={action}>
      <Facts
        columns={1}
        facts={[
          { label: '发票类型', value: invoice.kind },
          { label: '抬头', value: invoice.title },
          { label: '税号', value: invoice.taxNo },
          ...(bank ? [{ label: '开户行及账号', value: bank }] : []),
          ...(invoice.email ? [{ label: '接收邮箱', value: <Masked kind="email" value={invoice.email} /> }] : []),
        ]}
      />
    </Section>
  );
}

/** The goods and what they come to; without sums nothing that is money is shown. */
export function LinesSection({ order, ...look }: Props & LineLook) {
  return (
    <Section title="商品清单" note={`共 ${order.lines.length} 种`} flush>
      <div className={styles.lines}>
        <ListTable
          caption="商品清单"
          columns={orderLineColumns(order.sums !== null, look)}
          rows={order.lines}
          rowKey={(line) => String(line.lineNo)}
          stacks
        />
      </div>
      {order.sums && <OrderAmounts sums={order.sums} />}
    </Section>
  );
}

import { useState } from 'react';
import { Permitted } from '#features/access/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Masked } from '#platform/web/display/masked.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { EventLog } from '#platform/web/kits/detail/event-log.tsx';
import { type ProgressStep, ProgressSteps } from '#platform/web/kits/detail/progress-steps.tsx';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import type { OrderDetail } from '../contract/order-schemas.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import styles from './order-detail.module.css';
import { orderLineColumns } from './order-line-columns.tsx';
import { OrderStatusTag } from './order-status-tag.tsx';
import { useRebuy } from './use-rebuy.ts';

export function OrderDetailView({ order }: { order: OrderDetail }) {
  return (
    <DetailPage
      title="订单"
      number={order.orderNo}
      status={<OrderStatusTag status={order.status} label={order.statusLabel} />}
      note={`${order.buyerName} 于 ${displayTime(order.submittedAt)} 提交`}
      actions={<OrderActions order={order} />}
      progress={<ProgressSteps label="订单进度" steps={progressSteps(order)} />}
    >
      <div className={styles.facts}>
        <Section title="收货信息">
          <Facts columns={1} facts={addressFacts(order)} />
        </Section>
        <Section title="订单信息">
          <Facts
            columns={1}
            facts={[
              { label: 'PO号', value: order.poNumber },
              { label: '下单人', value: order.buyerName },
              { label: '下单时间', value: displayTime(order.submittedAt) },
              { label: '备注', value: order.note },
            ]}
          />
        </Section>
      </div>
      <Section title="商品清单" note={`共 ${order.lines.length} 种`} flush>
        <ListTable
          caption="商品清单"
          columns={orderLineColumns()}
          rows={order.lines}
          rowKey={(line) => String(line.lineNo)}
        />
        <OrderAmounts order={order} />
      </Section>
      <Section title="订单动态">
        <EventLog events={order.events} />
      </Section>
    </DetailPage>
  );
}

/** States from which an order goes nowhere, without the goods being in the buyer's hands. */
const FAILED: readonly string[] = ['cancelled', 'rejected', 'refused', 'closed'];

function progressSteps({ steps }: OrderDetail): ProgressStep[] {
  return steps.map(({ status, label, state, at }) => ({
    key: status,
    label,
    state: state === 'current' && FAILED.includes(status) ? 'failed' : state,
    note: at ? displayTime(at) : '',
  }));
}

function addressFacts({ address }: OrderDetail) {
  const { province, city, district } = address;
  const region = [province, city === province ? '' : city, district].filter(Boolean).join(' ');
  return [
    { label: '收货人', value: address.receiver },
    { label: '电话', value: <Masked kind="phone" value={address.phone} /> },
    { label: '地区', value: region },
    { label: '详细地址', value: address.detail },
  ];
}

function OrderActions({ order }: { order: OrderDetail }) {
  const [cancelling, setCancelling] = useState(false);
  const { rebuy, pending } = useRebuy();
  return (
    <>
      {order.canCancel && (
        <Permitted code="ORDER_CANCEL">
          <Button onClick={() => setCancelling(true)}>取消订单</Button>
        </Permitted>
      )}
      <Button kind="primary" busy={pending} onClick={() => void rebuy([order.orderNo])}>
        再次采购
      </Button>
      <CancelOrderDialog
        order={cancelling ? { orderNo: order.orderNo, version: order.version } : null}
        onClose={() => setCancelling(false)}
      />
    </>
  );
}

import { useState } from 'react';
import { DESK_ORDERS_PATH } from '#business/paths/rules/public.ts';
import { OrderStatusTag } from '#features/orders/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import type { DeskOrder, PartAct } from '../../contract/fulfilment-desk-schemas.ts';
import { DeskLog } from './desk-log.tsx';
import styles from './desk-order.module.css';
import { goodsColumn } from './goods-column.tsx';
import { CancelRestDialog } from './parcel-dialogs.tsx';
import { ParcelList } from './parcel-list.tsx';
import { PartList } from './part-list.tsx';
import { useQuickActs } from './use-quick-acts.ts';
import { useShortcuts } from './use-shortcuts.ts';

type Line = DeskOrder['lines'][number];

const COLUMNS: readonly Column<Line>[] = [
  { key: 'no', header: '行', width: 48, align: 'right', render: (line) => line.lineNo },
  goodsColumn,
  {
    key: 'quantity',
    header: '订购',
    width: 90,
    align: 'right',
    render: (line) => `${line.quantity} ${line.orderUnit}`,
  },
  { key: 'cancelled', header: '已取消', width: 70, align: 'right', render: (line) => line.cancelled || '—' },
  { key: 'shipped', header: '已发', width: 70, align: 'right', render: (line) => line.shipped || '—' },
  { key: 'signed', header: '已签', width: 70, align: 'right', render: (line) => line.signed || '—' },
];

function OrderActs({ order }: { order: DeskOrder }) {
  const quick = useQuickActs(order);
  const [cancelling, setCancelling] = useState(false);
  const has = (act: PartAct) => order.parts.some((part) => part.acts.includes(act));
  useShortcuts({
    KeyS: () => has('start') && quick.start(),
    KeyP: () => has('pick') && quick.pickAll(),
  });
  return (
    <>
      {order.acts.includes('cancel') && <Button onClick={() => setCancelling(true)}>取消未发货</Button>}
      {order.acts.includes('confirm') && (
        <Button kind="primary" busy={quick.busyWith('confirm')} onClick={quick.confirm}>
          确认订单
        </Button>
      )}
      {cancelling && <CancelRestDialog order={order} onClose={() => setCancelling(false)} />}
    </>
  );
}

function OrderFacts({ order }: { order: DeskOrder }) {
  return (
    <div className={styles.two}>
      <Section title="客户与订单">
        <Facts
          columns={2}
          facts={[
            { label: '客户', value: `${order.firmName}（${order.customerCode}）` },
            { label: '下单人', value: order.buyerName },
            { label: 'PO号', value: order.poNumber },
            { label: '金额', value: <Money yuan={order.totalAmount} exact /> },
            { label: '付款', value: order.payment },
            { label: '备注', value: order.note },
          ]}
        />
      </Section>
      <Section title="收货信息">
        <Facts
          columns={1}
          facts={[
            { label: '收货人', value: order.address.receiver },
            { label: '电话', value: order.address.phone },
            { label: '地址', value: order.address.place },
          ]}
        />
      </Section>
    </div>
  );
}

/** Everything about an order that the desk works with. Alt+S starts, Alt+P ends the picking of all parts. */
export function DeskOrderView({ order }: { order: DeskOrder }) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '订单履约', href: DESK_ORDERS_PATH }, { label: order.orderNo }]} />
      <DetailPage
        title="订单"
        number={order.orderNo}
        status={<OrderStatusTag status={order.status} label={order.statusLabel} />}
        note={`${order.firmName}，${displayTime(order.submittedAt)} 提交`}
        actions={<OrderActs order={order} />}
      >
        {order.splitting && <Section title="分单">正在按仓库、供应商和承诺日拆分，完成后自动显示。</Section>}
        {order.parts.length > 0 && <PartList order={order} />}
        <ParcelList order={order} />
        <OrderFacts order={order} />
        <Section title="订单行" note={`共 ${order.lines.length} 种`} flush>
          <DataTable
            caption="订单行"
            columns={COLUMNS}
            rows={order.lines}
            rowKey={(line) => String(line.lineNo)}
            compact
          />
        </Section>
        <DeskLog order={order} />
      </DetailPage>
    </div>
  );
}

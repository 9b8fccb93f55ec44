import { applyHref, orderHref } from '#business/paths/rules/public.ts';
import { OrderersOnly, Permitted } from '#features/access/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { RowActs } from '#platform/web/kits/list/row-acts.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { OrderRow } from '../contract/order-schemas.ts';
import { waitLabel } from '../rules/life/order-wait.ts';
import { QuickLook } from './life/quick-look.tsx';
import styles from './order-columns.module.css';
import { OrderGoods } from './order-goods.tsx';
import { OrderStatusTag } from './order-status-tag.tsx';
import { PayLink } from './pay/pay-link.tsx';
import { PayRest } from './pay/pay-rest.tsx';

export interface OrderActs {
  onRebuy: (orders: readonly OrderRow[]) => void;
  onCancel: (order: OrderRow) => void;
}

/** Columns of the order list in reading order. */
export function orderColumns(acts: OrderActs): readonly ListColumn<OrderRow>[] {
  return [
    {
      key: 'orderNo',
      title: '订单号',
      width: 136,
      fixed: true,
      rowHeader: true,
      render: (row) => <PageLink href={orderHref(row.orderNo)}>{row.orderNo}</PageLink>,
    },
    {
      key: 'poNumber',
      title: 'PO号',
      width: 124,
      ellipsis: true,
      render: (row) => row.poNumber ?? <span className={styles.none}>未填</span>,
    },
    { key: 'submittedAt', title: '下单时间', width: 132, render: (row) => displayTime(row.submittedAt) },
    { key: 'buyerName', title: '下单人', width: 70, ellipsis: true, render: (row) => row.buyerName },
    { key: 'goods', title: '商品', fixed: true, render: (row) => <RowGoods row={row} /> },
    { key: 'receiver', title: '收货人', width: 84, ellipsis: true, optional: true, render: (row) => row.receiver },
    {
      key: 'totalAmount',
      title: '含税金额',
      width: 124,
      align: 'right',
      render: (row) => <RowAmount row={row} />,
    },
    {
      key: 'status',
      title: '状态',
      width: 130,
      render: (row) => <RowStatus row={row} />,
    },
    {
      key: 'sides',
      title: '付款 / 开票 / 售后',
      width: 128,
      optional: true,
      render: (row) => row.sideLabels.join('、') || <span className={styles.none}>—</span>,
    },
    { key: 'acts', title: '操作', width: 172, fixed: true, render: (row) => <OrderRowActs row={row} {...acts} /> },
  ];
}

function RowGoods({ row }: { row: OrderRow }) {
  const label = row.lineCount > 1 ? `等 ${row.lineCount} 种` : '速览';
  return <OrderGoods order={row} more={<QuickLook orderNo={row.orderNo} label={label} />} />;
}

/** Where it stands; while it is approved, at whom it hangs since when; while it waits for money, how long it still does. */
function RowStatus({ row: { status, statusLabel, waiting, pay, promise } }: { row: OrderRow }) {
  return (
    <CellLines>
      <OrderStatusTag status={status} label={statusLabel} />
      {promise && (
        <span className={styles.promise} title={`承诺交期：${promise.text}`}>
          {promise.brief}
        </span>
      )}
      {pay && (
        <span className={styles.waiting}>
          <PayRest until={pay.until} />
        </span>
      )}
      {waiting && (
        <span className={styles.waiting} data-kind={waiting.kind}>
          {waitLabel(waiting)}
          <time dateTime={waiting.since}>自 {displayTime(waiting.since).slice(5)}</time>
        </span>
      )}
    </CellLines>
  );
}

/** What was ordered and, once something was called off, what is still owed. */
function RowAmount({ row }: { row: OrderRow }) {
  const less = row.payableAmount !== row.totalAmount && row.payableAmount !== '0.00';
  return (
    <>
      <Money yuan={row.totalAmount} className={styles.amount} />
      {less && (
        <Quiet>
          应付 <Money yuan={row.payableAmount} exact />
        </Quiet>
      )}
    </>
  );
}

function OrderRowActs({ row, onRebuy, onCancel }: OrderActs & { row: OrderRow }) {
  return (
    <RowActs className={styles.acts}>
      {row.pay && (
        <span className={styles.pay}>
          <PayLink orderNo={row.orderNo} pay={row.pay} size="sm" />
        </span>
      )}
      <PageLink href={orderHref(row.orderNo)} aria-label={`订单 ${row.orderNo} 详情`}>
        详情
      </PageLink>
      {!row.pay && (
        <OrderersOnly>
          <Button kind="quiet" size="sm" aria-label={`再次采购订单 ${row.orderNo}`} onClick={() => onRebuy([row])}>
            再次采购
          </Button>
        </OrderersOnly>
      )}
      {row.canApplyAfterSale && (
        <PageLink href={applyHref(row.orderNo)} aria-label={`订单 ${row.orderNo} 申请售后`}>
          售后
        </PageLink>
      )}
      {row.canCancel && (
        <Permitted code="ORDER_CANCEL">
          <Button kind="quiet" size="sm" aria-label={`取消订单 ${row.orderNo}`} onClick={() => onCancel(row)}>
            取消
          </Button>
        </Permitted>
      )}
    </RowActs>
  );
}

import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { CancelMoney } from './cancel-money.tsx';
import styles from './cancel-order-dialog.module.css';
import { CancelReasonField } from './life/cancel-reason-field.tsx';
import { CANCEL_REASONS } from './life/cancel-reasons.ts';
import { orderActApi } from './order-act-api.ts';
import { ORDERS_KEY } from './order-queries.ts';

type Props = {
  /** The order to cancel; null keeps the dialog closed. `version`: what the person saw of it. */
  order: { orderNo: string; version?: number } | null;
  onClose: () => void;
};

export function CancelOrderDialog({ order, onClose }: Props) {
  const { run } = useAct({
    passing: true,
    staleAfter: 'any',
    otherwise: '取消失败，请检查网络后重试',
    renews: [ORDERS_KEY],
  });
  const [reason, setReason] = useState<string>(CANCEL_REASONS[0]);
  const cancel = () =>
    order ? run(() => orderActApi.call.cancel({ ...order, reason }), `订单 ${order.orderNo} 已取消`) : false;
  return (
    <ConfirmDialog
      open={order !== null}
      title={`取消订单 ${order?.orderNo ?? ''}？`}
      confirmLabel="取消订单"
      dismissLabel="再想想"
      danger
      onConfirm={cancel}
      onClose={onClose}
    >
      <p className={styles.warning}>取消后不能恢复，为这张订单保留的库存会立即释放。</p>
      {order && <CancelMoney orderNo={order.orderNo} />}
      <CancelReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}

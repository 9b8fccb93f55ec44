import { useState } from 'react';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { OrderDetail } from '../../contract/order-schemas.ts';
import { orderActApi } from '../order-act-api.ts';
import { ORDERS_KEY } from '../order-queries.ts';

const PO_MAX = 64;

type Props = { order: OrderDetail; open: boolean; onClose: () => void };

/** Adds, changes or takes away the buyer's own number of an order; the log keeps what it was. */
export function EditPoDialog({ order, open, onClose }: Props) {
  const { run } = useAct({
    passing: true,
    staleAfter: 'any',
    otherwise: '修改失败，请检查网络后重试',
    renews: [ORDERS_KEY],
  });
  const [poNumber, setPoNumber] = useState(order.poNumber ?? '');
  const { orderNo, version } = order;
  const save = () => run(() => orderActApi.call.editPo({ orderNo, version, poNumber: poNumber.trim() }), 'PO 号已修改');
  return (
    <ConfirmDialog open={open} title="修改 PO 号" confirmLabel="保存 PO 号" onConfirm={save} onClose={onClose}>
      <TextField
        label="PO 号"
        value={poNumber}
        maxLength={PO_MAX}
        hint="开票前可以修改，每次修改都记入订单动态。"
        onChange={(event) => setPoNumber(event.target.value)}
      />
    </ConfirmDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { OrderDetail } from '../../contract/order-schemas.ts';
import { orderActApi } from '../order-api.ts';
import { ORDERS_KEY } from '../order-queries.ts';

const PO_MAX = 64;

type Props = { order: OrderDetail; open: boolean; onClose: () => void };

/** Adds, changes or takes away the buyer's own number of an order; the log keeps what it was. */
export function EditPoDialog({ order, open, onClose }: Props) {
  const queryClient = useQueryClient();
  const [poNumber, setPoNumber] = useState(order.poNumber ?? '');
  const save = async () => {
    const { orderNo, version } = order;
    try {
      await orderActApi.call.editPo({ orderNo, version, poNumber: poNumber.trim() });
      notify.success('PO 号已修改');
      return true;
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '修改失败，请检查网络后重试');
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
    }
  };
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

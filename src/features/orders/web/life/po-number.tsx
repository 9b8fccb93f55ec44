import { useState } from 'react';
import { Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import type { OrderDetail } from '../../contract/order-schemas.ts';
import { EditPoDialog } from './edit-po-dialog.tsx';

/** The buyer's own number, with the way to change it while it may be changed. */
export function PoNumber({ order }: { order: OrderDetail }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      {order.poNumber ?? '未填'}
      {order.canEditPo && (
        <Permitted code="ORDER_ADD">
          <Button kind="quiet" size="sm" onClick={() => setEditing(true)}>
            修改 PO 号
          </Button>
        </Permitted>
      )}
      {editing && <EditPoDialog order={order} open onClose={() => setEditing(false)} />}
    </>
  );
}

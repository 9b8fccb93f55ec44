import { useState } from 'react';
import { applyHref } from '#business/paths/rules/public.ts';
import { OrderersOnly, Permitted } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import type { OrderDetail } from '../../contract/order-schemas.ts';
import { CancelOrderDialog } from '../cancel-order-dialog.tsx';
import { ShareDialog } from '../links/share-dialog.tsx';
import { PayLink } from '../pay/pay-link.tsx';
import { useRebuy } from '../use-rebuy.ts';
import { CancelLinesDialog } from './cancel-lines-dialog.tsx';
import { ExportMenu } from './export-menu.tsx';
import { printHref } from './print-href.ts';
import { RebuyDialog } from './rebuy-dialog.tsx';
import { saveOrder } from './save-papers.ts';

/** Acts that are allowed now; the main one last. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<'cancel' | 'lines' | 'share' | null>(null);
  const again = useRebuy();
  const close = () => setOpen(null);
  const { orderNo, version } = order;
  return (
    <>
      {(order.canCancel || order.canCancelLines) && (
        <Permitted code="ORDER_CANCEL">
          {order.canCancelLines && <Button onClick={() => setOpen('lines')}>取消部分商品</Button>}
          {order.canCancel && <Button onClick={() => setOpen('cancel')}>取消订单</Button>}
        </Permitted>
      )}
      {order.canApplyAfterSale && <ButtonLink href={applyHref(orderNo)}>申请售后</ButtonLink>}
      {order.canShare && <Button onClick={() => setOpen('share')}>分享</Button>}
      <ButtonLink href={printHref({ orderNo })} target="_blank">
        打印
      </ButtonLink>
      <ExportMenu label="导出" save={(format) => saveOrder(orderNo, format)} />
      <OrderersOnly>
        <Button kind={order.pay ? 'plain' : 'primary'} busy={again.pending} onClick={() => void again.rebuy([orderNo])}>
          再次采购
        </Button>
      </OrderersOnly>
      {order.pay && <PayLink orderNo={orderNo} pay={order.pay} />}
      <CancelOrderDialog order={open === 'cancel' ? { orderNo, version } : null} onClose={close} />
      <CancelLinesDialog order={order} open={open === 'lines'} onClose={close} />
      {open === 'share' && <ShareDialog orderNo={orderNo} onClose={close} />}
      <RebuyDialog {...again} />
    </>
  );
}

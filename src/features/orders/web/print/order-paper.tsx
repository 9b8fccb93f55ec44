import type { PaperRow } from '#business/papers/contract/paper-row.ts';
import { PrintSheet } from '#business/papers/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import { paperSums } from '../../rules/life/paper-sums.ts';
import type { PaperKind } from '../life/print-href.ts';
import { PaperLines } from './paper-lines.tsx';

const PAPERS: Readonly<Record<PaperKind, { title: string; sides: readonly string[] }>> = {
  order: { title: '采购订单', sides: ['采购方', '供货方'] },
  delivery: { title: '送货单', sides: ['送货人', '收货人'] },
};

function factsOf({ address, ...order }: OrderCopy, kind: PaperKind): PaperRow[] {
  return [
    ['采购方', order.firmName],
    ['PO 号', order.poNumber ?? '—'],
    ['下单时间', displayTime(order.submittedAt)],
    ['下单人', order.buyerName],
    ['收货人', `${address.receiver} ${address.phone}`],
    ['承诺交期', order.promise?.text ?? '—'],
    kind === 'order' ? ['付款方式', order.payWay] : ['订单状态', order.statusLabel],
    ['收货地址', [address.province, address.city, address.district, address.detail].join('')],
  ];
}

/** An order, or the note that goes with its goods, as it is printed. */
export function OrderPaper({ order, kind }: { order: OrderCopy; kind: PaperKind }) {
  const { orderNo, sums, note, lines } = order;
  const told = kind === 'order' ? sums : null;
  return (
    <PrintSheet {...PAPERS[kind]} number={orderNo} facts={factsOf(order, kind)} sums={paperSums(told)} note={note}>
      <PaperLines lines={lines} prices={told !== null} />
    </PrintSheet>
  );
}

import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import type { PaperKind } from '../life/print-href.ts';
import styles from './order-paper.module.css';
import { PaperLines } from './paper-lines.tsx';

const TITLES: Readonly<Record<PaperKind, string>> = { order: '采购订单', delivery: '送货单' };

/** An order, or the note that goes with its goods, laid out for A4: heads repeat, rows and signatures stay together. */
export function OrderPaper({ order, kind }: { order: OrderCopy; kind: PaperKind }) {
  const prices = kind === 'order' && order.sums !== null;
  return (
    <main className={styles.page}>
      <div className={styles.bar}>
        <p>打印前请在浏览器中选择 A4 纸。</p>
        <Button kind="primary" onClick={() => window.print()}>
          打印
        </Button>
      </div>
      <article className={styles.paper}>
        <header className={styles.head}>
          <h1>{TITLES[kind]}</h1>
          <p>{order.orderNo}</p>
        </header>
        <PaperFacts order={order} kind={kind} />
        <PaperLines lines={order.lines} prices={prices} />
        {prices && order.sums && <PaperSums sums={order.sums} />}
        {order.note && <p className={styles.note}>备注：{order.note}</p>}
        <Signatures sides={kind === 'order' ? ['采购方', '供货方'] : ['送货人', '收货人']} />
      </article>
    </main>
  );
}

function PaperFacts({ order, kind }: { order: OrderCopy; kind: PaperKind }) {
  const { address } = order;
  const facts: [string, string][] = [
    ['采购方', order.firmName],
    ['PO 号', order.poNumber ?? '—'],
    ['下单时间', displayTime(order.submittedAt)],
    ['下单人', order.buyerName],
    ['收货人', `${address.receiver} ${address.phone}`],
    ['承诺交期', order.promise?.text ?? '—'],
    kind === 'order' ? ['付款方式', order.payWay] : ['订单状态', order.statusLabel],
    ['收货地址', [address.province, address.city, address.district, address.detail].join('')],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PaperSums({ sums }: { sums: NonNullable<OrderCopy['sums']> }) {
  const taken: [string, string][] = [];
  if (sums.cancelledAmount !== '0.00') taken.push(['已取消', `−${displayYuan(sums.cancelledAmount)}`]);
  if (sums.discountAmount !== '0.00') taken.push(['优惠', `−${displayYuan(sums.discountAmount)}`]);
  const rows: [string, string][] = [
    ['商品金额（含税）', displayYuan(sums.goodsAmount)],
    ...taken,
    ['运费', displayYuan(sums.freightAmount)],
    ...sums.vat.list.map(({ taxRate, taxAmount }): [string, string] => [`其中税额 ${taxRate}`, displayYuan(taxAmount)]),
    ['应付总额', displayYuan(sums.payableAmount)],
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Room for both sides to sign and stamp. */
function Signatures({ sides }: { sides: readonly string[] }) {
  return (
    <footer className={styles.signatures}>
      {sides.map((side) => (
        <div key={side}>
          <p>{side}（签字/盖章）</p>
          <p className={styles.date}>日期：</p>
        </div>
      ))}
    </footer>
  );
}

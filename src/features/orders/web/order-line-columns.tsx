import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { OrderDetail } from '../contract/order-schemas.ts';
import styles from './order-detail.module.css';

type Line = OrderDetail['lines'][number];

const PICTURE_PX = 52;

/** Columns of the goods of an order; prices and names are those of the day it was made. */
export function orderLineColumns(): readonly ListColumn<Line>[] {
  return [
    { key: 'lineNo', title: '行', width: 56, render: (line) => line.lineNo },
    { key: 'goods', title: '商品', render: (line) => <LineGoods line={line} /> },
    { key: 'deliveryText', title: '交期', width: 150, render: (line) => line.deliveryText },
    {
      key: 'salesPrice',
      title: '含税单价',
      width: 150,
      align: 'right',
      render: (line) => <Money yuan={line.salesPrice} unit={line.orderUnit} />,
    },
    {
      key: 'quantity',
      title: '数量',
      width: 90,
      align: 'right',
      render: (line) => line.quantity.toLocaleString('zh-CN'),
    },
    { key: 'taxRate', title: '税率', width: 80, align: 'right', render: (line) => line.taxRate },
    {
      key: 'taxAmount',
      title: '税额',
      width: 120,
      align: 'right',
      render: (line) => <Money yuan={line.taxAmount} exact />,
    },
    {
      key: 'amount',
      title: '含税金额',
      width: 140,
      align: 'right',
      render: (line) => <Money yuan={line.amount} exact className={styles.amount} />,
    },
  ];
}

function LineGoods({ line }: { line: Line }) {
  const codes = [
    `商品编码 ${line.skuCode}`,
    line.mpn && `型号 ${line.mpn}`,
    line.brandName,
    line.note && `备注 ${line.note}`,
  ];
  return (
    <span className={styles.goods}>
      <Picture src={line.productImg} alt="" width={PICTURE_PX} height={PICTURE_PX} className={styles.picture} />
      <span>
        <PageLink href={`/u-${encodeURIComponent(line.skuCode)}.html`} className={styles.name}>
          {line.productName}
        </PageLink>
        <span className={styles.codes}>{codes.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}

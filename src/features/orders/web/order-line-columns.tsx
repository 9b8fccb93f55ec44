import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { ItemPageLink } from '#features/catalog/web/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Row } from '#platform/web/display/row.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { OrderLine } from '../contract/order-schemas.ts';
import styles from './order-detail.module.css';

const PICTURE_PX = 52;
const whole = (quantity: number) => quantity.toLocaleString('zh-CN');

const MONEY: readonly ListColumn<OrderLine>[] = [
  {
    key: 'salesPrice',
    title: '含税单价',
    width: 114,
    align: 'right',
    render: (line) => <Money yuan={line.salesPrice} unit={line.orderUnit} />,
  },
  { key: 'taxRate', title: '税率', width: 58, align: 'right', render: (line) => line.taxRate },
  {
    key: 'taxAmount',
    title: '税额',
    width: 92,
    align: 'right',
    render: (line) => <Money yuan={line.taxAmount} exact />,
  },
  {
    key: 'amount',
    title: '含税金额',
    width: 112,
    align: 'right',
    render: (line) => <Money yuan={line.amount} exact className={styles.amount} />,
  },
];

/** What a page as wide as a sheet of paper has room for: the promise stands below the goods, tax below the sums. */
function narrowColumns(prices: boolean): readonly ListColumn<OrderLine>[] {
  const money = MONEY.filter(({ key }) => key === 'salesPrice' || key === 'amount');
  return [
    { key: 'goods', title: '商品', render: (line) => <LineGoods line={line} promise /> },
    { key: 'quantity', title: '数量', width: 92, align: 'right', render: (line) => <LineQuantity line={line} /> },
    ...(prices ? money : []),
  ];
}

export interface LineLook {
  /** As wide as a sheet of paper. */
  narrow?: boolean;
  /** Where after-sales of a line begin; absent where the reader asks for none. */
  applyOf?: (lineNo: number) => string;
}

/** Columns of the goods of an order; prices and names are those of the day it was made. */
export function orderLineColumns(
  prices: boolean,
  { narrow = false, applyOf }: LineLook = {},
): readonly ListColumn<OrderLine>[] {
  if (narrow) return narrowColumns(prices);
  return [
    { key: 'lineNo', title: '行', width: 44, render: (line) => line.lineNo },
    { key: 'goods', title: '商品', render: (line) => <LineGoods line={line} /> },
    { key: 'deliveryText', title: '承诺交期', width: 150, render: (line) => <LineDelivery line={line} /> },
    { key: 'quantity', title: '数量', width: 92, align: 'right', render: (line) => <LineQuantity line={line} /> },
    {
      key: 'progress',
      title: '已发 / 已签',
      width: 92,
      align: 'right',
      render: (line) => <LineProgress line={line} applyOf={applyOf} />,
    },
    ...(prices ? MONEY : []),
  ];
}

function LineDelivery({ line }: { line: OrderLine }) {
  return <>{line.deliveryText}</>;
}

function LineQuantity({ line }: { line: OrderLine }) {
  return (
    <>
      {whole(line.quantity)} {line.orderUnit}
      {line.cancelledQuantity > 0 && <Quiet>已取消 {whole(line.cancelledQuantity)}</Quiet>}
    </>
  );
}

/** What has left and what arrived; of that, what came back and what may still be complained about. */
function LineProgress({ line, applyOf }: { line: OrderLine } & Pick<LineLook, 'applyOf'>) {
  const { lineNo, shippedQuantity, signedQuantity, returnedQuantity } = line;
  return (
    <>
      {whole(shippedQuantity)} / {whole(signedQuantity)}
      {returnedQuantity > 0 && <Quiet>已退 {whole(returnedQuantity)}</Quiet>}
      {applyOf && signedQuantity > returnedQuantity && (
        <PageLink href={applyOf(lineNo)} className={styles.apply} aria-label={`第 ${lineNo} 行申请售后`}>
          申请售后
        </PageLink>
      )}
    </>
  );
}

/** What it cost then says nothing of today. */
const asGoods = ({ skuCode, productName, productImg, brandName, mpn }: OrderLine) => ({
  skuCode,
  productName,
  productImg,
  brandName,
  mpn,
});

function LineGoods({ line, promise = false }: { line: OrderLine; promise?: boolean }) {
  const codes = [`商品编码 ${line.skuCode}`, line.mpn && `型号 ${line.mpn}`, line.brandName];
  const written = lineFieldWords(line).join(' · ');
  return (
    <Row as="span" gap={12}>
      <Picture src={line.productImg} alt="" width={PICTURE_PX} height={PICTURE_PX} className={styles.picture} />
      <span>
        <ItemPageLink item={asGoods(line)} className={styles.name}>
          {line.productName}
        </ItemPageLink>
        <Quiet>{codes.filter(Boolean).join(' · ')}</Quiet>
        {promise && (
          <Quiet>
            承诺交期 {line.deliveryText} · 已发 / 已签 {whole(line.shippedQuantity)} / {whole(line.signedQuantity)}
          </Quiet>
        )}
        {written && <Quiet>{written}</Quiet>}
      </span>
    </Row>
  );
}

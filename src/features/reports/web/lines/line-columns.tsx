import { orderHref } from '#business/paths/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { LineFigure, ReportLine } from '../../contract/line-schemas.ts';

type Column = ListColumn<ReportLine>;

const on: Column = {
  key: 'on',
  title: '计入日期',
  width: 110,
  render: ({ on: day, correctionOf }) => (
    <Pair>
      {day}
      {correctionOf && (
        <small>
          <Tag tone="warning">更正 {correctionOf}</Tag>
        </small>
      )}
    </Pair>
  ),
};
const order: Column = {
  key: 'order',
  title: '订单',
  width: 165,
  rowHeader: true,
  render: ({ orderNo, lineNo, poNumber }) => (
    <Pair>
      <PageLink href={orderHref(orderNo)}>{orderNo}</PageLink>
      <small>
        {lineNo > 0 ? `第 ${lineNo} 行` : '运费'}
        {poNumber && ` · PO ${poNumber}`}
      </small>
    </Pair>
  ),
};
const goods: Column = {
  key: 'goods',
  title: '商品',
  render: ({ name, brand, itemNo, category }) => (
    <Pair>
      {name}
      <small>{[itemNo, brand, category].filter(Boolean).join(' · ')}</small>
    </Pair>
  ),
};
const quantity: Column = {
  key: 'quantity',
  title: '数量',
  width: 90,
  align: 'right',
  render: (line) => (line.lineNo > 0 ? `${line.quantity.toLocaleString('zh-CN')} ${line.unit}` : '—'),
};
const price: Column = {
  key: 'price',
  title: '单价',
  width: 105,
  align: 'right',
  render: (line) => (line.price === null ? '—' : displayYuan(line.price)),
};
const amount: Column = {
  key: 'amount',
  title: '金额',
  width: 125,
  align: 'right',
  render: (line) => (
    <strong>
      <Money yuan={line.amount} exact />
    </strong>
  ),
};
const savings: Column = {
  key: 'savings',
  title: '节省',
  width: 150,
  align: 'right',
  render: (line) => (
    <Pair>
      <Money yuan={line.savings} exact />
      {line.causeLabel && <small>{line.causeLabel}</small>}
    </Pair>
  ),
};
const last: Column = {
  key: 'last',
  title: '比上次买价',
  width: 120,
  align: 'right',
  render: (line) => (line.last === null ? '首次购买' : <Money yuan={line.last} exact />),
};
const place: Column = {
  key: 'place',
  title: '部门 / 人员',
  width: 130,
  render: ({ department, costCenter, person }) => (
    <Pair>
      {department || '—'}
      <small>{[person, costCenter].filter(Boolean).join(' · ')}</small>
    </Pair>
  ),
};

/** Columns of the lines behind an amount; what the number counts stands with it. */
export const lineColumns = (figure: LineFigure): readonly Column[] => [
  ...[on, order, goods, quantity, price, amount],
  figure === 'last' ? last : savings,
  place,
];

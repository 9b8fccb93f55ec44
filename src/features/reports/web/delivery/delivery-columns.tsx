import { orderHref } from '#business/paths/rules/public.ts';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeliveryAnswer, DeliveryLine, DeliveryState } from '../../contract/delivery-schemas.ts';
import { FigureButton } from '../figures/figure-button.tsx';
import { figureText } from '../figures/figure-text.ts';

export type SideRow = DeliveryAnswer['sides'][number];

const SIDES = { warehouse: '仓库', supplier: '供应商', carrier: '承运商' } as const;

const STATES: Readonly<Record<DeliveryState, { label: string; tone: TagTone }>> = {
  kept: { label: '按承诺', tone: 'success' },
  late: { label: '未按承诺', tone: 'warning' },
  open: { label: '在途', tone: 'progress' },
  overdue: { label: '逾期未到', tone: 'danger' },
  cancelled: { label: '已取消', tone: 'neutral' },
};

const ORDER: readonly SideRow['side'][] = ['warehouse', 'supplier', 'carrier'];

/** Who sends before who carries; among them as they came, the busiest first. */
export const bySide = (rows: readonly SideRow[]): readonly SideRow[] =>
  rows.toSorted((a, b) => ORDER.indexOf(a.side) - ORDER.indexOf(b.side));

/** Who brings goods, and how well. */
export const sideColumns = (open: (row: SideRow, pick: 'due' | 'late') => void): readonly ListColumn<SideRow>[] => [
  {
    key: 'name',
    title: '仓库 / 承运商',
    rowHeader: true,
    render: ({ side, name }) => (
      <Pair>
        {name}
        <small>{SIDES[side]}</small>
      </Pair>
    ),
  },
  {
    key: 'lines',
    title: '到期行',
    width: 90,
    align: 'right',
    render: (row) =>
      row.lines > 0 ? (
        <FigureButton onClick={() => open(row, 'due')}>{figureText('count', row.lines)}</FigureButton>
      ) : (
        '0'
      ),
  },
  { key: 'onTime', title: '准时率', width: 90, align: 'right', render: (row) => figureText('percent', row.onTime) },
  { key: 'both', title: '准时足量', width: 90, align: 'right', render: (row) => figureText('percent', row.both) },
  { key: 'days', title: '平均天数', width: 95, align: 'right', render: (row) => figureText('days', row.days) },
  { key: 'p90', title: '九成在', width: 95, align: 'right', render: (row) => figureText('days', row.p90) },
  {
    key: 'late',
    title: '未按承诺',
    width: 90,
    align: 'right',
    render: (row) =>
      row.late > 0 ? (
        <FigureButton onClick={() => open(row, 'late')}>{figureText('count', row.late)}</FigureButton>
      ) : (
        '0'
      ),
  },
];

const lateWords = ({ lateDays, correctionOf, countedOn }: DeliveryLine) => {
  if (correctionOf !== null) return `${countedOn} 更正 ${correctionOf}`;
  if (lateDays === null) return '';
  return lateDays > 0 ? `晚 ${lateDays} 天` : '准时';
};

export const DELIVERY_LINE_COLUMNS: readonly ListColumn<DeliveryLine>[] = [
  {
    key: 'order',
    title: '订单',
    width: 165,
    rowHeader: true,
    render: ({ orderNo, lineNo, partNo }) => (
      <Pair>
        <PageLink href={orderHref(orderNo)}>{orderNo}</PageLink>
        <small>
          第 {lineNo} 行 · 分单 {partNo}
        </small>
      </Pair>
    ),
  },
  {
    key: 'goods',
    title: '商品',
    render: ({ name, itemNo }) => (
      <Pair>
        {name}
        <small>{itemNo}</small>
      </Pair>
    ),
  },
  {
    key: 'quantity',
    title: '数量 / 实收',
    width: 115,
    align: 'right',
    render: ({ quantity, received, unit }) => `${quantity} / ${received ?? '—'} ${unit}`,
  },
  { key: 'promised', title: '承诺到货', width: 105, render: ({ promisedOn }) => promisedOn },
  {
    key: 'delivered',
    title: '发货 / 到货',
    width: 115,
    render: ({ shippedOn, deliveredOn }) => (
      <Pair>
        {deliveredOn ?? '未到'}
        <small>{shippedOn ? `发货 ${shippedOn}` : '未发货'}</small>
      </Pair>
    ),
  },
  {
    key: 'state',
    title: '结果',
    width: 110,
    render: (line) => (
      <Pair>
        <span>
          <Tag tone={STATES[line.state].tone}>{STATES[line.state].label}</Tag>
        </span>
        <small>{lateWords(line)}</small>
      </Pair>
    ),
  },
  { key: 'reason', title: '原因', width: 120, render: ({ reasonLabel }) => reasonLabel || '—' },
  {
    key: 'by',
    title: '仓库 / 承运商',
    width: 130,
    render: ({ warehouse, carrier, person }) => (
      <Pair>
        {[warehouse, carrier].filter(Boolean).join(' · ') || '—'}
        <small>{person}</small>
      </Pair>
    ),
  },
];

import { deskOrderHref } from '#business/paths/rules/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeskDelivery, FirmOrder, FirmTurnover } from '../../contract/desk-schemas.ts';
import { DELIVERY_LINE_COLUMNS } from '../delivery/delivery-columns.tsx';
import { ChangeTag } from '../figures/change-tag.tsx';
import { FigureButton } from '../figures/figure-button.tsx';
import { figureText } from '../figures/figure-text.ts';

const NOTE = { unit: 'yuan', good: 'up' } as const;

/** Customers with what they ordered; the amount opens the orders. */
export const firmColumns = (open: (customerCode: string) => void): readonly ListColumn<FirmTurnover>[] => [
  {
    key: 'firm',
    title: '客户',
    rowHeader: true,
    render: ({ firmName, customerCode }) => (
      <Pair>
        {firmName}
        <small>{customerCode}</small>
      </Pair>
    ),
  },
  { key: 'orders', title: '订单', width: 80, align: 'right', render: ({ orders }) => figureText('count', orders) },
  {
    key: 'amount',
    title: '成交金额',
    width: 150,
    align: 'right',
    render: ({ customerCode, amount }) => (
      <FigureButton onClick={() => open(customerCode)}>{figureText('yuan', amount)}</FigureButton>
    ),
  },
  { key: 'share', title: '占比', width: 80, align: 'right', render: ({ share }) => figureText('percent', share) },
  { key: 'before', title: '比较期', width: 150, align: 'right', render: ({ before }) => figureText('yuan', before) },
  {
    key: 'change',
    title: '变化',
    width: 100,
    align: 'right',
    render: ({ change }) => (change === null ? '—' : <ChangeTag note={NOTE} change={change} />),
  },
];

export const ORDER_COLUMNS: readonly ListColumn<FirmOrder>[] = [
  {
    key: 'order',
    title: '订单',
    rowHeader: true,
    render: ({ orderNo, correction }) => (
      <>
        <PageLink href={deskOrderHref(orderNo)}>{orderNo}</PageLink> {correction && <Tag>结账后更正</Tag>}
      </>
    ),
  },
  { key: 'on', title: '计入日期', width: 120, render: ({ on }) => on },
  { key: 'status', title: '状态', width: 120, render: ({ statusLabel }) => statusLabel },
  {
    key: 'amount',
    title: '含税含运费',
    width: 150,
    align: 'right',
    render: ({ amount }) => <Money yuan={amount} exact />,
  },
];

/** Lines of promises as companies see them, with whose they are; the order leads to its page at the desk. */
export const DELIVERY_COLUMNS: readonly ListColumn<DeskDelivery>[] = [
  {
    key: 'order',
    title: '订单',
    width: 165,
    rowHeader: true,
    render: ({ orderNo, lineNo, partNo }) => (
      <Pair>
        <PageLink href={deskOrderHref(orderNo)}>{orderNo}</PageLink>
        <small>
          第 {lineNo} 行 · 分单 {partNo}
        </small>
      </Pair>
    ),
  },
  { key: 'firm', title: '客户', width: 130, render: ({ firmName }) => firmName },
  ...DELIVERY_LINE_COLUMNS.filter(({ key }) => !['order', 'by'].includes(key)).map(
    ({ render, ...column }): ListColumn<DeskDelivery> => ({
      ...column,
      render: (row) => render({ ...row, person: '' }),
    }),
  ),
  {
    key: 'by',
    title: '仓库 / 承运商',
    width: 130,
    render: ({ warehouse, carrier }) => [warehouse, carrier].filter(Boolean).join(' · ') || '—',
  },
];

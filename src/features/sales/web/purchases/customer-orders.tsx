import { orderHref } from '#business/paths/rules/public.ts';
import { LinesSection, useLinePages } from '#features/reports/web/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SalesPurchaseOrder } from '../../contract/sales-contract.ts';
import workspace from '../workspace.module.css';
import { purchaseOrdersQuery } from './purchases-queries.ts';

const YEARS = { this: '今年', last: '去年同期' } as const;

/** Orders of the current customer are links; for another's one has to change over first. */
const columns = (current: boolean, enter: (href: string) => void): readonly ListColumn<SalesPurchaseOrder>[] => [
  {
    key: 'order',
    title: '订单',
    rowHeader: true,
    render: ({ orderNo, correction }) => (
      <span>
        {current ? (
          <PageLink href={orderHref(orderNo)}>{orderNo}</PageLink>
        ) : (
          <button type="button" className={workspace.enter} onClick={() => enter(orderHref(orderNo))}>
            {orderNo}
            <span className={workspace.note}>切换公司查看</span>
          </button>
        )}{' '}
        {correction && <Tag>结账后更正</Tag>}
      </span>
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

type Props = {
  /** The person's own place in that firm. */
  customer: string;
  year: 'this' | 'last';
  address: ListAddress;
  onEnter: (participantId: string, href?: string) => void;
};

/** Orders that an amount of a customer is made of: their sum is the number that was pressed. */
export function CustomerOrders({ customer, year, address, onEnter }: Props) {
  const pages = useLinePages((after) => purchaseOrdersQuery(customer, year, after));
  const { first } = pages;
  return (
    <LinesSection
      title={`${first?.firmName ?? ''} ${YEARS[year]}的订单`.trim()}
      sums={first ? `${first.total} 张订单 · 合计 ${displayYuan(first.amount)}` : '正在加载…'}
      tools={null}
      pages={pages}
      columns={columns(first?.current ?? false, (href) => onEnter(customer, href))}
      onClose={() => address.go({ customer: undefined, year: undefined })}
    />
  );
}

import type { ReactNode } from 'react';
import { ENQUIRY_LIST_PATH, itemHref, QUOTE_LIST_PATH } from '#business/paths/rules/public.ts';
import { FigureButton } from '#features/reports/web/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SalesPurchase } from '../../contract/sales-contract.ts';
import { habitText, TONES } from '../customer-columns.tsx';
import { Growth } from '../growth.tsx';
import workspace from '../workspace.module.css';
import styles from './purchases.module.css';

interface Acts {
  address: ListAddress;
  entering: string | null;
  onEnter: (participantId: string, href?: string) => void;
}

const Pair = ({ children }: { children: ReactNode }) => <span className={workspace.pair}>{children}</span>;
const Sums = ({ children }: { children: ReactNode }) => <span className={workspace.sums}>{children}</span>;

/** How many wait with a customer: a link for the current one, the change to it for others. */
function Waiting({ row, count, href, acts }: { row: SalesPurchase; count: number; href: string; acts: Acts }) {
  if (count === 0) return '—';
  if (row.current) return <PageLink href={href}>{count}</PageLink>;
  return (
    <button
      type="button"
      className={workspace.enter}
      disabled={acts.entering !== null}
      title={`切换到 ${row.firmName} 查看`}
      onClick={() => acts.onEnter(row.participantId, href)}
    >
      {count}
    </button>
  );
}

const Bought = ({ row: { bought } }: { row: SalesPurchase }) =>
  bought.length === 0 ? (
    '—'
  ) : (
    <ul className={styles.bought}>
      {bought.map(({ itemNo, name, orders }) => (
        <li key={itemNo}>
          <PageLink href={itemHref(itemNo)} title={name}>
            {name}
          </PageLink>
          <span>{orders} 单</span>
        </li>
      ))}
    </ul>
  );

const signed = (text: string | null) => (text === null ? '—' : `${text.startsWith('-') ? '' : '+'}${text} 个百分点`);

/** Amounts of both years, which open the orders they are made of, and how they differ. */
function amountColumns({ address }: Acts): readonly ListColumn<SalesPurchase>[] {
  const show = (row: SalesPurchase, year?: 'last') => address.go({ customer: row.participantId, year });
  return [
    {
      key: 'year',
      title: '今年金额',
      width: 135,
      align: 'right',
      render: (row) => (
        <Sums>
          <FigureButton onClick={() => show(row)}>
            <Money yuan={row.yearAmount} exact />
          </FigureButton>
          <small>
            {row.yearOrders} 单 · 占 {row.share ?? '0.0'}%
          </small>
        </Sums>
      ),
    },
    {
      key: 'last',
      title: '去年同期',
      width: 135,
      align: 'right',
      render: (row) => (
        <Sums>
          <FigureButton onClick={() => show(row, 'last')}>
            <Money yuan={row.lastYearAmount} exact />
          </FigureButton>
          <small>
            <Growth growth={row.growth} />
          </small>
        </Sums>
      ),
    },
    {
      key: 'change',
      title: '变化与贡献',
      width: 135,
      align: 'right',
      render: (row) => (
        <Sums>
          <Money yuan={row.change} exact />
          <small>{signed(row.changePoints)}</small>
        </Sums>
      ),
    },
  ];
}

/** What each customer buys, who has gone quiet, and what waits with them. */
export const purchaseColumns = (acts: Acts): readonly ListColumn<SalesPurchase>[] => [
  {
    key: 'firm',
    title: '客户',
    rowHeader: true,
    render: (row) => (
      <Pair>
        {row.firmName}
        <small>{row.customerCode}</small>
      </Pair>
    ),
  },
  ...amountColumns(acts),
  {
    key: 'standing',
    title: '最近下单',
    width: 175,
    render: (row) => (
      <Pair>
        <span>
          {row.lastOrderAt ? displayDay(row.lastOrderAt) : '—'} <Tag tone={TONES[row.standing]}>{row.standingText}</Tag>
        </span>
        <small>{habitText(row)}</small>
      </Pair>
    ),
  },
  { key: 'bought', title: '近 20 单常买', width: 210, render: (row) => <Bought row={row} /> },
  {
    key: 'quotes',
    title: '将到期报价',
    width: 100,
    align: 'right',
    render: (row) => (
      <Waiting row={row} count={row.expiringQuotes} href={`${QUOTE_LIST_PATH}?tab=offered`} acts={acts} />
    ),
  },
  {
    key: 'enquiries',
    title: '处理中询价',
    width: 100,
    align: 'right',
    render: (row) => <Waiting row={row} count={row.openEnquiries} href={`${ENQUIRY_LIST_PATH}?tab=open`} acts={acts} />,
  },
];

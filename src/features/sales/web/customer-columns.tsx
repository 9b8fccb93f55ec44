import { displayDay } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { SalesCustomer } from '../contract/sales-contract.ts';
import type { Standing } from '../rules/customer-standing.ts';
import { Growth } from './growth.tsx';
import styles from './workspace.module.css';

export const TONES: Readonly<Record<Standing, TagTone>> = {
  dormant: 'danger',
  cooling: 'warning',
  active: 'success',
  never: 'neutral',
};

/** 通常 6 天一单，已 22 天未下单 */
export function habitText({ daysSince, usualDays }: Pick<SalesCustomer, 'daysSince' | 'usualDays'>): string {
  if (daysSince === null) return '还没有订单';
  const since = daysSince === 0 ? '今天下过单' : `${daysSince} 天前下单`;
  return usualDays === null ? since : `通常 ${usualDays} 天一单，${since}`;
}

const LastOrder = ({ row }: { row: SalesCustomer }) => (
  <span className={styles.pair}>
    {row.lastOrderAt ? displayDay(row.lastOrderAt) : '—'}
    {row.lastOrderAmount && (
      <small>
        <Money yuan={row.lastOrderAmount} exact />
      </small>
    )}
  </span>
);

const Year = ({ row }: { row: SalesCustomer }) => (
  <span className={styles.sums}>
    <Money yuan={row.yearAmount} exact />
    <small>{row.yearOrders} 单</small>
  </span>
);

const LastYear = ({ row }: { row: SalesCustomer }) => (
  <span className={styles.sums}>
    <Money yuan={row.lastYearAmount} exact />
    <small>
      <Growth growth={row.growth} />
    </small>
  </span>
);

export const customerColumns = (
  entering: string | null,
  onEnter: (participantId: string) => void,
): readonly ListColumn<SalesCustomer>[] => [
  {
    key: 'firm',
    title: '客户',
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <span className={styles.pair}>
        {row.firmName}
        <small>{row.customerCode}</small>
      </span>
    ),
  },
  {
    key: 'standing',
    title: '状态',
    width: 210,
    render: (row) => (
      <span className={styles.pair}>
        <Tag tone={TONES[row.standing]}>{row.standingText}</Tag>
        <small>{habitText(row)}</small>
      </span>
    ),
  },
  { key: 'last', title: '最近下单', width: 120, render: (row) => <LastOrder row={row} /> },
  { key: 'year', title: '今年金额', width: 140, align: 'right', render: (row) => <Year row={row} /> },
  { key: 'lastYear', title: '去年同期', width: 140, align: 'right', render: (row) => <LastYear row={row} /> },
  { key: 'quotes', title: '将到期报价', width: 96, align: 'right', render: (row) => row.expiringQuotes || '—' },
  { key: 'enquiries', title: '待答复询价', width: 96, align: 'right', render: (row) => row.openEnquiries || '—' },
  {
    key: 'acts',
    title: '操作',
    width: 96,
    fixed: true,
    render: (row) =>
      row.current ? (
        <Tag>当前公司</Tag>
      ) : (
        <Button
          size="sm"
          aria-label={`进入 ${row.firmName}`}
          busy={entering === row.participantId}
          onClick={() => onEnter(row.participantId)}
        >
          进入
        </Button>
      ),
  },
];

import { quoteHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { QuoteRow } from '../contract/quote-schemas.ts';
import styles from './quote.module.css';
import { QuoteTag } from './quote-tag.tsx';

export const quoteColumns: readonly ListColumn<QuoteRow>[] = [
  {
    key: 'quoteNo',
    title: '报价单号',
    width: 146,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <PageLink href={quoteHref(row.quoteNo)}>{row.quoteNo}</PageLink>
        {row.versionNo > 0 && <small>第 {row.versionNo} 版</small>}
      </CellLines>
    ),
  },
  { key: 'title', title: '内容', ellipsis: true, render: (row) => row.title },
  { key: 'lines', title: '行数', width: 64, align: 'right', render: (row) => row.lineCount },
  { key: 'buyer', title: '提交人', width: 84, ellipsis: true, render: (row) => row.buyerName },
  {
    key: 'total',
    title: '含税总额',
    width: 124,
    align: 'right',
    render: (row) => (row.totalAmount ? <Money yuan={row.totalAmount} exact className={styles.total} /> : '—'),
  },
  {
    key: 'converted',
    title: '已转单',
    width: 110,
    align: 'right',
    render: (row) => (row.convertedAmount === '0.00' ? '—' : <Money yuan={row.convertedAmount} exact />),
  },
  {
    key: 'until',
    title: '有效期至',
    width: 140,
    render: ({ validUntil, dueAt, versionNo }) => {
      if (validUntil) return displayTime(validUntil);
      if (!dueAt || versionNo > 0) return '—';
      return (
        <CellLines>
          待报价
          <small>{displayTime(dueAt)} 前答复</small>
        </CellLines>
      );
    },
  },
  {
    key: 'status',
    title: '状态',
    width: 96,
    render: (row) => <QuoteTag status={row.status} label={row.statusLabel} />,
  },
  { key: 'created', title: '提交时间', width: 140, optional: true, render: (row) => displayTime(row.createdAt) },
];

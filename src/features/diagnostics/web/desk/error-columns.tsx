import { displaySecond } from '#platform/shared/display-time.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { openColumn } from '#platform/web/kits/list/open-column.tsx';
import type { ErrorRow } from '../../contract/diagnostics-schemas.ts';
import styles from './monitoring.module.css';
import { ERROR_KINDS } from './monitoring-search.ts';
import { statusTone, Who } from './visit-columns.tsx';

/** What came back: nothing, a status, or not asked at all. */
export function Answer({ status }: { status: number | null }) {
  if (status === null) return <>—</>;
  return <Tag tone={statusTone(status)}>{status === 0 ? '无应答' : status}</Tag>;
}

export const errorColumns = (onOpen: (row: ErrorRow) => void): readonly ListColumn<ErrorRow>[] => [
  { key: 'at', title: '时间', width: 165, fixed: true, render: (row) => displaySecond(row.at) },
  { key: 'kind', title: '类型', width: 90, render: (row) => ERROR_KINDS[row.kind] },
  {
    key: 'message',
    title: '错误',
    width: 340,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <span className={styles.pair}>
        <span>{row.message || '—'}</span>
        <small className={styles.code}>{row.path}</small>
      </span>
    ),
  },
  { key: 'status', title: '状态', width: 84, render: (row) => <Answer status={row.status} /> },
  { key: 'ms', title: '耗时', width: 84, align: 'right', render: (row) => (row.ms ? `${row.ms} ms` : '—') },
  { key: 'who', title: '用户', width: 150, render: (row) => <Who {...row} /> },
  { key: 'userAgent', title: '浏览器', width: 160, render: (row) => row.userAgent },
  openColumn(() => '详情', onOpen),
];

import { displaySecond } from '#platform/shared/display-time.ts';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { VisitRow } from '../../contract/diagnostics-schemas.ts';
import styles from './monitoring.module.css';

const IDENTITIES: Readonly<Record<string, string>> = {
  anonymous: '未登录',
  visitor: '访客',
  company: '公司用户',
  group: '集团用户',
  sales: '销售',
  punchout: '采购系统接入',
  restricted: '接入公司用户',
  staff: '运营',
};

/** Login name and firm, or what the person is without them. */
export function Who({
  userName,
  firmName,
  identity,
}: {
  userName: string | null;
  firmName: string | null;
  identity?: string;
}) {
  if (!userName) return <>{IDENTITIES[identity ?? 'visitor'] ?? '访客'}</>;
  return (
    <span className={styles.pair}>
      {userName}
      <small>{firmName}</small>
    </span>
  );
}

export function statusTone(status: number): TagTone {
  if (status === 0 || status >= 500) return 'danger';
  if (status >= 400) return 'warning';
  return status >= 300 ? 'neutral' : 'success';
}

export const visitColumns: readonly ListColumn<VisitRow>[] = [
  { key: 'at', title: '时间', width: 165, fixed: true, render: (row) => displaySecond(row.at) },
  {
    key: 'path',
    title: '页面',
    width: 250,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <span className={styles.pair}>
        <span className={styles.code}>{row.path}</span>
        <small>{row.title}</small>
      </span>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 84,
    render: (row) => (row.status === null ? '页内切换' : <Tag tone={statusTone(row.status)}>{row.status}</Tag>),
  },
  { key: 'ms', title: '耗时', width: 80, align: 'right', render: (row) => (row.ms === null ? '—' : `${row.ms} ms`) },
  { key: 'who', title: '用户', width: 150, render: (row) => <Who {...row} /> },
  { key: 'ip', title: '网段', width: 120, render: (row) => row.ip },
  { key: 'userAgent', title: '浏览器', width: 150, render: (row) => row.userAgent },
  {
    key: 'requestId',
    title: '请求编号',
    width: 160,
    render: (row) => (
      <Row as="span" gap={8} looks={['unbroken']}>
        <span className={styles.code}>{row.requestId.slice(0, 8)}…</span>
        <CopyText text={row.requestId} label="请求编号" />
      </Row>
    ),
  },
  { key: 'session', title: '会话', width: 110, optional: true, render: (row) => row.session ?? '—' },
  { key: 'shareCode', title: '销售工号', width: 100, optional: true, render: (row) => row.shareCode ?? '—' },
];

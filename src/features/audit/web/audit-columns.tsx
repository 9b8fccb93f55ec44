import { displaySecond } from '#platform/shared/display-time.ts';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { AuditEntry } from '../contract/audit-contract.ts';
import styles from './audit.module.css';
import { ChangeList } from './change-list.tsx';

export const AUDIT_COLUMNS: readonly ListColumn<AuditEntry>[] = [
  { key: 'at', title: '时间', width: 160, render: (row) => displaySecond(row.at) },
  {
    key: 'person',
    title: '操作人',
    width: 130,
    render: (row) => (
      <span className={styles.pair}>
        {row.person ?? '系统'}
        {row.userName && <small>{row.userName}</small>}
      </span>
    ),
  },
  { key: 'action', title: '操作', width: 170, rowHeader: true, render: (row) => row.actionName },
  {
    key: 'object',
    title: '对象',
    width: 170,
    render: (row) => (
      <span className={styles.pair}>
        {row.objectName}
        {row.objectId && <small>{row.objectId}</small>}
      </span>
    ),
  },
  { key: 'changes', title: '变更前 → 变更后', render: (row) => <ChangeList entry={row} /> },
];

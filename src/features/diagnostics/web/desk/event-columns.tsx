import { displaySecond } from '#platform/shared/display-time.ts';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { EventRow } from '../../contract/diagnostics-schemas.ts';
import styles from './monitoring.module.css';
import { EVENT_KINDS } from './monitoring-search.ts';
import { Who } from './visit-columns.tsx';

const describe = (props: EventRow['props']) =>
  Object.entries(props)
    .map(([name, value]) => `${name}=${value}`)
    .join('，');

export const eventColumns: readonly ListColumn<EventRow>[] = [
  { key: 'at', title: '时间', width: 165, fixed: true, render: (row) => displaySecond(row.at) },
  { key: 'kind', title: '类型', width: 90, render: (row) => EVENT_KINDS[row.kind] },
  {
    key: 'name',
    title: '事件',
    width: 220,
    fixed: true,
    rowHeader: true,
    render: (row) => <span className={styles.code}>{row.name}</span>,
  },
  { key: 'props', title: '属性', width: 320, render: (row) => describe(row.props) || '—' },
  { key: 'who', title: '用户', width: 160, render: (row) => <Who {...row} /> },
  { key: 'session', title: '会话', width: 120, render: (row) => row.session ?? '—' },
];

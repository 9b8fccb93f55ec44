import { displayTime } from '#platform/shared/display-time.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { TermChange } from '../../contract/terms-schemas.ts';
import { termChangeStates } from '../../rules/term-states.ts';
import { ChangeFields } from './change-fields.tsx';

const COLUMNS: readonly Column<TermChange>[] = [
  { key: 'at', header: '时间', width: 140, rowHeader: true, render: (row) => displayTime(row.proposedAt) },
  { key: 'fields', header: '变更内容', render: (row) => <ChangeFields fields={row.fields} /> },
  {
    key: 'reason',
    header: '原因',
    render: (row) => (
      <CellLines>
        <span>{row.reason}</span>
        {row.applicationNo && <small>{`授信申请 ${row.applicationNo}`}</small>}
        {row.note && <small>{`复核意见：${row.note}`}</small>}
      </CellLines>
    ),
  },
  { key: 'proposer', header: '提交', width: 90, render: (row) => row.proposedBy || '系统' },
  { key: 'checker', header: '复核', width: 90, render: (row) => row.checkedBy || '—' },
  {
    key: 'status',
    header: '状态',
    width: 90,
    render: (row) => <Tag tone={termChangeStates.tone(row.status)}>{row.statusLabel}</Tag>,
  },
];

/** Every change there was, the newest first. */
export const CustomerHistory = ({ history }: { history: readonly TermChange[] }) => (
  <Section title="变更记录" flush={history.length > 0}>
    {history.length === 0 ? (
      <p>还没有变更。</p>
    ) : (
      <DataTable caption="变更记录" columns={COLUMNS} rows={history} rowKey={(row) => row.changeId} stacks />
    )}
  </Section>
);

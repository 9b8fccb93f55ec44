import { AttachedFiles } from '#business/attachments/web/public.ts';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { EnquiryFile, EnquiryLine } from '../contract/enquiry-schemas.ts';
import styles from './enquiry.module.css';

/** The day has a column of its own. */
const writtenTo = (line: EnquiryLine) => lineFieldWords({ ...line, expectedOn: null }).join(' · ');

const COLUMNS: readonly Column<EnquiryLine>[] = [
  { key: 'no', header: '行', width: 44, render: (line) => line.lineNo },
  {
    key: 'name',
    header: '需求',
    rowHeader: true,
    render: (line) => (
      <CellLines>
        <span>{line.name}</span>
        <small>{[line.itemNo, line.brand, line.model].filter(Boolean).join(' · ')}</small>
        {writtenTo(line) && <small>{writtenTo(line)}</small>}
      </CellLines>
    ),
  },
  { key: 'quantity', header: '数量', width: 90, align: 'right', render: (line) => `${line.quantity} ${line.unit}` },
  {
    key: 'target',
    header: '目标单价',
    width: 110,
    align: 'right',
    render: (line) => (line.targetPrice ? <Money yuan={line.targetPrice} /> : '—'),
  },
  { key: 'day', header: '期望到货', width: 110, render: (line) => line.expectedOn ?? '—' },
  { key: 'substitute', header: '替代品', width: 84, render: (line) => (line.acceptSubstitute ? '接受' : '不接受') },
  {
    key: 'outcome',
    header: '结果',
    width: 130,
    render: (line) => (
      <CellLines>
        <Tag tone={line.outcome === '' ? 'neutral' : line.outcome === 'none' ? 'danger' : 'success'}>
          {line.outcomeLabel}
        </Tag>
        {line.outcomeNote && <small>{line.outcomeNote}</small>}
      </CellLines>
    ),
  },
];

export function EnquiryLines({ lines }: { lines: readonly EnquiryLine[] }) {
  return <DataTable stacks caption="询价明细" columns={COLUMNS} rows={lines} rowKey={(line) => String(line.lineNo)} />;
}

/** Files of an enquiry, each with the line it is about. */
export const EnquiryFiles = ({ files, path }: { files: readonly EnquiryFile[]; path: string }) => (
  <AttachedFiles
    files={files}
    kind="enquiry"
    path={path}
    note={({ lineNo }) => lineNo !== null && ` · 第 ${lineNo} 行`}
  />
);

/** 预计 11-23 10:00 前答复 while the shop has to answer; late is said as such. */
export function Promised({ dueAt, overdue }: { dueAt: string | null; overdue?: boolean }) {
  if (!dueAt) return <>—</>;
  return overdue ? <span className={styles.late}>{displayTime(dueAt)} 已超时</span> : <>{displayTime(dueAt)}</>;
}

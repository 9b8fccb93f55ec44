import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { QueueRow } from '../../contract/enquiry-schemas.ts';
import { Promised } from '../enquiry-lines.tsx';
import { EnquiryTag } from '../enquiry-tag.tsx';
import type { QuoteAct } from './enquiry-desk.tsx';

export const queueColumns = (onOpen: (row: QueueRow) => void, quoteAct: QuoteAct): readonly ListColumn<QueueRow>[] => [
  {
    key: 'enquiryNo',
    title: '询价单号',
    width: 146,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <Button kind="quiet" size="sm" onClick={() => onOpen(row)}>
        {row.enquiryNo}
      </Button>
    ),
  },
  { key: 'firm', title: '客户', width: 160, ellipsis: true, render: (row) => row.firmName },
  {
    key: 'title',
    title: '内容',
    ellipsis: true,
    render: (row) => (
      <>
        {row.urgent && <Tag tone="danger">加急</Tag>} {row.title}
      </>
    ),
  },
  { key: 'lines', title: '行数', width: 60, align: 'right', render: (row) => row.lineCount },
  {
    key: 'due',
    title: '承诺答复',
    width: 170,
    render: (row) => <Promised dueAt={row.dueAt} overdue={row.overdue} />,
  },
  { key: 'assignee', title: '处理人', width: 84, render: (row) => row.assigneeName || '—' },
  {
    key: 'status',
    title: '状态',
    width: 108,
    render: (row) => <EnquiryTag status={row.status} label={row.statusLabel} />,
  },
  {
    key: 'quote',
    title: '报价',
    width: 140,
    render: (row) => quoteAct(row, true),
  },
  { key: 'created', title: '提交时间', width: 140, optional: true, render: (row) => displayTime(row.createdAt) },
];

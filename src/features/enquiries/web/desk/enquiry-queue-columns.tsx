import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { QueueRow } from '../../contract/enquiry-schemas.ts';
import { contentColumns } from '../content-columns.tsx';
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
  ...contentColumns,
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

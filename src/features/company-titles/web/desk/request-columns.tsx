import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { DeskTitleRequest } from '../../contract/title-request-schemas.ts';
import { titleRequestStates } from '../../rules/title-request-states.ts';
import { TitleFactLines } from '../title-facts.tsx';
import { TitleHints } from './title-hints.tsx';

export const requestColumns = (open: (row: DeskTitleRequest) => void): readonly ListColumn<DeskTitleRequest>[] => [
  {
    key: 'customer',
    title: '客户',
    width: 200,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <span>{row.firmName}</span>
        <small>{`${row.customerCode} ${row.askedBy}`}</small>
      </CellLines>
    ),
  },
  {
    key: 'fields',
    title: '申请内容',
    fixed: true,
    render: (row) => (
      <CellLines>
        <span>{`${row.kindLabel}：${row.title}`}</span>
        <TitleFactLines fields={row.fields.filter(({ label }) => label !== '发票抬头' || row.kindLabel === '修改')} />
      </CellLines>
    ),
  },
  { key: 'hints', title: '核对', width: 260, render: (row) => <TitleHints hints={row.hints} /> },
  {
    key: 'reason',
    title: '说明',
    width: 180,
    render: (row) => (
      <CellLines>
        <span>{row.reason}</span>
        <small>{displayTime(row.createdAt)}</small>
      </CellLines>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 130,
    render: (row) => (
      <CellLines>
        <Tag tone={titleRequestStates.tone(row.status)}>{row.statusLabel}</Tag>
        {row.decidedBy && <small>{row.decidedBy}</small>}
        {row.answer && <small>{row.answer}</small>}
      </CellLines>
    ),
  },
  {
    key: 'acts',
    title: '操作',
    width: 76,
    fixed: true,
    render: (row) =>
      row.mayDecide && (
        <Button kind="quiet" size="sm" aria-label={`审核 ${row.title}`} onClick={() => open(row)}>
          审核
        </Button>
      ),
  },
];

import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import type { ApprovalRow } from '../contract/approval-schemas.ts';
import { Acts, Document, Requester, type RowActs, RowBudget, WaitingFor } from './approval-cells.tsx';
import styles from './approval-columns.module.css';
import type { ApprovalBox } from './approval-search.ts';
import { ApprovalStatusTag } from './approval-status-tag.tsx';
import { DueTime } from './time-left.tsx';

const title = (stateOf: RowActs['stateOf']): ListColumn<ApprovalRow> => ({
  key: 'title',
  title: '单据',
  width: 240,
  fixed: true,
  rowHeader: true,
  render: (row) => <Document row={row} state={stateOf(row)} />,
});

const amount: ListColumn<ApprovalRow> = {
  key: 'amount',
  title: '金额',
  width: 172,
  align: 'right',
  render: (row) => (
    <>
      <span className={styles.amount} data-cell="amount">
        <Money yuan={row.amount} exact />
      </span>
      <RowBudget row={row} />
    </>
  ),
};

const status: ListColumn<ApprovalRow> = {
  key: 'status',
  title: '状态',
  width: 88,
  render: (row) => (
    <span data-cell="due">
      <ApprovalStatusTag status={row.status} label={row.statusLabel} />
    </span>
  ),
};

/** Columns of a box of approvals in reading order. */
export function approvalColumns(box: ApprovalBox, acts: RowActs): readonly ListColumn<ApprovalRow>[] {
  const todo = box === 'todo';
  return [
    title(acts.stateOf),
    amount,
    { key: 'requester', title: '申请人', width: 110, render: (row) => <Requester row={row} /> },
    {
      key: 'createdAt',
      title: '提交时间',
      width: todo ? 104 : 136,
      render: (row) => <span data-cell="aside">{displayTime(row.createdAt).slice(todo ? 5 : 0)}</span>,
    },
    // Everything that waits for the person has the same one.
    ...(todo ? [] : [status]),
    {
      key: 'waitingFor',
      title: todo ? '同时等待' : '等待谁',
      width: 104,
      ellipsis: true,
      render: (row) => (
        <span data-cell={todo ? 'aside' : 'hold'}>
          <WaitingFor row={row} />
        </span>
      ),
    },
    {
      key: 'holdUntil',
      title: '保留至',
      width: 100,
      render: (row) => (
        <span data-cell={row.holdUntil ? 'hold' : 'aside'}>
          <DueTime at={row.holdUntil} label="价格和库存保留至" />
        </span>
      ),
    },
    ...(todo
      ? [
          {
            key: 'dueAt',
            title: '审批时限',
            width: 100,
            render: (row: ApprovalRow) => (
              <span data-cell="due">
                <DueTime at={row.dueAt} label="审批时限" />
              </span>
            ),
          },
        ]
      : [
          {
            key: 'note',
            title: '处理结果',
            width: 160,
            ellipsis: true,
            render: (row: ApprovalRow) => <span data-cell="aside">{row.note || '—'}</span>,
          },
        ]),
    {
      key: 'acts',
      title: '操作',
      width: todo ? 174 : 80,
      fixed: true,
      render: (row) => <Acts row={row} todo={todo} {...acts} />,
    },
  ];
}

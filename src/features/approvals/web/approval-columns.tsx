import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ApprovalRow } from '../contract/approval-schemas.ts';
import { DOCUMENT_LABELS } from '../rules/mode-label.ts';
import styles from './approval-columns.module.css';
import { approvalHref } from './approval-href.ts';
import type { ApprovalBox } from './approval-search.ts';
import { ApprovalStatusTag } from './approval-status-tag.tsx';
import { isStranded } from './nobody-decides.tsx';
import { DueTime } from './time-left.tsx';

export interface RowActs {
  onApprove: (row: ApprovalRow) => void;
  onRefuse: (row: ApprovalRow) => void;
}

const title: ListColumn<ApprovalRow> = {
  key: 'title',
  title: '单据',
  width: 240,
  fixed: true,
  rowHeader: true,
  render: (row) => <Document row={row} />,
};

const amount: ListColumn<ApprovalRow> = {
  key: 'amount',
  title: '金额',
  width: 124,
  align: 'right',
  render: (row) => <Money yuan={row.amount} exact className={styles.amount} />,
};

const status: ListColumn<ApprovalRow> = {
  key: 'status',
  title: '状态',
  width: 88,
  render: (row) => <ApprovalStatusTag status={row.status} label={row.statusLabel} />,
};

/** Columns of a box of approvals in reading order. */
export function approvalColumns(box: ApprovalBox, acts: RowActs): readonly ListColumn<ApprovalRow>[] {
  const todo = box === 'todo';
  return [
    title,
    amount,
    { key: 'requester', title: '申请人', width: 110, render: (row) => <Requester row={row} /> },
    { key: 'createdAt', title: '提交时间', width: 136, render: (row) => displayTime(row.createdAt) },
    // Everything that waits for the person has the same one.
    ...(todo ? [] : [status]),
    {
      key: 'waitingFor',
      title: todo ? '同时等待' : '等待谁',
      width: 120,
      ellipsis: true,
      render: (row) => <WaitingFor row={row} />,
    },
    {
      key: 'holdUntil',
      title: '保留至',
      width: 100,
      render: (row) => <DueTime at={row.holdUntil} label="价格和库存保留至" />,
    },
    ...(todo
      ? [
          {
            key: 'dueAt',
            title: '审批时限',
            width: 100,
            render: (row: ApprovalRow) => <DueTime at={row.dueAt} label="审批时限" />,
          },
        ]
      : [
          { key: 'note', title: '处理结果', width: 160, ellipsis: true, render: (row: ApprovalRow) => row.note || '—' },
        ]),
    {
      key: 'acts',
      title: '操作',
      width: todo ? 160 : 80,
      fixed: true,
      render: (row) => <Acts row={row} todo={todo} {...acts} />,
    },
  ];
}

function Document({ row }: { row: ApprovalRow }) {
  return (
    <span className={styles.document}>
      <PageLink href={approvalHref(row.requestNo)} className={styles.title}>
        {row.title}
      </PageLink>
      <span className={styles.numbers}>
        {row.urgent && <Tag tone="danger">加急</Tag>}
        {DOCUMENT_LABELS[row.documentType]} {row.documentNo}
        {row.note.startsWith('代') && `，${row.note}`}
      </span>
    </span>
  );
}

const WaitingFor = ({ row }: { row: ApprovalRow }) =>
  isStranded(row) ? <span className={styles.nobody}>没有人可以审批</span> : <>{row.waitingFor.join('、') || '—'}</>;

function Requester({ row }: { row: ApprovalRow }) {
  return (
    <span className={styles.document}>
      <span>{row.requesterName}</span>
      <span className={styles.numbers}>{row.departmentName}</span>
    </span>
  );
}

function Acts({ row, todo, onApprove, onRefuse }: RowActs & { row: ApprovalRow; todo: boolean }) {
  return (
    <span className={styles.acts}>
      {todo && (
        <>
          <Button kind="quiet" size="sm" aria-label={`同意 ${row.documentNo}`} onClick={() => onApprove(row)}>
            同意
          </Button>
          <Button kind="quiet" size="sm" aria-label={`驳回 ${row.documentNo}`} onClick={() => onRefuse(row)}>
            驳回
          </Button>
        </>
      )}
      <PageLink href={approvalHref(row.requestNo)} aria-label={`${row.documentNo} 详情`}>
        详情
      </PageLink>
    </span>
  );
}

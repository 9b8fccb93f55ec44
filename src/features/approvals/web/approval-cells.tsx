import { approvalHref } from '#business/paths/rules/public.ts';
import { DOCUMENT_LABELS } from '#features/approval-flows/rules/public.ts';
import { wordBudget } from '#features/budgets/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ApprovalRow } from '../contract/approval-schemas.ts';
import styles from './approval-columns.module.css';
import { DelayedMark, LapsedNote } from './delayed-mark.tsx';
import type { RowState } from './use-row-states.ts';

export interface RowActs {
  onApprove: (row: ApprovalRow) => void;
  onRefuse: (row: ApprovalRow) => void;
  /** What came of a press on the row; undefined: nothing was pressed. */
  stateOf: (row: ApprovalRow) => RowState | undefined;
}

export function Document({ row, state }: { row: ApprovalRow; state: RowState | undefined }) {
  return (
    <span className={styles.document} data-cell="what">
      <PageLink href={approvalHref(row.requestNo)} className={styles.title}>
        {row.title}
      </PageLink>
      <span className={styles.numbers}>
        {row.urgent && <Tag tone="danger">加急</Tag>}
        {DOCUMENT_LABELS[row.documentType]} {row.documentNo}
        {row.note.startsWith('代') && `，${row.note}`}
      </span>
      {state?.delayed?.status === 'lapsed' && <LapsedNote delayed={state.delayed} />}
    </span>
  );
}

export const WaitingFor = ({ row }: { row: ApprovalRow }) =>
  row.stranded ? <span className={styles.nobody}>没有人可以审批</span> : <>{row.waitingFor.join('、') || '—'}</>;

export function Requester({ row }: { row: ApprovalRow }) {
  return (
    <span className={styles.document} data-cell="who">
      <span>{row.requesterName}</span>
      <span className={styles.numbers}>{row.departmentName}</span>
    </span>
  );
}

/** What the budget has left with this document, the mark where it has given out more than it had. */
export function RowBudget({ row: { budget } }: { row: ApprovalRow }) {
  if (!budget) return null;
  const words = wordBudget({ limit: budget.limit, left: budget.after });
  return (
    <span className={styles.budget} data-cell="budget">
      {budget.over && <Tag tone="danger">超预算</Tag>}
      <span className={styles.left} title={`${budget.name} 通过后${words}`}>
        <span data-cell="center">{budget.name} </span>通过后{words}
      </span>
    </span>
  );
}

export function Acts({ row, todo, onApprove, onRefuse, stateOf }: RowActs & { row: ApprovalRow; todo: boolean }) {
  const state = stateOf(row);
  if (state?.delayed?.status === 'waiting') {
    return (
      <span data-cell="acts">
        <DelayedMark delayed={state.delayed} />
      </span>
    );
  }
  return (
    <span className={styles.acts} data-cell="acts">
      {state?.done && <Tag tone="success">{state.done}</Tag>}
      {todo && !state?.done && (
        <>
          <Button
            kind="quiet"
            size="sm"
            data-act="approve"
            aria-label={`同意 ${row.documentNo}`}
            onClick={() => onApprove(row)}
          >
            同意
          </Button>
          <Button
            kind="quiet"
            size="sm"
            data-act="refuse"
            aria-label={`驳回 ${row.documentNo}`}
            onClick={() => onRefuse(row)}
          >
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

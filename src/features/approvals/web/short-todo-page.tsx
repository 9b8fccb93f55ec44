import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { APPROVAL_LIST_PATH, approvalHref, SHORT_APPROVAL_LIST_PATH } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ApprovalRow } from '../contract/approval-schemas.ts';
import { approvalListQuery } from './approval-queries.ts';
import { delayedQuery } from './delayed-decisions.ts';
import { DelayedMark, LapsedNote } from './delayed-mark.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { ShortOwn } from './short-own.tsx';
import styles from './short-todo.module.css';
import { useDecide } from './use-decide.tsx';
import { type Delayed, useDelayed } from './use-delayed.ts';

const latestIn = (box: 'todo' | 'mine') => approvalListQuery({ box, pageNo: 1, pageSize: 20 });

export const Route = createFileRoute('/_default/approval.html')({
  validateSearch: ({ box }: Record<string, unknown>): { box?: 'mine' } => (box === 'mine' ? { box } : {}),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([queryClient.ensureQueryData(latestIn(deps.box ?? 'todo')), loadList(queryClient, delayedQuery)]),
  component: ShortTodoPage,
});

/** What waits for the person, or what he handed in: short enough to be done between two other things. */
function ShortTodoPage() {
  const { box = 'todo' } = Route.useSearch();
  const { data } = useSuspenseQuery(latestIn(box));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{box === 'mine' ? '我提交的审批' : '待我审批'}</h1>
        <span className={styles.count}>{data.total.toLocaleString('zh-CN')} 个</span>
        {box === 'mine' && <PageLink href={SHORT_APPROVAL_LIST_PATH}>待我审批</PageLink>}
        <Permitted code="ORDER_APPROVE">
          <PageLink href={APPROVAL_LIST_PATH}>全部审批</PageLink>
        </Permitted>
      </div>
      {box === 'mine' ? <ShortOwn rows={data.list} /> : <ShortTodo rows={data.list} />}
    </div>
  );
}

function ShortTodo({ rows }: { rows: readonly ApprovalRow[] }) {
  const delayed = useDelayed();
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          title="没有等待您审批的申请"
          action={<ButtonLink href={`${SHORT_APPROVAL_LIST_PATH}?box=mine`}>查看我提交的</ButtonLink>}
        >
          有新的申请时会给您发邮件。
        </EmptyState>
      ) : (
        <Card as="ul">
          {rows.map((row) => (
            <Todo key={row.taskId} row={row} delayed={delayed.get(row.taskId ?? '')} />
          ))}
        </Card>
      )}
    </>
  );
}

function Todo({ row, delayed }: { row: ApprovalRow; delayed: Delayed | undefined }) {
  const waiting = delayed?.status === 'waiting' ? delayed : null;
  return (
    <li className={styles.todo} data-waiting={waiting !== null || undefined}>
      <div className={styles.words}>
        <PageLink href={approvalHref(row.requestNo)} className={styles.name}>
          {row.title}
        </PageLink>
        <span className={styles.note}>
          {[row.departmentName, row.requesterName].filter(Boolean).join(' ')} · {displayTime(row.createdAt)} ·{' '}
          {row.documentNo}
          {row.note && ` · ${row.note}`}
        </span>
        {delayed?.status === 'lapsed' && <LapsedNote delayed={delayed} />}
      </div>
      <span className={styles.amount}>
        <Money yuan={row.amount} exact />
        {row.budget?.over && <Tag tone="danger">超预算</Tag>}
      </span>
      <div className={styles.acts}>{waiting ? <DelayedMark delayed={waiting} /> : <TodoActs row={row} />}</div>
    </li>
  );
}

function TodoActs({ row }: { row: ApprovalRow }) {
  const { decide, busy, confirmation } = useDecide();
  const [refusing, setRefusing] = useState<readonly ApprovalRow[]>([]);
  return (
    <>
      <Button
        kind="primary"
        busy={busy}
        aria-label={`同意 ${row.documentNo}`}
        onClick={() => void decide([row], { action: 'approve' })}
      >
        同意
      </Button>
      <Button aria-label={`驳回 ${row.documentNo}`} onClick={() => setRefusing([row])}>
        驳回
      </Button>
      <ButtonLink kind="quiet" href={approvalHref(row.requestNo)} aria-label={`查看 ${row.documentNo}`}>
        查看
      </ButtonLink>
      <RefuseDialog
        rows={refusing}
        onRefuse={async (rows, comment) => (await decide(rows, { action: 'refuse', comment })).length > 0}
        onClose={() => setRefusing([])}
      />
      {confirmation}
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ApprovalRow } from '../contract/approval-schemas.ts';
import { APPROVAL_LIST_HREF, approvalHref } from './approval-href.ts';
import { approvalListQuery } from './approval-queries.ts';
import styles from './short-todo.module.css';
import { useDecide } from './use-decide.ts';

const latest = approvalListQuery({ box: 'todo', pageNo: 1, pageSize: 20 });

export const Route = createFileRoute('/_default/approval.html')({
  loader: ({ context }) => context.queryClient.ensureQueryData(latest),
  component: ShortTodoPage,
});

/** What waits for the person, short enough to be done between two other things. */
function ShortTodoPage() {
  const { data } = useSuspenseQuery(latest);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>待我审批</h1>
        <span className={styles.count}>{data.total.toLocaleString('zh-CN')} 个</span>
        <PageLink href={APPROVAL_LIST_HREF}>全部审批</PageLink>
      </div>
      {data.list.length === 0 ? (
        <EmptyState
          title="没有等待您审批的申请"
          action={<ButtonLink href={`${APPROVAL_LIST_HREF}?box=mine`}>查看我提交的</ButtonLink>}
        >
          有新的申请时会给您发邮件。
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.list.map((row) => (
            <Todo key={row.taskId} row={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Todo({ row }: { row: ApprovalRow }) {
  const { decide, busy } = useDecide();
  return (
    <li className={styles.todo}>
      <div className={styles.words}>
        <PageLink href={approvalHref(row.requestNo)} className={styles.name}>
          {row.title}
        </PageLink>
        <span className={styles.note}>
          {[row.departmentName, row.requesterName].filter(Boolean).join(' ')} · {displayTime(row.createdAt)} ·{' '}
          {row.documentNo}
          {row.note && ` · ${row.note}`}
        </span>
      </div>
      <Money yuan={row.amount} exact className={styles.amount} />
      <div className={styles.acts}>
        <Button
          kind="primary"
          size="sm"
          busy={busy}
          aria-label={`同意 ${row.documentNo}`}
          onClick={() => void decide([row], { action: 'approve' })}
        >
          同意
        </Button>
        <ButtonLink size="sm" href={approvalHref(row.requestNo)} aria-label={`查看 ${row.documentNo}`}>
          查看
        </ButtonLink>
      </div>
    </li>
  );
}

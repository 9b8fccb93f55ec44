import { approvalHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ApprovalRow } from '../contract/approval-schemas.ts';
import { ApprovalStatusTag } from './approval-status-tag.tsx';
import styles from './short-todo.module.css';

/** What the person handed in, the latest first, each with where it stands; a returned one is answered on its own page. */
export function ShortOwn({ rows }: { rows: readonly ApprovalRow[] }) {
  if (rows.length === 0)
    return <EmptyState title="没有您提交的审批">需要审批的订单和报价提交后会出现在这里。</EmptyState>;
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.requestNo} className={styles.todo}>
          <div className={styles.words}>
            <PageLink href={approvalHref(row.requestNo)} className={styles.name}>
              {row.title}
            </PageLink>
            <span className={styles.note}>
              {displayTime(row.createdAt)} · {row.documentNo}
              {row.waitingFor.length > 0 && ` · 等待 ${row.waitingFor.join('、')}`}
            </span>
          </div>
          <span className={styles.amount}>
            <Money yuan={row.amount} exact />
          </span>
          <ApprovalStatusTag status={row.status} label={row.statusLabel} />
        </li>
      ))}
    </ul>
  );
}

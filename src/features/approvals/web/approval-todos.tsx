import { useQuery } from '@tanstack/react-query';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { APPROVAL_LIST_HREF } from './approval-href.ts';
import { approvalCountsQuery } from './approval-queries.ts';
import styles from './approval-todos.module.css';

/** Approvals that wait for the person, and own ones that were given back; the counts of the lists themselves. */
export function ApprovalTodos() {
  const { data } = useQuery(approvalCountsQuery);
  if (!data) return null;
  const rows = [
    { label: '待我审批', count: data.todo, href: APPROVAL_LIST_HREF },
    { label: '退回给我补充', count: data.returned, href: `${APPROVAL_LIST_HREF}?box=mine` },
    { label: '抄送我的', count: data.copied, href: `${APPROVAL_LIST_HREF}?box=copied` },
  ];
  return (
    <Section title="审批">
      <ul className={styles.todos}>
        {rows.map(({ label, count, href }) => (
          <li key={label}>
            <PageLink href={href} className={styles.todo}>
              <span className={styles.count}>{count.toLocaleString('zh-CN')}</span>
              <span>{label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

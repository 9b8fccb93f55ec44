import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/display/card.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { messageCountsQuery } from '../message-queries.ts';
import styles from './todo-strip.module.css';

/** What waits for the person, whether a message told of it or not: each leads to exactly those. */
export function TodoStrip() {
  const { data } = useQuery(messageCountsQuery);
  const todos = data?.todos.filter(({ count }) => count > 0) ?? [];
  if (todos.length === 0) return null;
  return (
    <Card as="nav" aria-label="我的待办" className={styles.strip}>
      <span className={styles.title}>我的待办</span>
      {todos.map(({ code, label, count, href }) => (
        <PageLink key={code} href={href} className={styles.todo}>
          {label}
          <strong>{count.toLocaleString('zh-CN')}</strong>
        </PageLink>
      ))}
    </Card>
  );
}

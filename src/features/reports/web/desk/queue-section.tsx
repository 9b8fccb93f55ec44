import { useQuery } from '@tanstack/react-query';
import { messageCountsQuery } from '#features/messages/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './overview.module.css';

/** Work that waits, by queue: the counts of the desk's to-do, each with the way to its list. */
export function QueueSection() {
  const { data } = useQuery(messageCountsQuery);
  if (!data) return null;
  return (
    <Section title="待处理" note="实时，按您能打开的队列">
      {data.todos.length === 0 ? (
        <p className={styles.quiet}>您的角色没有可处理的队列。</p>
      ) : (
        <ul className={styles.queues} aria-label="待处理的工作">
          {data.todos.map(({ code, label, count, href }) => (
            <li key={code}>
              <PageLink href={href} className={styles.queue}>
                <strong>{count.toLocaleString('zh-CN')}</strong>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

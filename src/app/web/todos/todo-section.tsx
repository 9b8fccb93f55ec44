import { useIsColleague } from '#features/access/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { useTodos } from './todo-queries.ts';
import type { TodoRow } from './todo-rows.ts';
import styles from './todo-section.module.css';

type TodoSectionProps = {
  /** Large figures side by side, where there is room for them. */
  wide?: boolean;
};

/** 我的待办: what waits for the person, then what others are at work on; each row leads to exactly those. */
export function TodoSection({ wide = false }: TodoSectionProps) {
  const { own, underWay } = useTodos();
  const colleague = useIsColleague();
  if (own.length + underWay.length === 0) return null;
  const others = colleague ? '进行中的单据' : '客户单据';
  const look = wide ? styles.wide : undefined;
  return (
    <Section title={own.length > 0 ? '我的待办' : others} flush>
      <div className={joinClasses(styles.todos, look)}>
        <Rows rows={own} urgent />
        {own.length > 0 && underWay.length > 0 && <p className={styles.rest}>进行中</p>}
        <Rows rows={underWay} />
      </div>
    </Section>
  );
}

function Rows({ rows, urgent = false }: { rows: readonly TodoRow[]; urgent?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map(({ label, count, href }) => (
        <li key={label}>
          <PageLink href={href} className={styles.row}>
            <span>{label}</span>
            <strong data-some={(urgent && count > 0) || undefined}>{count.toLocaleString('zh-CN')}</strong>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

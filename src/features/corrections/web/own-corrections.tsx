import { useQuery } from '@tanstack/react-query';
import { itemHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { ownCorrectionsQuery } from './correction-queries.ts';
import { correctionTone } from './correction-tone.ts';
import styles from './own-corrections.module.css';

/** The reporter's own reports and what became of them. */
export function OwnCorrections() {
  const { data } = useQuery(ownCorrectionsQuery);
  if (!data || data.list.length === 0) return null;
  return (
    <Section title="我的纠错" note={`共 ${data.total} 条`} flush>
      <ul className={styles.list}>
        {data.list.map((ticket) => (
          <li key={ticket.number} className={styles.entry}>
            <span className={styles.head}>
              <strong>{ticket.number}</strong>
              <Tag tone={correctionTone(ticket.status)}>{ticket.statusText}</Tag>
              <PageLink href={itemHref(ticket.itemCode)}>{ticket.productName}</PageLink>
              <time dateTime={ticket.createdAt}>{displayTime(ticket.createdAt)}</time>
            </span>
            <span>
              <span className={styles.fields}>{ticket.fieldsText}：</span>
              {ticket.content}
            </span>
            {ticket.answer && <span className={styles.answer}>处理说明：{ticket.answer}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { QUOTE_LIST_PATH, quoteHref } from '#business/paths/rules/public.ts';
import { useIsColleague } from '#features/access/web/public.ts';
import { openQuotesQuery } from '#features/quotes/web/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './open-quotes.module.css';
import todo from './todo-line.module.css';

type OpenQuotesProps = {
  /** False for those who may not look at quotes. */
  enabled: boolean;
  /** At most so many. */
  shown: number;
};

/** Offers that wait for an answer, those that end first at the top. */
export function OpenQuotes({ enabled, shown }: OpenQuotesProps) {
  const { data } = useQuery({ ...openQuotesQuery, enabled });
  const mine = useIsColleague();
  if (!data || data.list.length === 0) return null;
  const all = <PageLink href={`${QUOTE_LIST_PATH}?tab=offered`}>全部</PageLink>;
  return (
    <Section title={mine ? '待确认的报价' : '待客户确认的报价'} action={all} flush>
      <ul className={styles.quotes}>
        {data.list.slice(0, shown).map(({ quoteNo, title, totalAmount, validUntil }) => (
          <li key={quoteNo} className={joinClasses(todo.line, styles.quote)}>
            <PageLink href={quoteHref(quoteNo)}>{quoteNo}</PageLink>
            <span className={styles.title} title={title}>
              {title}
            </span>
            <span className={styles.until}>{validUntil && `${displayDay(validUntil)} 到期`}</span>
            <Money yuan={totalAmount} exact className={styles.amount} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

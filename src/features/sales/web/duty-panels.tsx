import type { ReactNode } from 'react';
import { enquiryHref, quoteHref } from '#business/paths/rules/public.ts';
import { usePermission } from '#features/access/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Cut } from '#platform/web/display/cut.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { dutiesQuery } from './sales-api.ts';
import styles from './workspace.module.css';

type Enter = (participantId: string, href: string) => void;

/** Quotes that end soon and enquiries without an answer, over all customers. */
export function DutyPanels({ onEnter }: { onEnter: Enter }) {
  const { data, error, retry } = useListQuery(dutiesQuery);
  const opensEnquiries = usePermission('DEMAND_ORDER_MANAGEMENT');
  if (error) {
    return (
      <ErrorState title="待跟进事项加载失败" onRetry={retry}>
        {wordsOfRefusal(error)}
      </ErrorState>
    );
  }
  if (!data) return null;
  return (
    <div className={styles.duties}>
      <Panel title="即将到期的报价" note="7 天内" empty="没有 7 天内到期的报价。">
        {data.quotes.map((quote) => (
          <Duty
            key={`${quote.participantId} ${quote.quoteNo}`}
            {...quote}
            onEnter={onEnter}
            number={quote.quoteNo}
            href={quoteHref(quote.quoteNo)}
            fact={<Money yuan={quote.totalAmount} exact />}
            when={`${displayTime(quote.validUntil)} 到期`}
          />
        ))}
      </Panel>
      <Panel title="处理中的询价" note="等待报价或补充信息" empty="没有处理中的询价。">
        {data.enquiries.map((enquiry) => (
          <Duty
            key={`${enquiry.participantId} ${enquiry.enquiryNo}`}
            {...enquiry}
            onEnter={onEnter}
            number={enquiry.enquiryNo}
            href={opensEnquiries ? enquiryHref(enquiry.enquiryNo) : null}
            fact={<Tag tone="progress">{enquiry.statusText}</Tag>}
            when={`${displayTime(enquiry.createdAt)} 提交`}
          />
        ))}
      </Panel>
    </div>
  );
}

function Panel({
  title,
  note,
  empty,
  children,
}: {
  title: string;
  note: string;
  empty: string;
  children: ReactNode[];
}) {
  return (
    <Section title={title} note={note}>
      {children.length ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Long lists scroll; who has no mouse scrolls by keys.
        <ul className={styles.dutyList} aria-label={title} tabIndex={0}>
          {children}
        </ul>
      ) : (
        <p className={styles.quiet}>{empty}</p>
      )}
    </Section>
  );
}

interface DutyProps {
  participantId: string;
  firmName: string;
  current: boolean;
  number: string;
  title: string;
  /** Null: the role does not open documents of this kind. */
  href: string | null;
  fact: ReactNode;
  when: string;
  onEnter: Enter;
}

/** A document of the current customer is a link; for another's one has to change over first. */
function Duty({ participantId, firmName, current, number, title, href, fact, when, onEnter }: DutyProps) {
  return (
    <li className={styles.duty}>
      <span className={styles.pair}>
        {href === null && <span>{number}</span>}
        {href !== null && current && <PageLink href={href}>{number}</PageLink>}
        {href !== null && !current && (
          <button type="button" className={styles.enter} onClick={() => onEnter(participantId, href)}>
            {number}
            <span className={styles.note}>切换公司查看</span>
          </button>
        )}
        <Cut className={styles.dutyTitle}>{title}</Cut>
        <small>{firmName}</small>
      </span>
      <span className={styles.dutyFacts}>
        {fact}
        <small>{when}</small>
      </span>
    </li>
  );
}

import { type ReactNode, useState } from 'react';
import { AttachedFiles } from '#business/attachments/web/public.ts';
import { Thread } from '#business/documents/web/public.ts';
import { enquiryHref, orderHref, quoteHref } from '#business/paths/rules/public.ts';
import { DocumentApproval } from '#features/approvals/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { MainAndSide } from '#platform/web/kits/detail/main-and-side.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { QuoteDetail } from '../contract/quote-schemas.ts';
import { NegotiateForm } from './negotiate-form.tsx';
import { OfferComparison } from './offer-comparison.tsx';
import styles from './quote.module.css';
import { QuoteActs } from './quote-acts.tsx';
import { QuoteFrame } from './quote-frame.tsx';
import { OfferedLines, WishedLines } from './quote-lines.tsx';
import { VersionChanges } from './version-changes.tsx';

function noteOf({ buyerName, createdAt, dueAt, versions }: QuoteDetail): string {
  const promise = dueAt && versions.length === 0 ? `，预计 ${displayTime(dueAt)} 前答复` : '';
  return `${buyerName} 于 ${displayTime(createdAt)} 提交${promise}`;
}

/** One quote: what is offered now, how it came to that, and what was ordered of it; `children` is what others know. */
export function QuoteDetailView({ quote, children }: { quote: QuoteDetail; children?: ReactNode }) {
  const [version] = quote.versions;
  const [negotiates, setNegotiates] = useState(false);
  const { enquiryNo } = quote;
  const facts = [
    { label: '有效期至', value: quote.validUntil && displayTime(quote.validUntil) },
    { label: '付款条件', value: version?.paymentTerms },
    { label: '交货说明', value: version?.deliveryNote },
    { label: '备注', value: version?.note || quote.note },
    { label: '来源询价单', value: enquiryNo && <PageLink href={enquiryHref(enquiryNo)}>{enquiryNo}</PageLink> },
    { label: '结束原因', value: quote.closeReason },
  ].filter(({ value }) => Boolean(value));
  return (
    <QuoteFrame quote={quote} note={noteOf(quote)} actions={<QuoteActs quote={quote} />} hrefOf={quoteHref}>
      <Section title={quote.title} note={version ? `第 ${version.versionNo} 版` : undefined}>
        {facts.length > 0 ? (
          <Facts facts={facts} />
        ) : (
          <p className={styles.quiet}>客服正在核价，发出后在这里显示价格。</p>
        )}
      </Section>
      {version ? (
        <OfferedLines
          key={version.versionNo}
          quote={quote}
          version={version}
          onNegotiate={quote.canNegotiate && !negotiates ? () => setNegotiates(true) : undefined}
        />
      ) : (
        <WishedLines wishes={quote.wishes} />
      )}
      {version && quote.canNegotiate && negotiates && (
        <NegotiateForm
          key={`talk ${version.versionNo}`}
          quote={quote}
          version={version}
          onDone={() => setNegotiates(false)}
        />
      )}
      {version && <OfferComparison lines={version.lines} />}
      {quote.approvalStatus !== 'none' && <DocumentApproval documentType="quote" documentNo={quote.quoteNo} />}
      {children}
      <VersionChanges versions={quote.versions} />
      <MainAndSide>
        <Section title="沟通记录">
          <Thread entries={quote.events} say={null} />
        </Section>
        <Section title="订单与附件">
          <Stack>
            {quote.orders.length === 0 && <p className={styles.quiet}>还没有转订单。</p>}
            {quote.orders.map((order) => (
              <p key={order.orderNo}>
                <PageLink href={orderHref(order.orderNo)}>{order.orderNo}</PageLink> <Money yuan={order.amount} exact />{' '}
                <span className={styles.quiet}>{displayTime(order.createdAt)}</span>
              </p>
            ))}
            <AttachedFiles files={quote.files} kind="quote" path="/oms-front/quote/file" />
          </Stack>
        </Section>
      </MainAndSide>
    </QuoteFrame>
  );
}

import { AttachedFiles } from '#business/attachments/web/public.ts';
import { EventLog, Thread } from '#business/documents/web/public.ts';
import { deskQuoteHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { DeskQuote } from '../../contract/quote-desk-schemas.ts';
import { QuoteFrame } from '../quote-frame.tsx';
import { VersionChanges } from '../version-changes.tsx';
import { DeskQuoteActs } from './desk-quote-acts.tsx';
import { DraftForm } from './draft-form.tsx';
import { SentLines } from './sent-lines.tsx';

function noteOf({ firmName, createdAt, dueAt, overdue, assigneeName, enquiryNo, shareCode }: DeskQuote): string {
  const promise = dueAt ? `，承诺 ${displayTime(dueAt)} 前答复${overdue ? '（已超时）' : ''}` : '';
  const origin = enquiryNo ? `，来自询价单 ${enquiryNo}` : '';
  const seller = shareCode ? `，来自销售 ${shareCode} 的分享` : '';
  return `${firmName} 于 ${displayTime(createdAt)} 申请${origin}${seller}${promise}，处理人：${assigneeName || '未受理'}`;
}

/** One quote at the desk: its draft with cost and margin, what was sent, and the talk with the buyer. */
export function DeskQuoteView({ quote }: { quote: DeskQuote }) {
  const { draft, versions } = quote;
  return (
    <QuoteFrame quote={quote} note={noteOf(quote)} actions={<DeskQuoteActs quote={quote} />} hrefOf={deskQuoteHref}>
      {quote.note && <Section title="客户备注">{quote.note}</Section>}
      {draft?.state === 'draft' && <DraftForm key={`${quote.quoteNo} ${quote.version}`} quote={quote} draft={draft} />}
      {draft?.state === 'checking' && (
        <SentLines
          title={`第 ${draft.versionNo} 版 待复核`}
          lines={draft.lines}
          profit={draft.profit}
          total={draft.totalAmount}
        />
      )}
      {!draft && versions[0] && (
        <SentLines
          title={`第 ${versions[0].versionNo} 版`}
          lines={quote.sentLines}
          profit={quote.sentProfit}
          total={versions[0].totalAmount}
        />
      )}
      <VersionChanges versions={versions} />
      {quote.deskEvents.length > 0 && (
        <Section title="内部记录" note="客户看不到">
          <EventLog events={quote.deskEvents} />
        </Section>
      )}
      <Section title="沟通记录">
        <Stack>
          <Thread entries={quote.events} say={null} />
          <AttachedFiles files={quote.files} kind="quote" path="/oms-front/desk/quotes/file" />
        </Stack>
      </Section>
    </QuoteFrame>
  );
}

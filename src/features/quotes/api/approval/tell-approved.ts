import type { Post } from '#business/messages/api/public.ts';
import { deskQuoteHref } from '#business/paths/rules/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { quoteMessages } from '../../contract/message-events.ts';
import { findQuote, placed } from '../quote-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Topic of quotes to which the customer's approvers have agreed. */
export const QUOTE_APPROVED = 'quote.approved';

/** Tells the desk: who made the quote, or everybody who works on quotes where nobody has taken it. */
export function approvedEffects(database: Database, { messages }: Post): EffectHandlers {
  return {
    [QUOTE_APPROVED]: async (payload) => {
      const { firmId, quoteId } = payload as { firmId: string; quoteId: string };
      await inTransaction(database, WORKER, 'write', async (db) => {
        const quote = await findQuote(db, placed({ firmId: BigInt(firmId), quoteId: BigInt(quoteId) }));
        if (!quote) return;
        const { quoteNo, title, approvedFen, sentVersion, assigneeUserId } = quote;
        const people = assigneeUserId === null ? { to: [], holders: 'DESK_QUOTES' } : { to: [assigneeUserId] };
        await messages.tell(db, {
          ...{
            event: quoteMessages.approved,
            firmId: null,
            ...people,
            key: `quote.approved:${quoteId}:${sentVersion}`,
          },
          title: `报价 ${quoteNo} 已通过客户审批`,
          text: `${title}，金额 ${displayFen(approvedFen)}，等待客户下单。`,
          href: deskQuoteHref(quoteNo),
        });
      });
    },
  };
}

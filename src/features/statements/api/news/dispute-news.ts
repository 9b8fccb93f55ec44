import type { Post } from '#business/messages/api/public.ts';
import { accountStatementHref, deskDisputeHref } from '#business/paths/rules/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { statementMessages } from '../../contract/message-events.ts';
import { disputeTitle, newsOf } from '../../rules/statement-letters.ts';
import { DISPUTE_NEWS, findDispute, placedDispute, statementOfDispute } from '../disputes/dispute-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
const LONGEST = 200;

interface News {
  firmId: string;
  disputeId: string;
  eventId: string;
  kind: string;
  side: string;
  detail: string;
}

/** Tells the other side what was said and done about a dispute: the person who opened it, or whoever has it in hand. */
export const disputeNewsEffects = (database: Database, { messages }: Post): EffectHandlers => ({
  [DISPUTE_NEWS]: (payload) => {
    const { firmId, disputeId, eventId, kind, side, detail } = payload as News;
    const told = newsOf(kind, side);
    if (!told) return Promise.resolve();
    return inTransaction(database, WORKER, 'write', async (db) => {
      const dispute = await findDispute(db, placedDispute(BigInt(firmId), BigInt(disputeId)));
      const statement = dispute && (await statementOfDispute(db, dispute));
      if (!dispute || !statement) return;
      const { disputeNo, ownerUserId } = dispute;
      const words = { key: `statement.dispute:${eventId}`, text: detail.slice(0, LONGEST) || disputeNo };
      if ('buyer' in told) {
        const { buyer } = told;
        const href = accountStatementHref(statement.statementNo, disputeNo);
        await messages.tell(db, {
          ...{ event: statementMessages[buyer], firmId: dispute.firmId, to: [dispute.userId], href },
          ...{ ...words, title: disputeTitle(disputeNo, buyer) },
        });
        return;
      }
      const { desk } = told;
      const people = ownerUserId === null ? { to: [], holders: 'DESK_STATEMENTS' } : { to: [ownerUserId] };
      await messages.tell(db, {
        ...{ event: statementMessages[desk], firmId: null, ...people, href: deskDisputeHref(disputeNo) },
        ...{ ...words, title: disputeTitle(disputeNo, desk) },
      });
    });
  },
});

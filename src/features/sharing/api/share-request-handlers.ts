import { readQuoteForOthers } from '#features/quotes/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { shareRequestContract } from '../contract/share-request-contract.ts';
import { decideRequest } from './decide-request.ts';
import { presentSharedQuote } from './present-shared-quote.ts';
import { findOwner, readDocumentShares } from './read-document-shares.ts';
import type { ShareSettings } from './share-settings.ts';
import type { Post } from './tell-of-wish.ts';

const calls = implementFeature(shareRequestContract);

export const createShareRequestHandlers = (settings: Pick<ShareSettings, 'orders'> & Post) => ({
  ofQuote: calls.ofQuote.handler(({ input: { quoteNo }, context: { db, caller } }) =>
    readDocumentShares(db, signedIn(caller), quoteNo),
  ),
  ofOrder: calls.ofOrder.handler(({ input: { orderNo }, context: { db, caller } }) =>
    readDocumentShares(db, signedIn(caller), orderNo),
  ),
  preview: calls.preview.handler(async ({ input: { quoteNo, prices }, context: { db, caller } }) => {
    const member = signedIn(caller);
    const seen = (await findOwner(db, member, quoteNo)) !== null;
    const quote = seen ? await readQuoteForOthers(db, { firmId: member.firmId, quoteNo }, new Date()) : null;
    if (!quote) throw notFound('报价');
    return presentSharedQuote(quote, { prices }, null);
  }),
  decide: calls.decide.handler(({ input, context: { db, caller } }) =>
    decideRequest(db, signedIn(caller), settings, input),
  ),
});

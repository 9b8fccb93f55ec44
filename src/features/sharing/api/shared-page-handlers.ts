import { implementFeature } from '#platform/api/implement-feature.ts';
import { sharedPageContract } from '../contract/shared-page-contract.ts';
import { askForChange, commentOnQuote } from './ask-for-change.ts';
import { behindLink, findLink, keepOpening } from './open-share-link.ts';
import { openSharedQuote, openSmartOrder } from './open-shared-documents.ts';
import { openSharedGoods } from './open-shared-goods.ts';
import { readSharedDetails } from './read-shared-details.ts';
import { visitorKey } from './share-code.ts';
import type { ShareSettings } from './share-settings.ts';
import type { Post } from './tell-of-wish.ts';

const calls = implementFeature(sharedPageContract);

export function createSharedPageHandlers(settings: Pick<ShareSettings, 'orders' | 'pepper'> & Post) {
  const key = visitorKey(settings.pepper);
  return {
    quote: calls.quote.handler(({ input: { code, smart }, context }) =>
      openSharedQuote(context, key, code, smart ? ['smart_quote'] : ['quote', 'quote_help']),
    ),
    smartOrder: calls.smartOrder.handler(({ input: { code }, context }) =>
      openSmartOrder(context, settings.orders, key, code),
    ),
    goods: calls.goods.handler(({ input: { code }, context }) => openSharedGoods(context, key, code)),
    details: calls.details.handler(async ({ input: { code }, context }) => {
      const link = await findLink(context.database, code, ['details', 'quote']);
      return behindLink(context.database, link, async (db) => {
        const details = await readSharedDetails(db, link);
        await keepOpening(db, key, link, context);
        return details;
      });
    }),
    comment: calls.comment.handler(async ({ input: { code, ...comment }, context: { database } }) => {
      const link = await findLink(database, code, ['quote', 'quote_help']);
      return behindLink(database, link, (db) => commentOnQuote(db, link, comment));
    }),
    wish: calls.wish.handler(async ({ input, context: { database } }) => {
      const link = await findLink(database, input.code, ['details', 'quote']);
      return behindLink(database, link, (db) => askForChange(db, link, settings, input));
    }),
  };
}

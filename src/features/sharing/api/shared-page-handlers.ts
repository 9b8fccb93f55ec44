import { presentCard, readItemsWhere, skus } from '#features/catalog/api/public.ts';
import { amongFewTexts } from '#platform/api/among.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { sharedPageContract } from '../contract/shared-page-contract.ts';
import { askForChange, commentOnQuote } from './ask-for-change.ts';
import { behindLink, findLink, keepOpening } from './open-share-link.ts';
import { openSharedQuote, openSmartOrder } from './open-shared-documents.ts';
import { readPersonName, readSharedDetails } from './read-shared-details.ts';
import { visitorKey } from './share-code.ts';
import type { ShareSettings } from './share-settings.ts';

const calls = implementFeature(sharedPageContract);

export function createSharedPageHandlers({ pepper }: Pick<ShareSettings, 'pepper'>) {
  const key = visitorKey(pepper);
  return {
    quote: calls.quote.handler(({ input: { code, smart }, context }) =>
      openSharedQuote(context, key, code, smart ? ['smart_quote'] : ['quote', 'quote_help']),
    ),
    smartOrder: calls.smartOrder.handler(({ input: { code }, context }) => openSmartOrder(context, key, code)),
    goods: calls.goods.handler(async ({ input: { code }, context }) => {
      const link = await findLink(context.database, code, ['recommend']);
      const itemNos = link.objectNo.split(',');
      const found = await readItemsWhere(context.db, context.caller.levelCode, amongFewTexts(skus.itemNo, itemNos));
      const ownerName = await behindLink(context.database, link, async (db) => {
        await keepOpening(db, key, link, context);
        return readPersonName(db, link.userId);
      });
      const items = itemNos.flatMap((itemNo) => found.find((item) => item.itemNo === itemNo) ?? []).map(presentCard);
      const { title, expiresAt } = link;
      return { title, ownerName, until: expiresAt.toISOString(), items, missing: itemNos.length - items.length };
    }),
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
      return behindLink(database, link, (db) => askForChange(db, link, input));
    }),
  };
}

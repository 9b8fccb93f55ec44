import { readQuoteForOthers } from '#features/quotes/api/public.ts';
import type { CallContext } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { ShareKind } from '../rules/share-kinds.ts';
import { behindLink, findLink, keepOpening } from './open-share-link.ts';
import { presentSharedQuote } from './present-shared-quote.ts';
import type { SharedOrders } from './share-settings.ts';

/** The quote behind a link of one of these kinds; its opening is noted. */
export async function openSharedQuote(context: CallContext, key: Buffer, code: string, kinds: readonly ShareKind[]) {
  const link = await findLink(context.database, code, kinds);
  return behindLink(context.database, link, async (db) => {
    const { firmId, objectNo: quoteNo, expiresAt } = link;
    const quote = await readQuoteForOthers(db, { firmId, quoteNo }, new Date());
    if (!quote) throw notFound('链接');
    await keepOpening(db, key, link, context);
    return presentSharedQuote(quote, link.fields, expiresAt.toISOString());
  });
}

/** The order of a smart cabinet behind a link; all other orders keep their links themselves (decision 0024). */
export async function openSmartOrder(
  context: CallContext,
  orders: Pick<SharedOrders, 'read'>,
  key: Buffer,
  code: string,
) {
  const link = await findLink(context.database, code, ['smart_order']);
  return behindLink(context.database, link, async (db) => {
    const { firmId, objectNo: orderNo, fields, expiresAt } = link;
    const order = await orders.read(db, { firmId, orderNo }, fields);
    if (!order) throw notFound('链接');
    await keepOpening(db, key, link, context);
    return { ...order, until: expiresAt.toISOString() };
  });
}

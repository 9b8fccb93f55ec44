import { ORDER_CANCELLED, type OrderNews } from '#features/orders/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { convertedFen, statusAfter } from '../rules/convert-quote.ts';
import { canMoveQuote } from '../rules/quote-status.ts';
import { changeQuote, insertEvent, lockQuote, placed, type QuotePlace, readSentLines } from './quote-repo.ts';
import { findQuoteOfOrder, recountConverted } from './return-repo.ts';

/** What was called off of an order may be ordered again until the day of its quote; a repeat changes nothing. */
async function returnQuantity(db: Db, place: QuotePlace): Promise<void> {
  const quote = await lockQuote(db, placed(place));
  if (!quote || !(await recountConverted(db, place))) return;
  const lines = await readSentLines(db, quote);
  const worth = convertedFen(lines);
  const kept = worth > quote.totalFen ? quote.totalFen : worth;
  const next = statusAfter(lines);
  const moves = next !== quote.status && canMoveQuote(quote.status, next);
  await changeQuote(db, quote, { convertedFen: kept, ...(moves && { status: next }) });
  await insertEvent(db, { ...place, versionNo: quote.sentVersion, side: 'shop', kind: 'returned' });
}

/** Orders that were cancelled, whole or in part, give their quantity back to the quote they were made of. */
export function quoteOrderEffects(database: Database): EffectHandlers {
  return {
    [ORDER_CANCELLED]: async (payload) => {
      const news = payload as OrderNews;
      const order = { firmId: BigInt(news.firmId), orderId: BigInt(news.orderId) };
      const scope = { firmId: order.firmId, userId: null, right: 'worker' } as const;
      await inTransaction(database, scope, 'write', async (db) => {
        const place = await findQuoteOfOrder(db, order);
        if (place) await returnQuantity(db, place);
      });
    },
  };
}

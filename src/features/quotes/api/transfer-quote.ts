import { droppedDaysText } from '#business/line-fields/rules/public.ts';
import { QUOTE_TO_ORDER_PATH } from '#business/paths/rules/public.ts';
import { todayInShanghai } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { transferErrors } from '../contract/quote-errors.ts';
import type { TransferInput } from '../contract/quote-schemas.ts';
import { conversionObstacle, remainderOf } from '../rules/convert-quote.ts';
import { splitOf } from '../rules/quote-split.ts';
import { writeTakenOffers } from '../rules/wished-lines.ts';
import { approvalObstacle } from './approval/quote-approval.ts';
import { openForOrder } from './promise-prices.ts';
import { readSentLines } from './quote-repo.ts';

/**
 * Where a quote, or some of it, is ordered. Nothing is taken here: the order itself takes the quantities, in its own
 * transaction, so that pressing twice orders once.
 */
export async function transferQuote(db: Db, caller: SignedInCaller, { quoteNo, lines }: TransferInput, now: Date) {
  const quote = await openForOrder(db, caller, { quoteNo, hold: false, now });
  const offers = await readSentLines(db, quote);
  const obstacle = await approvalObstacle(db, caller, quote, offers);
  if (obstacle !== null) throw refuse(transferErrors, 'QUOTE_NOT_ORDERABLE', { message: obstacle });
  const rest = offers
    .filter((line) => line.counted)
    .map((line) => ({ lineNo: line.lineNo, offerNo: line.offerNo, quantity: remainderOf(offers, line) }))
    .filter((line) => line.quantity > 0);
  const wanted = lines ?? rest;
  const message = wanted.length === 0 ? '报价已没有可下单的数量' : conversionObstacle(offers, wanted);
  if (message !== null) throw refuse(transferErrors, 'QUOTE_REMAINDER', { message });
  const chosen = wanted.flatMap(({ lineNo, offerNo, quantity }) => {
    const line = offers.find((one) => one.lineNo === lineNo && one.offerNo === offerNo);
    return line ? [{ line, quantity }] : [];
  });
  const text = writeTakenOffers(wanted);
  return {
    quoteNo,
    href: `${QUOTE_TO_ORDER_PATH}?quoteNo=${quoteNo}&lines=${encodeURIComponent(text)}`,
    lines: chosen.map(({ line, quantity }) => ({ skuCode: line.itemNo, split: splitOf(line), quantity })),
    dropped: droppedDaysText(
      chosen.map(({ line }) => line),
      todayInShanghai(now),
    ),
  };
}

import { lineFieldsOf } from '#business/line-fields/rules/public.ts';
import { findPassedRequestNo } from '#features/approvals/api/public.ts';
import type { OrderPromises, PromisedPrices, PromisedWish } from '#features/checkout/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { transferErrors } from '../contract/quote-errors.ts';
import { spentWith } from '../rules/approved-amount.ts';
import {
  conversionObstacle,
  convertedFen,
  orderObstacle,
  statusAfter,
  type WantedOffer,
} from '../rules/convert-quote.ts';
import { moneyOf } from '../rules/price-quote.ts';
import { offerOf } from '../rules/quote-split.ts';
import { approvalObstacle } from './approval/quote-approval.ts';
import { readFreight, readSentFreight, writeConversions } from './conversion-repo.ts';
import { changesQuote } from './own-quote.ts';
import {
  changeQuote,
  findQuote,
  insertEvent,
  lockQuote,
  type Quote,
  type QuoteLineRow,
  readSentLines,
  visibleNumbered,
} from './quote-repo.ts';

/** A quote the caller may order from now; everything else is refused with its reason. */
export async function openForOrder(
  db: Db,
  caller: SignedInCaller,
  { quoteNo, hold, now }: { quoteNo: string; hold: boolean; now: Date },
): Promise<Quote> {
  const read = hold ? lockQuote : findQuote;
  const quote = await read(db, visibleNumbered(caller, quoteNo));
  if (!quote) throw notFound('报价');
  if (!caller.permissions.has('QUOTE_TRANSFER')) {
    throw refuse(commonErrors, 'PERMISSION_REFUSED', { message: '没有报价转订单的权限' });
  }
  if (!changesQuote(quote, caller)) throw refuse(transferErrors, 'QUOTE_NOT_YOURS');
  const validUntil = quote.validUntil?.getTime() ?? null;
  const message = orderObstacle({ status: quote.status, validUntil }, now.getTime());
  if (message !== null) throw refuse(transferErrors, 'QUOTE_NOT_ORDERABLE', { message });
  return quote;
}

/** What the quote's approval says to these offers: its number, and how much of its amount is spent with them. */
async function readApproval(
  db: Db,
  quote: Quote,
  lines: readonly QuoteLineRow[],
  wanted: readonly WantedOffer[],
): Promise<PromisedPrices['approval']> {
  const { firmId, quoteNo, approvalStatus, approvedFen } = quote;
  if (approvalStatus !== 'passed') return null;
  const requestNo = await findPassedRequestNo(db, { firmId, documentType: 'quote', documentNo: quoteNo });
  if (requestNo === null) throw new Error(`quote ${quoteNo} was approved by no request`);
  return { requestNo, approvedFen, spentFen: spentWith(lines, wanted, await readSentFreight(db, quote)) };
}

/** The offer each wish means, in the order of the wishes; refuses what was not quoted or is used up. */
function takeOffers(lines: readonly QuoteLineRow[], wishes: readonly PromisedWish[]) {
  const wanted = wishes.map(({ split = '', quantity, skuCode }) => {
    const offer = offerOf(split);
    const line = offer && lines.find((one) => one.lineNo === offer.lineNo && one.offerNo === offer.offerNo);
    if (!line || line.itemNo !== skuCode) {
      throw refuse(transferErrors, 'QUOTE_REMAINDER', { message: `报价中没有商品 ${skuCode} 的这一行` });
    }
    return { line, quantity };
  });
  const asked = wanted.map(({ line: { lineNo, offerNo }, quantity }) => ({ lineNo, offerNo, quantity }));
  const message = conversionObstacle(lines, asked);
  if (message !== null) throw refuse(transferErrors, 'QUOTE_REMAINDER', { message });
  return { offers: wanted.map(({ line }) => line), asked };
}

/** Prices of quotes for the checkout: what was offered counts to the fen, and never for more than was quoted. */
export const quotePromises: OrderPromises = {
  async read(db, caller, { quoteNo, lines: wishes, hold }) {
    const quote = await openForOrder(db, caller, { quoteNo, hold, now: new Date() });
    const sent = await readSentLines(db, quote);
    const message = await approvalObstacle(db, caller, quote, sent);
    if (message !== null) throw refuse(transferErrors, 'QUOTE_NOT_ORDERABLE', { message });
    const { offers, asked } = takeOffers(sent, wishes);
    const freightFen = await readFreight(db, quote);
    const approval = await readApproval(db, quote, sent, asked);
    const lines = offers.map(({ unitPrice, taxRateBp, productName, deliveryDays, ...line }) => ({
      unitPrice,
      taxRateBp,
      productName,
      deliveryDays,
      fields: lineFieldsOf(line),
    }));
    return { freightFen, lines, approval };
  },
  async book(db, caller, { quoteNo, orderId, lines: wishes }) {
    const quote = await openForOrder(db, caller, { quoteNo, hold: true, now: new Date() });
    const lines = await readSentLines(db, quote);
    const { offers } = takeOffers(lines, wishes);
    const rows = offers.map((line, index) => {
      const quantity = wishes[index]?.quantity ?? 0;
      line.convertedQuantity += quantity;
      return { lineId: line.id, quantity, amountFen: moneyOf({ ...line, quantity }).amountFen };
    });
    await writeConversions(db, quote, orderId, rows);
    const worth = convertedFen(lines);
    const status = statusAfter(lines);
    // A dearer substitute may be worth more than what the totals counted; the record keeps to them.
    const kept = worth > quote.totalFen ? quote.totalFen : worth;
    await changeQuote(db, quote, { convertedFen: kept, ...(status !== quote.status && { status }) });
    const place = { firmId: quote.firmId, quoteId: quote.id, versionNo: quote.sentVersion };
    await insertEvent(db, {
      ...place,
      userId: caller.userId,
      side: 'buyer',
      kind: 'converted',
      detail: `${rows.length} 行转订单`,
    });
    await writeAudit(db, caller, {
      action: 'quote.converted',
      objectType: 'quote',
      objectId: quoteNo,
      after: { orderId: String(orderId), lineCount: rows.length },
    });
  },
};

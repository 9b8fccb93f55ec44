import { and, asc, desc, eq } from 'drizzle-orm';
import { toldLineFields } from '#business/line-fields/rules/public.ts';
import { usersView } from '#features/access/api/access-views.ts';
import { enquiriesView } from '#features/enquiries/api/enquiries-views.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { isInside } from '#platform/shared/identities.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { QuoteDetail } from '../contract/quote-schemas.ts';
import { orderObstacle } from '../rules/convert-quote.ts';
import { quoteEvents as events } from '../rules/quote-events.ts';
import { quoteLabel, quoteStates } from '../rules/quote-status.ts';
import { approvalObstacle } from './approval/quote-approval.ts';
import { changesQuote, standingOf } from './own-quote.ts';
import { askedAmount, presentFile, presentVersions } from './present-quote.ts';
import { readFiles } from './quote-attachments.ts';
import {
  findQuote,
  numbered,
  type Quote,
  type QuotePlace,
  readLines,
  readSentLines,
  readVersions,
  visibleTo,
} from './quote-repo.ts';
import { quoteConversions, quoteEvents } from './quote-tables.ts';
import { readReplacement } from './replacement-repo.ts';

/** What was said and done, the latest first. */
export async function readEvents(db: Db, { firmId, quoteId }: QuotePlace, inside: boolean) {
  const rows = await db
    .select({ event: quoteEvents, actorName: usersView.realName })
    .from(quoteEvents)
    .leftJoin(usersView, eq(usersView.id, quoteEvents.userId))
    .where(and(eq(quoteEvents.firmId, firmId), eq(quoteEvents.quoteId, quoteId)))
    .orderBy(asc(quoteEvents.id));
  return rows.flatMap(({ event, actorName }) => events.present({ ...event, actorName }, inside)).toReversed();
}

export async function readEnquiryNo(db: Db, { firmId, enquiryId }: Pick<Quote, 'firmId' | 'enquiryId'>) {
  if (enquiryId === null) return null;
  const [row] = await db
    .select({ enquiryNo: enquiriesView.enquiryNo })
    .from(enquiriesView)
    .where(and(eq(enquiriesView.firmId, firmId), eq(enquiriesView.id, enquiryId)));
  return row?.enquiryNo ?? null;
}

/** Orders made of a quote; one row an order, however many lines. */
async function readOrders(db: Db, { firmId, quoteId }: QuotePlace): Promise<QuoteDetail['orders']> {
  const rows = await db
    .selectDistinct({ orderNo: ordersView.orderNo, totalFen: ordersView.totalFen, createdAt: ordersView.submittedAt })
    .from(quoteConversions)
    .innerJoin(
      ordersView,
      and(eq(ordersView.firmId, quoteConversions.firmId), eq(ordersView.id, quoteConversions.orderId)),
    )
    .where(and(eq(quoteConversions.firmId, firmId), eq(quoteConversions.quoteId, quoteId)))
    .orderBy(desc(ordersView.submittedAt));
  return rows.map(({ orderNo, totalFen, createdAt }) => ({
    orderNo,
    amount: formatAmount(totalFen),
    createdAt: createdAt.toISOString(),
  }));
}

async function readNames(db: Db, { firmId, userId }: Quote) {
  const [firm] = await db.select({ name: firmsView.name }).from(firmsView).where(eq(firmsView.id, firmId));
  const [person] = await db.select({ name: usersView.realName }).from(usersView).where(eq(usersView.id, userId));
  return { firmName: firm?.name ?? '', buyerName: person?.name ?? '' };
}

/** A quote as its buyer's side may see it: versions that were sent, never a draft, its cost or the inner check. */
export async function readQuoteDetail(
  db: Db,
  caller: SignedInCaller,
  quoteNo: string,
  now: Date,
): Promise<QuoteDetail> {
  const quote = await findQuote(db, and(visibleTo(caller), numbered(quoteNo)));
  if (!quote) throw notFound('报价');
  const inside = isInside(caller.identity);
  const place = { firmId: quote.firmId, quoteId: quote.id };
  const versions = await readVersions(db, place);
  const lines = await readLines(db, place);
  const first = versions.at(-1);
  const asked = lines.filter((line) => line.versionId === first?.id && line.offerNo === 1);
  const status = standingOf(quote, now);
  const changes = changesQuote(quote, caller) && status !== 'expired';
  const validUntil = quote.validUntil?.getTime() ?? null;
  const mayOrder = changes && orderObstacle({ status: quote.status, validUntil }, now.getTime()) === null;
  const needsApproval =
    mayOrder && (await approvalObstacle(db, caller, quote, await readSentLines(db, quote))) !== null;
  return {
    quoteNo,
    title: quote.title,
    note: quote.note,
    status,
    statusLabel: quoteLabel(status),
    ...(await readNames(db, quote)),
    closeReason: quote.closeReason,
    ...(await readReplacement(db, quote, 'buyer')),
    enquiryNo: await readEnquiryNo(db, quote),
    createdAt: quote.createdAt.toISOString(),
    dueAt: quote.dueAt?.toISOString() ?? null,
    validUntil: quote.validUntil?.toISOString() ?? null,
    convertedAmount: formatAmount(quote.convertedFen),
    wishes:
      quote.sentVersion > 0
        ? []
        : asked.map(({ lineNo, wished, productName, ...line }) => ({
            lineNo,
            name: wished || productName,
            ...askedAmount(line),
            ...toldLineFields(line, inside),
            itemNo: wished ? '' : line.itemNo,
          })),
    versions: presentVersions(versions, lines, inside),
    events: await readEvents(db, place, inside),
    files: (await readFiles(db, place)).map(presentFile),
    orders: await readOrders(db, place),
    canCancel: changes && quoteStates.allows('cancel', status),
    canNegotiate: changes && quoteStates.allows('negotiate', status),
    canTransfer: mayOrder && !needsApproval,
    needsApproval,
    approvalStatus: quote.approvalStatus,
  };
}

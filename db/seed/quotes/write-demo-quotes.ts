import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  quoteCosts,
  quoteDeskEvents,
  quoteEvents,
  quoteLines,
  quotes,
  quoteVersions,
} from '#features/quotes/api/quote-tables.ts';
import { moneyOf, totalsOf } from '#features/quotes/rules/public.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { DemoOffer, DemoQuote, DemoWish } from './demo-case.ts';
import { type DemoItem, type DemoItems, itemFor } from './read-demo-facts.ts';
import { dueAt, HOUR_MS, numberOn, type PlacedCase, quantityOf, walk } from './write-demo-enquiries.ts';

const DAY_MS = 24 * HOUR_MS;
const DEFAULT_DAYS = 15;
/** Delivery of goods in stock; further offers take a day longer each. */
const USUAL_DAYS = 2;

type Asked = PlacedCase & { quote: DemoQuote };

/** The price of an offer in a version: what is said of the last version goes on. */
function priceOf({ percent = [95] }: DemoOffer, item: DemoItem, version: number): bigint {
  const share = percent[Math.min(version, percent.length - 1)] ?? 100;
  const price = (item.salesPrice * BigInt(share)) / 100n;
  // Whole fen: people do not offer hundredths of one.
  return price > 1_000n ? (price / 100n) * 100n : price;
}

/** As it stood when it was sent: what the catalogue says. */
const basisOf = ({ basis }: DemoItem, { priceReason }: DemoOffer) =>
  basis && { ...basis, priceReason, source: 'catalogue' };

function offerRow(wish: DemoWish, offer: DemoOffer, items: DemoItems, version: number) {
  const { words, category } = wish;
  const wanted = category
    ? itemFor(items, { category })?.productName
    : [words?.name, words?.brand, words?.model].filter(Boolean).join(' ');
  const found = itemFor(items, offer);
  const unitPrice = found && offer.kind !== 'none' ? priceOf(offer, found, version) : 0n;
  const { taxRateBp = 1_300, moq = 1, skuId = null, itemNo = '' } = found ?? {};
  const deliveryDays = found ? (found.deliveryDays ?? USUAL_DAYS + (offer.rank ?? 1)) : null;
  const quantity = quantityOf(wish, items);
  return {
    kind: offer.kind,
    note: offer.note,
    wished: wanted ?? '',
    skuId,
    itemNo,
    moq,
    quantity,
    taxRateBp,
    unitPrice,
    deliveryDays,
    productName: found?.productName ?? words?.name ?? '',
    unit: found?.unit ?? words?.unit,
    brandName: found?.brandName ?? words?.brand,
    model: found?.model ?? words?.model,
    ...moneyOf({ unitPrice, quantity, taxRateBp }),
    basis: found && offer.kind !== 'none' && basisOf(found, offer),
  };
}

/** Offers of a version in the order of the wishes; the first that can be had counts. */
function linesOf({ wishes }: Asked, items: DemoItems, version: number) {
  return wishes.flatMap((wish, index) => {
    const offers = wish.offers ?? [{ kind: 'same', category: wish.category } satisfies DemoOffer];
    return offers.map((offer, place) => ({
      lineNo: index + 1,
      offerNo: place + 1,
      counted: place === 0 && offer.kind !== 'none',
      ...offerRow(wish, offer, items, version),
    }));
  });
}

/** Sent, waiting for the second person at the desk, or worked on. */
function stateOf({ staffUserId, quote: { path } }: Asked, sentAt: Date | null) {
  const checking = sentAt === null && path.includes('checking');
  return {
    sentAt,
    state: sentAt ? 'sent' : checking ? 'checking' : 'draft',
    submittedBy: checking ? staffUserId : null,
  };
}

/** Versions of a quote: those that were sent, or the draft. */
function versionsOf(one: Asked, items: DemoItems) {
  const { sent, validDays = DEFAULT_DAYS, freight = '0.00', terms, delivery } = one.quote;
  const drafts = sent.length > 0 ? sent : [null];
  return drafts.map((hours, index) => {
    const lines = linesOf(one, items, index);
    const sentAt = hours === null ? null : new Date(one.startedAt + hours * HOUR_MS);
    return {
      lines,
      head: {
        versionNo: index + 1,
        createdBy: one.staffUserId,
        validDays,
        paymentTerms: terms,
        deliveryNote: delivery,
        ...totalsOf(lines, parseAmount(freight)),
        ...stateOf(one, sentAt),
        validUntil: sentAt && new Date(sentAt.getTime() + validDays * DAY_MS),
      },
    };
  });
}

function headOf(one: Asked, enquiryId: bigint | null, versions: ReturnType<typeof versionsOf>) {
  const { place, title, note, startedAt, staffUserId, enquiry, quote } = one;
  const last = versions.at(-1)?.head;
  const at = new Date(startedAt);
  return {
    ...place,
    title,
    note,
    enquiryId,
    status: 'quoting',
    source: enquiry ? 'enquiry' : 'cart',
    quoteNo: numberOn('BJ', startedAt),
    createdAt: at,
    updatedAt: at,
    closeReason: quote.closeReason,
    assigneeUserId: quote.path.length > 0 || enquiry ? staffUserId : null,
    dueAt: dueAt(one),
    ...(last?.state === 'sent' && {
      sentVersion: last.versionNo,
      totalFen: last.totalFen,
      validUntil: last.validUntil,
    }),
  };
}

function eventsOf({ place: { firmId, userId }, staffUserId, startedAt, enquiry, quote: { sent, talk = [] } }: Asked) {
  const own = talk.map(([hours, side, kind, detail = '']) => {
    const versionNo = sent.filter((sentAfter) => sentAfter <= hours).length;
    return { hours, side, kind, detail, versionNo };
  });
  const first = enquiry ? { side: 'desk', kind: 'begun' } : { side: 'buyer', kind: 'submitted' };
  const all = [
    { hours: 0, detail: '', versionNo: 0, ...first },
    ...sent.map((hours, index) => ({ hours, side: 'desk', kind: 'sent', detail: '', versionNo: index + 1 })),
    ...own,
  ];
  return all
    .sort((a, b) => a.hours - b.hours)
    .map(({ hours, ...event }) => ({
      firmId,
      ...event,
      createdAt: new Date(startedAt + hours * HOUR_MS),
      userId: event.side === 'shop' ? null : event.side === 'buyer' ? userId : staffUserId,
    }));
}

/** What the desk noted as it sent a quote for review. */
const reviewsOf = ({ place: { firmId }, staffUserId, startedAt, quote, wishes }: Asked) =>
  quote.path.includes('checking')
    ? wishes.map((_, index) => ({
        firmId,
        versionNo: 1,
        userId: staffUserId,
        kind: 'to_review',
        detail: `第 ${index + 1} 行：低于底价`,
        createdAt: new Date(startedAt + HOUR_MS),
      }))
    : [];

/** Writes the quotes among the cases: heads, versions, lines, costs, talk and states, a statement each. */
export async function writeDemoQuotes(
  db: NodePgDatabase,
  cases: readonly PlacedCase[],
  enquiryIds: ReadonlyMap<PlacedCase, bigint>,
  items: DemoItems,
): Promise<void> {
  const asked = cases.flatMap((one) => {
    if (!one.quote) return [];
    const placed: Asked = { ...one, quote: one.quote };
    const versions = versionsOf(placed, items);
    return [{ placed, versions, head: headOf(placed, enquiryIds.get(one) ?? null, versions) }];
  });
  const heads = await db
    .insert(quotes)
    .values(asked.map(({ head }) => head))
    .returning({ id: quotes.id });
  const flat = asked.flatMap(({ placed, versions }, index) =>
    versions.map((version) => ({ ...version, firmId: placed.place.firmId, quoteId: heads[index]?.id ?? 0n })),
  );
  const written = await db
    .insert(quoteVersions)
    .values(flat.map(({ head, firmId, quoteId }) => ({ firmId, quoteId, ...head })))
    .returning({ id: quoteVersions.id });
  const rows = flat.flatMap(({ lines, firmId, quoteId }, index) =>
    lines.map((line) => ({ firmId, quoteId, versionId: written[index]?.id ?? 0n, ...line })),
  );
  const lineIds = await db.insert(quoteLines).values(rows).returning({ id: quoteLines.id });
  const costs = rows.flatMap(({ firmId, basis }, index) => {
    const lineId = lineIds[index]?.id;
    return basis && lineId !== undefined ? [{ firmId, lineId, ...basis }] : [];
  });
  await db.insert(quoteCosts).values(costs);
  const events = asked.flatMap(({ placed }, index) =>
    eventsOf(placed).map((event) => ({ ...event, quoteId: heads[index]?.id ?? 0n })),
  );
  await db.insert(quoteEvents).values(events);
  const reviews = asked.flatMap(({ placed }, index) =>
    reviewsOf(placed).map((event) => ({ ...event, quoteId: heads[index]?.id ?? 0n })),
  );
  await db.insert(quoteDeskEvents).values(reviews);
  await walk(
    db,
    'quotes',
    asked.map(({ placed }, index) => ({ id: heads[index]?.id ?? 0n, path: placed.quote.path })),
  );
}

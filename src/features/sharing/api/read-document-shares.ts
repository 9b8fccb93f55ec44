import { and, eq, sql } from 'drizzle-orm';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { visibleTo } from '#features/orders/api/public.ts';
import { findQuoteHead } from '#features/quotes/api/public.ts';
import { quotesView } from '#features/quotes/api/quotes-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import type { DocumentShares, ShareRequest } from '../contract/share-request-contract.ts';
import { describeWish, WISH_LABELS, WISH_STATES, type Wish } from '../rules/share-requests.ts';
import { presentLink } from './present-link.ts';
import { readLinksTo } from './share-link-repo.ts';
import { readWishesAbout, type WishRow } from './share-request-repo.ts';

/** Who owns a document that the caller may see; null for all others. */
export async function findOwner(db: Db, caller: SignedInCaller, number: string): Promise<bigint | null> {
  if (number.startsWith('BJ')) return (await findQuoteHead(db, caller, number))?.userId ?? null;
  const [order] = await db
    .select({ userId: ordersView.userId })
    .from(ordersView)
    .where(and(visibleTo(caller, ordersView), eq(ordersView.orderNo, number)));
  return order?.userId ?? null;
}

/** Whose a document of the firm is, and the buyer's own number of an order, for those who were let in by a link to it. */
export async function readDocumentHead(db: Db, firmId: bigint, number: string) {
  const [row] = number.startsWith('BJ')
    ? await db
        .select({ userId: quotesView.userId, poNumber: sql<string | null>`null` })
        .from(quotesView)
        .where(and(eq(quotesView.firmId, firmId), eq(quotesView.quoteNo, number)))
    : await db
        .select({ userId: ordersView.userId, poNumber: ordersView.poNumber })
        .from(ordersView)
        .where(and(eq(ordersView.firmId, firmId), eq(ordersView.orderNo, number)));
  return row ?? null;
}

/** Answers are given by whose document it is, or an administrator; a sales account only looks on (specification 6). */
export function decides(caller: SignedInCaller, ownerId: bigint): boolean {
  if (!BUYERS.includes(caller.identity)) return false;
  return ownerId === caller.userId || caller.permissions.has('USER_MANAGEMENT');
}

function presentRequest({ request, deciderName }: WishRow, mayDecide: boolean): ShareRequest {
  const wish = request.wish as Wish;
  const status = request.status as ShareRequest['status'];
  const kind = request.kind as ShareRequest['kind'];
  return {
    requestId: String(request.id),
    kind,
    kindLabel: WISH_LABELS[kind],
    status,
    statusLabel: WISH_STATES[status],
    name: wish.name,
    note: wish.note,
    facts: describeWish(wish),
    deciderName: deciderName ?? '',
    createdAt: request.createdAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
    canDecide: mayDecide && status === 'open',
  };
}

/** What came of sharing a document that the caller may see. */
export async function readDocumentShares(db: Db, caller: SignedInCaller, number: string): Promise<DocumentShares> {
  const ownerId = await findOwner(db, caller, number);
  if (ownerId === null) throw notFound(number.startsWith('BJ') ? '报价' : '订单');
  const mayDecide = decides(caller, ownerId);
  const now = new Date();
  const links = await readLinksTo(db, caller.firmId, number);
  const requests = await readWishesAbout(db, caller.firmId, number);
  return {
    links: links.map((row) => presentLink(row, now)),
    requests: requests.map((row) => presentRequest(row, mayDecide)),
  };
}

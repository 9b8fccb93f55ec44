import { and, asc, eq, inArray } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { OrderLink } from '../../rules/life/order-link.ts';
import type { OrderEventKind } from '../../rules/order-events.ts';
import { orderEvents } from '../order-tables.ts';

interface Place {
  firmId: bigint;
  orderId: bigint;
}

const KINDS = ['link_made', 'link_revoked', 'link_opened'] as const satisfies OrderEventKind[];
export type LinkEventKind = (typeof KINDS)[number];

/** What has happened to the links of an order; the log cannot be changed, only added to. */
export function readLinkEvents(db: Db, { firmId, orderId }: Place) {
  return db
    .select({
      kind: orderEvents.kind,
      detail: orderEvents.detail,
      createdAt: orderEvents.createdAt,
      actorName: usersView.realName,
    })
    .from(orderEvents)
    .leftJoin(usersView, eq(usersView.id, orderEvents.userId))
    .where(and(eq(orderEvents.firmId, firmId), eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, [...KINDS])))
    .orderBy(asc(orderEvents.id));
}

export type LinkEvent = Awaited<ReturnType<typeof readLinkEvents>>[number];

/** `userId`: null when somebody without an account opened it. */
export async function insertLinkEvent(
  db: Db,
  place: Place,
  { kind, link, userId, status }: { kind: LinkEventKind; link: OrderLink; userId: bigint | null; status: string },
): Promise<void> {
  await db.insert(orderEvents).values({
    ...place,
    userId,
    kind,
    fromStatus: status,
    toStatus: status,
    detail: JSON.stringify(link),
  });
}

import { and, desc, eq, gte, notInArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { messages } from '#business/messages/api/message-tables.ts';
import { KEPT_DAYS, type MessageEvent } from '#business/messages/contract/define-message-events.ts';
import { orderHref, quoteHref } from '#business/paths/rules/public.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { orderMessages } from '#features/orders/contract/message-events.ts';
import { NOT_PURCHASED } from '#features/orders/rules/public.ts';
import { quotes } from '#features/quotes/api/quote-tables.ts';
import { quoteMessages } from '#features/quotes/contract/message-events.ts';
import { changeScope } from '#platform/api/database.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { readDemoFirms } from './orders/write-customers.ts';

const DAY_MS = 86_400_000;
/** What somebody who comes every day has left to read; older ones were read. */
const UNREAD_MS = 3 * DAY_MS;
const NEWEST = 40;

interface Told {
  firmId: bigint;
  userId: bigint;
  event: MessageEvent;
  no: string;
  title: string;
  text: string;
  href: string;
  poNumber?: string | null;
  at: Date;
}

function rowOf({ event, no, at, ...told }: Told, now: number) {
  const { code, kind, keptDays = KEPT_DAYS } = event;
  const readAt = now - at.getTime() > UNREAD_MS ? new Date(at.getTime() + DAY_MS) : null;
  const expiresAt = new Date(at.getTime() + keptDays * DAY_MS);
  return { ...told, event: code, kind, key: `demo:${code}:${no}`, shown: true, createdAt: at, readAt, expiresAt };
}

async function ofOrders(db: NodePgDatabase, firmId: bigint, since: Date): Promise<Told[]> {
  const rows = await db
    .select({
      userId: orders.userId,
      no: orders.orderNo,
      totalFen: orders.totalFen,
      poNumber: orders.poNumber,
      at: orders.submittedAt,
    })
    .from(orders)
    .where(
      and(eq(orders.firmId, firmId), gte(orders.submittedAt, since), notInArray(orders.status, [...NOT_PURCHASED])),
    )
    .orderBy(desc(orders.submittedAt))
    .limit(NEWEST);
  return rows.map(({ totalFen, ...row }) => ({
    ...row,
    firmId,
    event: orderMessages.confirmed,
    title: `订单 ${row.no} 已确认`,
    text: `订单 ${row.no} 已确认，含税总额 ${displayFen(totalFen)}。`,
    href: orderHref(row.no),
  }));
}

async function ofQuotes(db: NodePgDatabase, firmId: bigint): Promise<Told[]> {
  const rows = await db
    .select({
      userId: quotes.userId,
      no: quotes.quoteNo,
      title: quotes.title,
      totalFen: quotes.totalFen,
      at: quotes.updatedAt,
    })
    .from(quotes)
    .where(and(eq(quotes.firmId, firmId), eq(quotes.status, 'offered')))
    .orderBy(desc(quotes.id))
    .limit(NEWEST);
  return rows.map(({ totalFen, title, ...row }) => ({
    ...row,
    firmId,
    event: quoteMessages.sent,
    title: `收到报价 ${row.no}`,
    text: `您的报价 ${row.no}“${title}”已发出，含税总额 ${displayFen(totalFen)}。`,
    href: quoteHref(row.no),
  }));
}

/** What people of the demo were told while its orders and quotes came to be. */
export async function writeMessages(db: NodePgDatabase, now: Date): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'identity' });
  const since = new Date(now.getTime() - 30 * DAY_MS);
  for (const { firmId } of await readDemoFirms(db)) {
    await changeScope(db, { firmId, userId: null, right: 'worker' });
    const told = [...(await ofOrders(db, firmId, since)), ...(await ofQuotes(db, firmId))];
    const rows = told
      .map((one) => rowOf(one, now.getTime()))
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    if (rows.length > 0) await db.insert(messages).values(rows);
  }
}

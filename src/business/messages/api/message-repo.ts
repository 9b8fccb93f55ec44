import { and, desc, eq, gt, ilike, inArray, isNull, lt, lte, max, or, sql } from 'drizzle-orm';
import { amongIds, amongTexts } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { beginningWith, containing } from '#platform/api/like-text.ts';
import type { UnreadCounts } from '../contract/message-schemas.ts';
import type { MessageKind } from '../contract/message-words.ts';
import type { Reader } from './message-notices.ts';
import { messages as m } from './message-tables.ts';

export type MessageRow = typeof m.$inferSelect;

/** The policy of the table lets nobody see more; said once more, so that the index is used. */
const ownedBy = ({ firmId, userId }: Reader) =>
  and(eq(m.userId, userId), inArray(m.firmId, [0n, firmId]), eq(m.shown, true));

export interface MessageFilter {
  kind?: MessageKind;
  unread?: boolean;
  /** Codes of events. */
  events?: readonly string[];
  keyword?: string;
  /** Older than this one. */
  after?: bigint;
}

/** A person's messages, newest first. */
export function readMessages(db: Db, reader: Reader, filter: MessageFilter, limit: number): Promise<MessageRow[]> {
  const { kind, unread, events, keyword, after } = filter;
  const words = keyword
    ? or(
        ilike(m.title, containing(keyword)),
        ilike(m.text, containing(keyword)),
        ilike(m.poNumber, beginningWith(keyword)),
      )
    : undefined;
  return db
    .select()
    .from(m)
    .where(
      and(
        ownedBy(reader),
        kind && eq(m.kind, kind),
        unread ? isNull(m.readAt) : undefined,
        events && amongTexts(m.event, events),
        words,
        after === undefined ? undefined : lt(m.id, after),
      ),
    )
    .orderBy(desc(m.id))
    .limit(limit);
}

/** What a browser missed since its last message, oldest first; or these messages alone. */
export async function readNew(
  db: Db,
  reader: Reader,
  which: { since: bigint } | { ids: readonly bigint[] },
  limit: number,
): Promise<MessageRow[]> {
  const asked = 'since' in which ? gt(m.id, which.since) : amongIds(m.id, which.ids);
  const rows = await db
    .select()
    .from(m)
    .where(and(ownedBy(reader), asked))
    .orderBy(desc(m.id))
    .limit(limit);
  return rows.reverse();
}

/** Unread messages by kind, and the newest of all. */
export async function countUnread(db: Db, reader: Reader): Promise<UnreadCounts> {
  const rows = await db
    .select({ kind: m.kind, unread: sql<number>`count(*)::int` })
    .from(m)
    .where(and(ownedBy(reader), isNull(m.readAt)))
    .groupBy(m.kind);
  const [newest] = await db
    .select({ id: max(m.id) })
    .from(m)
    .where(ownedBy(reader));
  const of = (kind: MessageKind) => rows.find((row) => row.kind === kind)?.unread ?? 0;
  const [todo, notice, alert] = [of('todo'), of('notice'), of('alert')];
  const newestId = newest?.id === null || newest === undefined ? null : String(newest.id);
  return { todo, notice, alert, total: todo + notice + alert, newestId };
}

/** Marks these as read; a colleague's are not there. Answers how many were unread. */
export async function markRead(db: Db, reader: Reader, ids: readonly bigint[]): Promise<number> {
  const { rowCount } = await db
    .update(m)
    .set({ readAt: sql`now()` })
    .where(and(ownedBy(reader), amongIds(m.id, ids), isNull(m.readAt)));
  return rowCount ?? 0;
}

export async function markAllRead(
  db: Db,
  reader: Reader,
  { kind, upTo }: { kind?: MessageKind; upTo?: bigint },
): Promise<number> {
  const { rowCount } = await db
    .update(m)
    .set({ readAt: sql`now()` })
    .where(
      and(
        ownedBy(reader),
        isNull(m.readAt),
        kind && eq(m.kind, kind),
        upTo === undefined ? undefined : lte(m.id, upTo),
      ),
    );
  return rowCount ?? 0;
}

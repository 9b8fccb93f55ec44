import { z } from 'zod';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { MESSAGE_GROUPS, type MessageGroup, OWN_CHANNELS } from './message-words.ts';

export const messageKind = z.enum(['todo', 'notice', 'alert']);
export const messageGroup = z.enum(Object.keys(MESSAGE_GROUPS) as [MessageGroup, ...MessageGroup[]]);
export const ownChannel = z.enum(OWN_CHANNELS);
export const eventCode = z.string().regex(/^[a-z]+(-[a-z]+)*\.[a-zA-Z]{1,40}$/, '没有这类消息');

/** A message as its reader sees it, in the list and in the stream. */
export const message = z.object({
  id: rowId,
  /** Code of the event. */
  event: z.string(),
  kind: messageKind,
  kindName: z.string(),
  /** What it is about: 订单. */
  groupName: z.string(),
  title: z.string(),
  text: z.string(),
  /** Page of the shop it leads to; null: to none. */
  href: z.string().nullable(),
  poNumber: z.string().nullable(),
  createdAt: z.string(),
  /** Null while unread. */
  readAt: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

export const listInput = z.strictObject({
  kind: messageKind.optional(),
  unread: z.boolean().optional(),
  group: messageGroup.optional(),
  /** Words of the title or text, or the beginning of a PO number. */
  keyword: plainText(60).optional(),
  /** Behind this message of the last answer (`next`). */
  after: rowId.optional(),
  pageSize: z.int().min(1).max(50).default(20),
});
export type ListInput = z.infer<typeof listInput>;

/** Newest first; `next` is given back as `after` for what follows, null at the end. */
export const messagePage = z.object({ list: z.array(message), next: rowId.nullable() });

/** Unread messages by kind, and the newest there is, read or not: what came later is new. */
export const unreadCounts = z.object({
  todo: z.int(),
  notice: z.int(),
  alert: z.int(),
  total: z.int(),
  newestId: rowId.nullable(),
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

/** What waits for the person: counted by the same queries as the list behind `href`. */
const todo = z.object({ code: z.string(), label: z.string(), count: z.int(), href: z.string() });
export type Todo = z.infer<typeof todo>;

export const messageCounts = z.object({ unread: unreadCounts, todos: z.array(todo), todoTotal: z.int() });
export type MessageCounts = z.infer<typeof messageCounts>;

/**
 * `GET /news-center/message/stream` (server-sent events, by cookie): each event's name and what its data is. `id:` of a
 * `message` is its number; a browser that comes back with `Last-Event-ID` is told what it missed, at most 50. Lines that begin
 * with a colon every 25 s say that it is alive.
 */
export const streamEvents = {
  /** First of all, and whenever something was read elsewhere. */
  unread: unreadCounts,
  /** Something new. `unread` follows. */
  message,
  /**
   * The last event. `session`: logged out, or at work for another company: do not come back. `drain`: the server restarts: come
   * back by itself. `full`: too many streams of one person: poll instead.
   */
  end: z.object({ reason: z.enum(['session', 'drain', 'full']) }),
} as const;
export type StreamEvents = { [Name in keyof typeof streamEvents]: z.infer<(typeof streamEvents)[Name]> };

import type { Message, UnreadCounts } from '#business/messages/contract/message-schemas.ts';
import { MESSAGE_GROUPS, type MessageGroup, type MessageKind } from '#business/messages/contract/message-words.ts';

/** What of the messages a list shows. */
export interface MessageFilter {
  kind?: MessageKind;
  unread?: true;
  group?: MessageGroup;
  keyword?: string;
}

export interface MessagePart {
  list: Message[];
  /** Null at the end. */
  next: string | null;
}

/** Numbers of messages are wider than a float: the longer text is the larger number. */
export const isNewer = (id: string, than: string): boolean =>
  id.length === than.length ? id > than : id.length > than.length;

/** Whether a new message belongs into a list; null: only the server can tell what words mean. */
export function fits({ kind, unread, group, keyword }: MessageFilter, message: Message): boolean | null {
  if (kind && kind !== message.kind) return false;
  if (unread && message.readAt !== null) return false;
  if (group && MESSAGE_GROUPS[group] !== message.groupName) return false;
  return keyword ? null : true;
}

/** Index of the first message of a part that is older. */
const olderAt = ({ list }: MessagePart, { id }: Message) => list.findIndex((one) => isNewer(id, one.id));

/** Puts a message where it belongs, newest first, once; what lies behind the end that was loaded comes with the rest. */
export function mergeIncoming(parts: readonly MessagePart[], message: Message): MessagePart[] {
  if (parts.some(({ list }) => list.some(({ id }) => id === message.id))) {
    return parts.map((part) => ({ ...part, list: part.list.map((one) => (one.id === message.id ? message : one)) }));
  }
  const at = parts.findIndex((part) => olderAt(part, message) !== -1);
  const last = parts.length - 1;
  if (at === -1 && parts[last]?.next !== null) return [...parts];
  return parts.map((part, index) => {
    if (index !== (at === -1 ? last : at)) return part;
    return { ...part, list: part.list.toSpliced(at === -1 ? part.list.length : olderAt(part, message), 0, message) };
  });
}

/** The same messages with some of them read. A list of unread ones keeps them until it is asked for again. */
export const markRead = (parts: readonly MessagePart[], ids: readonly string[], readAt: string): MessagePart[] =>
  parts.map((part) => ({
    ...part,
    list: part.list.map((one) => (one.readAt === null && ids.includes(one.id) ? { ...one, readAt } : one)),
  }));

/** The counts with a new message in them, if they were taken before it came. */
export function countIn(counts: UnreadCounts, { id, kind, readAt }: Message): UnreadCounts {
  if (counts.newestId !== null && !isNewer(id, counts.newestId)) return counts;
  const more = readAt === null ? 1 : 0;
  return { ...counts, [kind]: counts[kind] + more, total: counts.total + more, newestId: id };
}

/** Whether a page that knows the one has everything the other tells of. */
export const sameCounts = (a: UnreadCounts, b: UnreadCounts): boolean =>
  a.todo === b.todo && a.notice === b.notice && a.alert === b.alert && a.newestId === b.newestId;

import type { Message } from '../contract/message-schemas.ts';
import { MESSAGE_GROUPS, MESSAGE_KINDS, type MessageKind } from '../contract/message-words.ts';
import type { EventList } from './message-events.ts';
import type { MessageRow } from './message-repo.ts';

/** A message as its reader sees it; what is no longer declared keeps its words. */
export function presentMessage(row: MessageRow, events: EventList): Message {
  const kind = row.kind as MessageKind;
  const group = events.get(row.event)?.group;
  return {
    id: String(row.id),
    event: row.event,
    kind,
    kindName: MESSAGE_KINDS[kind],
    groupName: group === undefined ? '其他' : MESSAGE_GROUPS[group],
    title: row.title,
    text: row.text,
    href: row.href,
    poNumber: row.poNumber,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}

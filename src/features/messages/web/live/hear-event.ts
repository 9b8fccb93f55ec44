import type { QueryClient } from '@tanstack/react-query';
import type {
  Message,
  MessageCounts,
  StreamEvents,
  UnreadCounts,
} from '#business/messages/contract/message-schemas.ts';
import { LIST_KEY, messageCountsQuery, panelQuery } from '../message-queries.ts';
import { UNREAD_KEY } from '../unread.ts';
import {
  countIn,
  fits,
  type MessageFilter,
  type MessagePart,
  markRead,
  mergeIncoming,
  sameCounts,
} from './merge-messages.ts';

/** Every list this page keeps, with its filter. */
const listsOf = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: LIST_KEY })
    .map(({ queryKey }) => ({ queryKey, filter: (queryKey[LIST_KEY.length] ?? {}) as MessageFilter }));

/** What is unread, in the bell and on the page of messages alike. */
export function setUnread(client: QueryClient, unread: UnreadCounts): void {
  client.setQueryData(UNREAD_KEY, unread);
  client.setQueryData<MessageCounts>(messageCountsQuery.queryKey, (counts) => counts && { ...counts, unread });
}

const knownUnread = (client: QueryClient): UnreadCounts | undefined =>
  client.getQueryData<UnreadCounts>(UNREAD_KEY) ??
  client.getQueryData<MessageCounts>(messageCountsQuery.queryKey)?.unread;

/** Whatever shows messages asks for them again. */
export async function renewMessages(client: QueryClient): Promise<void> {
  await Promise.all(
    [LIST_KEY, panelQuery.queryKey, messageCountsQuery.queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** Shows messages as read before the server has heard of it. */
export function showRead(client: QueryClient, ids: readonly string[]): void {
  const now = new Date().toISOString();
  for (const { queryKey } of listsOf(client)) {
    client.setQueryData<MessagePart[]>(queryKey, (parts) => parts && markRead(parts, ids, now));
  }
  client.setQueryData<MessagePart>(panelQuery.queryKey, (part) => part && markRead([part], ids, now)[0]);
}

function hearMessage(client: QueryClient, message: Message): void {
  for (const { queryKey, filter } of listsOf(client)) {
    const belongs = fits(filter, message);
    if (belongs === null) void client.invalidateQueries({ queryKey });
    if (belongs) client.setQueryData<MessagePart[]>(queryKey, (parts) => parts && mergeIncoming(parts, message));
  }
  client.setQueryData<MessagePart>(panelQuery.queryKey, (part) => part && mergeIncoming([part], message)[0]);
  const known = knownUnread(client);
  if (known) setUnread(client, countIn(known, message));
  if (message.kind === 'todo') void client.invalidateQueries({ queryKey: messageCountsQuery.queryKey });
}

/** Counts that are not those this page had come to by itself: something was read elsewhere, or came while nobody listened. */
function hearUnread(client: QueryClient, told: UnreadCounts): void {
  const known = knownUnread(client);
  setUnread(client, told);
  if (known && !sameCounts(known, told)) void renewMessages(client);
}

/** Puts into the page what the stream tells of. */
export function hearEvent(client: QueryClient, name: string, data: unknown): void {
  if (name === 'unread') hearUnread(client, data as StreamEvents['unread']);
  if (name === 'message') hearMessage(client, data as StreamEvents['message']);
}

import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { messageCountsQuery, messageListQuery } from '../message-queries.ts';
import { readMessageSearch } from './message-search.ts';

/** The server waits for the messages, the browser shows the page at once. */
export async function loadMessages(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const list = messageListQuery(readMessageSearch(address));
  await Promise.all([loadList(client, list), loadList(client, messageCountsQuery)]);
}

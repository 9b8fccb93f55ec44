import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MessageFilter, MessagePart } from './live/merge-messages.ts';
import { messageApi } from './message-api.ts';

/** Lists of messages, each with its filter behind this: what comes meanwhile is put into those that want it. */
export const LIST_KEY = ['message-list'] as const;

const keyOf = (filter: MessageFilter) => [...LIST_KEY, filter] as const;

/**
 * A list in the parts it was loaded in; asked for again it comes as long as it is. The library's own lists without end would come
 * with every page of the shop.
 */
export const messageListQuery = (filter: MessageFilter) =>
  queryOptions({
    queryKey: keyOf(filter),
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<MessagePart[]>(keyOf(filter))?.length ?? 1;
      const parts: MessagePart[] = [];
      let after: string | null | undefined;
      while (parts.length < before && after !== null) {
        const part: MessagePart = await messageApi.call.list({ ...filter, after }, { signal });
        parts.push(part);
        after = part.next;
      }
      return parts;
    },
  });

/** Puts the next part at the end of a list. */
export async function loadMore(client: QueryClient, filter: MessageFilter): Promise<void> {
  const after = client.getQueryData<MessagePart[]>(keyOf(filter))?.at(-1)?.next;
  if (!after) return;
  const part = await messageApi.call.list({ ...filter, after });
  client.setQueryData<MessagePart[]>(keyOf(filter), (parts) =>
    // Asked for again meanwhile, it may end elsewhere.
    parts?.at(-1)?.next === after ? [...parts, part] : parts,
  );
}

/** What the bell shows. */
const PANEL_SIZE = 8;

export const panelQuery = messageApi.query.list.queryOptions({
  input: { pageSize: PANEL_SIZE },
  staleTime: 0,
});

/** What is unread and what waits. */
export const messageCountsQuery = messageApi.query.counts.queryOptions({ input: {} });

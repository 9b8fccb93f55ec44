import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MessagePart } from './live/merge-messages.ts';
import { loadMore, messageListQuery } from './message-queries.ts';

const asked: (string | undefined)[] = [];

/** Three parts: 9, 8 and 7, each the key to what follows. */
async function answer(_url: string, { body }: RequestInit): Promise<Response> {
  const { after } = JSON.parse(body as string) as { after?: string };
  asked.push(after);
  const id = String(Number(after ?? 10) - 1);
  return Response.json({ data: { list: [{ id }], next: id === '7' ? null : id } });
}
beforeEach(() => {
  asked.splice(0);
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => vi.unstubAllGlobals());

const idsOf = (parts: MessagePart[] | undefined) => parts?.flatMap(({ list }) => list.map(({ id }) => id));

it('goes on at its end until there is no more', async () => {
  const client = new QueryClient();
  const query = messageListQuery({});
  expect(idsOf(await client.fetchQuery(query))).toEqual(['9']);
  for (let count = 0; count < 3; count += 1) await loadMore(client, {});
  expect(idsOf(client.getQueryData(query.queryKey))).toEqual(['9', '8', '7']);
  expect(asked).toEqual([undefined, '9', '8']);
});

it('comes as long as it was when it is asked for again', async () => {
  const client = new QueryClient();
  const query = messageListQuery({});
  await client.fetchQuery(query);
  await loadMore(client, {});
  expect(idsOf(await client.fetchQuery({ ...query, staleTime: 0 }))).toEqual(['9', '8']);
});

it('puts nothing at the end of another list', async () => {
  const client = new QueryClient();
  const { queryKey } = messageListQuery({});
  client.setQueryData(queryKey, [{ list: [], next: '9' }]);
  const more = loadMore(client, {});
  client.setQueryData(queryKey, [{ list: [], next: '6' }]);
  await more;
  expect(client.getQueryData(queryKey)).toEqual([{ list: [], next: '6' }]);
});

import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Message, UnreadCounts } from '#business/messages/contract/message-schemas.ts';
import { LIST_KEY, messageCountsQuery, panelQuery } from '../message-queries.ts';
import { UNREAD_KEY } from '../unread.ts';
import { hearEvent, showRead } from './hear-event.ts';

const message = (id: string, kind: Message['kind'] = 'notice'): Message => ({
  ...{ id, event: 'order.confirmed', kind, kindName: '通知', groupName: '订单', title: id, text: '' },
  ...{ href: null, poNumber: null, createdAt: '2026-11-23T00:00:00.000Z', readAt: null },
});
const counts: UnreadCounts = { todo: 0, notice: 1, alert: 0, total: 1, newestId: '1' };

const ALL = [...LIST_KEY, {}];
const TODOS = [...LIST_KEY, { kind: 'todo' }];
const WORDS = [...LIST_KEY, { keyword: 'PO' }];

/** A page that shows what came so far. */
function page() {
  const client = new QueryClient();
  for (const key of [ALL, TODOS, WORDS]) {
    client.setQueryData(key, [{ list: [message('1')], next: null }]);
  }
  client.setQueryData(panelQuery.queryKey, { list: [message('1')], next: null });
  client.setQueryData(messageCountsQuery.queryKey, { unread: counts, todos: [], todoTotal: 0 });
  const shown = (key: readonly unknown[]) =>
    client.getQueryData<{ list: Message[] }[]>(key)?.flatMap(({ list }) => list.map(({ id }) => id));
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { client, shown, isStale };
}

it('puts a message into the lists that want it, and counts it', () => {
  const { client, shown, isStale } = page();
  hearEvent(client, 'message', message('2'));
  expect([shown(ALL), shown(TODOS), shown(WORDS)]).toEqual([['2', '1'], ['1'], ['1']]);
  expect(client.getQueryData(panelQuery.queryKey)?.list.map(({ id }) => id)).toEqual(['2', '1']);
  expect(client.getQueryData<UnreadCounts>(UNREAD_KEY)).toMatchObject({ notice: 2, total: 2, newestId: '2' });
  expect(client.getQueryData(messageCountsQuery.queryKey)?.unread.total).toBe(2);
  expect([isStale(WORDS), isStale(ALL), isStale(messageCountsQuery.queryKey)]).toEqual([true, false, false]);
});

it('has what waits counted again after a new to-do', () => {
  const { client, isStale } = page();
  hearEvent(client, 'message', message('2', 'todo'));
  expect(isStale(messageCountsQuery.queryKey)).toBe(true);
});

it('asks for nothing while the counts are those it had come to itself', () => {
  const { client, isStale } = page();
  hearEvent(client, 'unread', counts);
  hearEvent(client, 'message', message('2'));
  hearEvent(client, 'unread', { ...counts, notice: 2, total: 2, newestId: '2' });
  expect([isStale(ALL), isStale(panelQuery.queryKey)]).toEqual([false, false]);
});

it('asks again when something was read elsewhere, or came while nobody listened', () => {
  const { client, isStale } = page();
  hearEvent(client, 'unread', { ...counts, notice: 0, total: 0 });
  expect([isStale(ALL), isStale(panelQuery.queryKey)]).toEqual([true, true]);
  expect(client.getQueryData<UnreadCounts>(UNREAD_KEY)?.total).toBe(0);
});

it('shows what is opened as read at once', () => {
  const { client } = page();
  showRead(client, ['1']);
  const pages = client.getQueryData<{ list: Message[] }[]>(ALL);
  expect(pages?.[0]?.list[0]?.readAt).not.toBeNull();
  expect(client.getQueryData(panelQuery.queryKey)?.list[0]?.readAt).not.toBeNull();
});

it('says how much is unread where nothing else is shown', () => {
  const client = new QueryClient();
  hearEvent(client, 'unread', counts);
  expect(client.getQueryData(UNREAD_KEY)).toEqual(counts);
  expect(client.getQueryData(messageCountsQuery.queryKey)).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { Message, UnreadCounts } from '#business/messages/contract/message-schemas.ts';
import { countIn, fits, isNewer, markRead, mergeIncoming, sameCounts } from './merge-messages.ts';

const message = (id: string, other: Partial<Message> = {}): Message => ({
  ...{ id, event: 'order.confirmed', kind: 'notice', kindName: '通知', groupName: '订单', title: id, text: '' },
  ...{ href: null, poNumber: null, createdAt: '2026-11-23T00:00:00.000Z', readAt: null, ...other },
});
const part = (next: string | null, ...ids: string[]) => ({ list: ids.map((id) => message(id)), next });
const idsOf = (parts: { list: { id: string }[] }[]) => parts.map(({ list }) => list.map(({ id }) => id).join());

it.each([
  ['10', '9', true],
  ['9', '10', false],
  ['12', '11', true],
  ['11', '12', false],
  ['11', '11', false],
  ['9007199254740993', '9007199254740992', true],
])('%s is newer than %s: %s', (id, than, newer) => {
  expect(isNewer(id, than)).toBe(newer);
});

it.each([
  ['everything', {}, true],
  ['its kind', { kind: 'notice' }, true],
  ['another kind', { kind: 'todo' }, false],
  ['what it is about', { group: 'order' }, true],
  ['something else', { group: 'approval' }, false],
  ['what is unread', { unread: true }, true],
  ['words, which only the server finds', { keyword: 'PO' }, null],
  ['words among another kind', { kind: 'todo', keyword: 'PO' }, false],
] as const)('a list of %s', (_, filter, expected) => {
  expect(fits(filter, message('1'))).toBe(expected);
});

it('a list of what is unread has no use for what was read meanwhile', () => {
  expect(fits({ unread: true }, message('1', { readAt: '2026-11-23T00:00:00.000Z' }))).toBe(false);
});

it.each([
  ['at the top', [part(null, '3', '2')], '4', ['4,3,2']],
  ['between two that came earlier and later', [part(null, '4', '2')], '3', ['4,3,2']],
  ['in the part where it belongs', [part('8', '9', '8'), part(null, '6', '5')], '7', ['9,8', '7,6,5']],
  ['at the end of a whole list', [part(null, '4')], '3', ['4,3']],
  ['into an empty list', [part(null)], '3', ['3']],
  ['nowhere behind an end that was not loaded', [part('4', '4')], '3', ['4']],
  ['once', [part('8', '9', '8'), part(null, '6')], '6', ['9,8', '6']],
  ['nowhere without a list', [], '6', []],
])('puts a message %s', (_, parts, id, expected) => {
  expect(idsOf(mergeIncoming(parts, message(id)))).toEqual(expected);
});

it('takes the later telling of a message', () => {
  const [first] = mergeIncoming([part(null, '2', '1')], message('1', { title: '新' }));
  expect(first?.list.map(({ title }) => title)).toEqual(['2', '新']);
});

it('marks what is unread alone', () => {
  const parts = [{ list: [message('3'), message('2', { readAt: 'before' }), message('1')], next: null }];
  expect(markRead(parts, ['3', '2'], 'now')[0]?.list.map(({ readAt }) => readAt)).toEqual(['now', 'before', null]);
});

const counts: UnreadCounts = { todo: 1, notice: 2, alert: 0, total: 3, newestId: '10' };

it('counts a message that came after the counts were taken', () => {
  expect(countIn(counts, message('11'))).toEqual({ ...counts, notice: 3, total: 4, newestId: '11' });
  expect(countIn({ ...counts, newestId: null }, message('1', { kind: 'alert' }))).toMatchObject({ alert: 1, total: 4 });
});

it('counts nothing twice, and nothing that was read', () => {
  expect(countIn(counts, message('10'))).toBe(counts);
  expect(countIn(counts, message('11', { readAt: 'now' }))).toEqual({ ...counts, newestId: '11' });
});

it.each([
  ['the same', {}, true],
  ['another to-do', { todo: 2 }, false],
  ['another notice', { notice: 3 }, false],
  ['another alert', { alert: 1 }, false],
  ['something newer', { newestId: '11' }, false],
])('tells %s', (_, change, same) => {
  expect(sameCounts(counts, { ...counts, ...change })).toBe(same);
});

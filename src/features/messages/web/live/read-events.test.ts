import { expect, it } from 'vitest';
import { createEventReader, type StreamEvent } from './read-events.ts';

function read(...pieces: string[]): StreamEvent[] {
  const heard: StreamEvent[] = [];
  const take = createEventReader((event) => heard.push(event));
  for (const piece of pieces) take(piece);
  return heard;
}

const UNREAD = { name: 'unread', data: { total: 1 }, id: null };

it.each([
  ['one event', ['event: unread\ndata: {"total":1}\n\n'], [UNREAD]],
  ['an event in any pieces', ['event: unr', 'ead\nda', 'ta: {"total"', ':1}\n', '\n'], [UNREAD]],
  ['lines that end as elsewhere', ['event: unread\r\ndata: {"total":1}\r\n\r\n'], [UNREAD]],
  ['a number to go on from', ['id: 7\nevent: message\ndata: {}\n\n'], [{ name: 'message', data: {}, id: '7' }]],
  ['data of several lines', ['event: unread\ndata: {"total":\ndata: 1}\n\n'], [UNREAD]],
  ['fields without a space', ['event:unread\ndata:{"total":1}\n\n'], [UNREAD]],
  ['an event without a name', ['data: 1\n\n'], [{ name: 'message', data: 1, id: null }]],
  ['two at once', ['data: 1\n\ndata: 2\n\n'], [1, 2].map((data) => ({ name: 'message', data, id: null }))],
  ['signs of life', [':\n\n', ': still here\n\n'], []],
  ['what is no JSON', ['event: unread\ndata: <html>\n\n', 'data: 2\n\n'], [{ name: 'message', data: 2, id: null }]],
  ['half an event', ['event: unread\ndata: {"total":1}\n'], []],
])('reads %s', (_, pieces, expected) => {
  expect(read(...pieces)).toEqual(expected);
});

it('reads a break between two pieces as one', () => {
  expect(read('event: unread\r\ndata: {"total":1}\r', '\n\r\n')).toEqual([UNREAD]);
});

import { expect, it } from 'vitest';
import type { MessageGroup } from '../contract/message-words.ts';
import { concerns, mayHear } from './event-audience.ts';

it.each<[MessageGroup, boolean, boolean]>([
  ['order', true, false],
  ['approval', true, false],
  ['desk', false, true],
  ['security', true, true],
  ['transfer', true, true],
])('%s concerns customers: %s, the shop’s own people: %s', (group, customers, staff) => {
  const event = { code: 'a.b', label: 'x', group, kind: 'notice', channels: [], byDefault: [] } as const;
  expect([concerns(event, false), concerns(event, true)]).toEqual([customers, staff]);
});

const event = { code: 'a.b', label: 'x', group: 'goods', kind: 'notice', channels: [], byDefault: [] } as const;

it('what only customers are told is not the shop’s people’s, though its group is', () => {
  expect([concerns(event, false), concerns(event, true)]).toEqual([true, true]);
  const own = { ...event, customersOnly: true } as const;
  expect([concerns(own, false), concerns(own, true)]).toEqual([true, false]);
});

it.each([
  [undefined, [], true],
  ['DESK_ORDERS', ['DESK_ORDERS'], true],
  ['DESK_ORDERS', ['DESK_STOCK'], false],
])('an event for the right %s is heard by who holds %o: %s', (right, rights, hears) => {
  expect(mayHear({ ...event, ...(right && { right }) }, new Set(rights))).toBe(hears);
});

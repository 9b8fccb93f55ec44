import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAULT_EVENTS, noteFaults } from './note-faults.ts';

let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const fail = (name: string) => page.dispatchEvent(new Event(name));

it('keeps what failed until it is taken, and nothing after that', () => {
  const take = noteFaults();
  for (const name of [...FAULT_EVENTS, 'load']) fail(name);
  expect(take().map(({ type }) => type)).toEqual([...FAULT_EVENTS]);
  fail('error');
  expect(take()).toHaveLength(FAULT_EVENTS.length);
});

it('keeps no more than enough of what fails in a loop', () => {
  const take = noteFaults();
  for (let n = 0; n < 50; n += 1) fail('error');
  expect(take()).toHaveLength(20);
});

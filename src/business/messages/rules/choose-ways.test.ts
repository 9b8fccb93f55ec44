import { describe, expect, it } from 'vitest';
import type { MessageEvent } from '../contract/define-message-events.ts';
import { chooseWays, isLetOut, keepsBinding, lockedWays, openWays, ownWays } from './choose-ways.ts';

const event = (more: Partial<MessageEvent> = {}): MessageEvent => ({
  ...{
    code: 'a.b',
    label: 'x',
    group: 'order',
    kind: 'notice',
    channels: ['mail', 'sms', 'robot'],
    byDefault: ['mail'],
  },
  ...more,
});
const PLAIN = event();
const BINDING = event({ binding: 'payment' });
const said = (active: boolean, ...channels: string[]) => ({ active, channels });

it('ways to one person are the inbox and those of the event, but no group', () => {
  expect(ownWays(PLAIN)).toEqual(['inbox', 'mail', 'sms']);
});

it.each([
  [PLAIN, undefined, true],
  [PLAIN, said(true), true],
  [PLAIN, said(false, 'mail'), false],
  [BINDING, said(false), true],
])('case %#: a company lets out what it says, and what binds', (what, setting, is) => {
  expect(isLetOut(what, setting)).toBe(is);
});

it.each([
  ['nothing said', PLAIN, undefined, ['inbox', 'mail', 'sms']],
  ['mail alone', PLAIN, said(true, 'mail'), ['mail']],
  ['nothing left', PLAIN, said(true), []],
  ['binding, phone alone', BINDING, said(true, 'sms'), ['inbox', 'sms']],
  ['binding, nothing left', BINDING, said(true), ['inbox', 'mail']],
  ['binding, pages alone', BINDING, said(true, 'inbox'), ['inbox', 'mail']],
])('a company leaves open: %s', (_, what, setting, ways) => {
  expect(openWays(what, setting)).toEqual(ways);
});

describe('a message takes', () => {
  it.each([
    ['what is usual', PLAIN, undefined, undefined, ['inbox', 'mail']],
    ['what the person wants', PLAIN, undefined, ['sms'], ['sms']],
    ['nothing where nothing is wanted', PLAIN, undefined, [], []],
    ['no way the company has shut', PLAIN, said(true, 'inbox'), ['inbox', 'mail'], ['inbox']],
    ['no way at all where the company keeps it in', PLAIN, said(false), undefined, []],
    ['inbox and mail where it binds and nothing is wanted', BINDING, undefined, [], ['inbox', 'mail']],
    ['the way that is wanted where it binds', BINDING, undefined, ['sms'], ['inbox', 'sms']],
    ['the way that is open where it binds', BINDING, said(true, 'sms'), ['mail'], ['inbox', 'sms']],
    ['its ways where it binds and the company keeps it in', BINDING, said(false, 'mail'), ['inbox'], ['inbox', 'mail']],
  ])('%s', (_, what, setting, wish, ways) => {
    expect(chooseWays(what, setting, wish)).toEqual(ways);
  });
});

it.each([
  ['nothing where nothing binds', PLAIN, ['inbox', 'mail'], []],
  ['the inbox where there are two ways out', BINDING, ['inbox', 'mail', 'sms'], ['inbox']],
  ['the only way out, too', BINDING, ['inbox', 'sms'], ['inbox', 'sms']],
] as const)('locked is %s', (_, what, open, ways) => {
  expect(lockedWays(what, open)).toEqual(ways);
});

it.each([
  [PLAIN, [], true],
  [BINDING, ['inbox'], false],
  [BINDING, ['inbox', 'sms'], true],
])('case %#: a choice keeps what binds', (what, ways, keeps) => {
  expect(keepsBinding(what, ways)).toBe(keeps);
});

import { expect, it } from 'vitest';
import type { Habits } from '#business/messages/contract/message-settings-schemas.ts';
import {
  changedChoices,
  choicesOf,
  type EventRow,
  inGroups,
  limitProblem,
  quietProblem,
  sameHabits,
  withChannel,
  wrongLimit,
} from './settings-draft.ts';

const way = (channel: 'inbox' | 'mail' | 'sms', on: boolean) => ({
  channel,
  label: channel,
  on,
  locked: false,
  why: null,
});
const event = (code: string, group = 'order', on?: boolean): EventRow => ({
  ...{ code, label: code, group, groupName: group, kindName: '通知', ...(on === undefined ? {} : { on }) },
  channels: [way('mail', true), way('inbox', true), way('sms', false)],
});
const events = [event('approval.b', 'approval', false), event('order.a'), event('order.c')];

it('begins with what is kept', () => {
  expect(choicesOf(events)).toEqual({
    'order.a': { on: true, channels: ['inbox', 'mail'] },
    'approval.b': { on: false, channels: ['inbox', 'mail'] },
    'order.c': { on: true, channels: ['inbox', 'mail'] },
  });
});

it('sends what was changed alone, and nothing that was changed back', () => {
  const kept = choicesOf(events);
  expect(changedChoices(events, kept)).toEqual([]);
  const both = { ...kept, 'order.a': { on: false, channels: ['inbox', 'mail'] as const } };
  expect(changedChoices(events, both)).toEqual([{ code: 'order.a', on: false, channels: ['inbox', 'mail'] }]);
  const more = withChannel({ on: true, channels: ['inbox', 'mail'] }, 'sms', true);
  expect(changedChoices(events, { ...kept, 'order.c': more })).toEqual([
    { code: 'order.c', on: true, channels: ['inbox', 'mail', 'sms'] },
  ]);
  expect(changedChoices(events, { ...kept, 'order.c': withChannel(more, 'sms', false) })).toEqual([]);
  expect(changedChoices(events, {})).toEqual([]);
});

it('puts events under what they are about, orders first', () => {
  expect(inGroups(events).map(([group, rows]) => [group, rows.map(({ code }) => code)])).toEqual([
    ['order', ['order.a', 'order.c']],
    ['approval', ['approval.b']],
  ]);
});

const habits: Habits = { quietFrom: '22:00', quietTo: '07:00', digest: 'none', digestHour: 8, digestDay: 1 };

it.each([
  [{}, true],
  [{ quietFrom: '21:00' }, false],
  [{ quietTo: null }, false],
  [{ digest: 'daily' as const }, false],
  [{ digestHour: 9 }, false],
  [{ digestDay: 2 }, false],
])('knows whether habits were changed by %o', (change, same) => {
  expect(sameHabits(habits, { ...habits, ...change })).toBe(same);
});

it.each([
  [null, null, true],
  ['22:00', '07:00', true],
  ['22:00', '22:00', false],
  ['22:00', null, false],
  [null, '07:00', false],
  ['', '07:00', false],
  ['22:00', '', false],
])('from %s to %s may be quiet: %s', (quietFrom, quietTo, fine) => {
  expect(quietProblem({ quietFrom, quietTo }) === null).toBe(fine);
});

const risen: EventRow = {
  ...event('goods.priceUp', 'goods', true),
  limit: { label: '涨幅超过', unit: '%', least: 1, most: 50, value: 5 },
};

it('keeps the number of an event through its other choices, and sends it with them', () => {
  const kept = choicesOf([risen])['goods.priceUp'];
  expect(kept).toEqual({ on: true, channels: ['inbox', 'mail'], limit: '5' });
  expect(changedChoices([risen], { 'goods.priceUp': { on: true, channels: ['inbox', 'mail'], limit: '8' } })).toEqual([
    { code: 'goods.priceUp', on: true, channels: ['inbox', 'mail'], limit: '8' },
  ]);
  expect(withChannel({ on: true, channels: [], limit: '8' }, 'mail', true).limit).toBe('8');
});

it.each([
  ['1', null],
  ['50', null],
  ['0', '请填写 1 到 50 的整数'],
  ['51', '请填写 1 到 50 的整数'],
  ['5.5', '请填写 1 到 50 的整数'],
  ['', '请填写 1 到 50 的整数'],
  [undefined, null],
])('the number %o: %o', (typed, problem) => {
  expect(limitProblem(risen, typed)).toBe(problem);
  const choices = { 'goods.priceUp': { on: true, channels: [], ...(typed !== undefined && { limit: typed }) } };
  expect(wrongLimit([...events, risen], choices)).toBe(problem && `常购：${problem}`.replace('常购', risen.label));
});

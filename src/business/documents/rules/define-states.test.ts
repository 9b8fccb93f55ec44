import { expect, it } from 'vitest';
import { defineStates, movesOf } from './define-states.ts';

const states = defineStates({
  machine: 'thing',
  births: ['open'],
  states: {
    open: { label: '待办', deskLabel: '待处理', tone: 'warning', to: ['done', 'gone'] },
    done: { label: '完成', tone: 'success', to: ['gone'] },
    gone: { label: '取消', tone: 'neutral', to: [] },
  },
  buyerActs: { cancel: { from: ['open', 'done'], to: ['gone'] } },
  deskActs: {
    finish: { from: ['open'], to: ['done'] },
    cancel: { from: ['open', 'done'], to: ['gone'] },
  },
});

it('knows its states by name', () => {
  expect(states.names).toEqual(['open', 'done', 'gone']);
  expect([states.is('open'), states.is('toString'), states.is('')]).toEqual([true, false, false]);
  expect(states.read('done')).toBe('done');
  expect(() => states.read('lost')).toThrow('unknown state lost of thing');
});

it('words and colours a state', () => {
  expect([states.label('open'), states.deskLabel('open'), states.deskLabel('done')]).toEqual([
    '待办',
    '待处理',
    '完成',
  ]);
  expect([states.tone('open'), states.tone('written by a newer version')]).toEqual(['warning', 'neutral']);
});

it.each([
  ['open', 'done', true],
  ['done', 'open', false],
  ['gone', 'open', false],
] as const)('%s to %s: %s', (from, to, legal) => expect(states.canMove(from, to)).toBe(legal));

it('ends where nothing leads on', () => {
  expect(states.names.filter(states.hasEnded)).toEqual(['gone']);
});

it.each([
  ['open', ['cancel'], ['finish', 'cancel']],
  ['done', ['cancel'], ['cancel']],
  ['gone', [], []],
] as const)('lets be done with what is %s: %j, at the desk %j', (state, ofBuyer, ofDesk) => {
  expect([states.buyerActs(state), states.deskActs(state)]).toEqual([ofBuyer, ofDesk]);
});

it('says whether an act is possible', () => {
  expect([states.allows('finish', 'open'), states.allows('finish', 'done')]).toEqual([true, false]);
  expect(
    defineStates({ machine: 'x', births: ['a'], states: { a: { label: '', tone: 'neutral', to: [] } } }).acts,
  ).toEqual({});
});

it('lists births and moves as the database keeps them', () => {
  expect(movesOf(states)).toEqual([' → open', 'done → gone', 'open → done', 'open → gone']);
});

import { expect, it } from 'vitest';
import { movesOf, stateOf } from './survey-state.ts';

const NOON = new Date('2026-11-20T04:00:00Z');
const before = new Date(NOON.getTime() - 1);
const after = new Date(NOON.getTime() + 1);

it.each([
  ['a draft stays one whatever its dates', { status: 'draft', opensAt: before, closesAt: after }, 'draft'],
  ['what the desk has ended is over', { status: 'closed', opensAt: null, closesAt: after }, 'closed'],
  ['open without dates', { status: 'open', opensAt: null, closesAt: null }, 'open'],
  ['not yet', { status: 'open', opensAt: after, closesAt: null }, 'planned'],
  ['open at its first instant', { status: 'open', opensAt: NOON, closesAt: after }, 'open'],
  ['over at its last instant', { status: 'open', opensAt: before, closesAt: NOON }, 'closed'],
  ['open a moment before its last', { status: 'open', opensAt: null, closesAt: after }, 'open'],
] as const)('%s', (_, survey, state) => {
  expect(stateOf(survey, NOON)).toBe(state);
});

it.each([
  ['draft', ['open']],
  ['open', ['closed']],
  ['closed', ['open']],
] as const)('lets the desk bring what is %s to %j', (status, moves) => expect(movesOf(status)).toEqual(moves));

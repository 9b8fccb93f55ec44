import { expect, it } from 'vitest';
import { countStatements, least } from './statement-counts.ts';

const sent = (...messages: [kind: string, ...words: string[]][]) =>
  messages.map(([kind, ...words]) => ({ kind, words }));

it('counts what a call asks, and how often it travels', () => {
  const read = sent(['B', '', 'context'], ['E', ''], ['P', '', 'select 1'], ['B', '', ''], ['E', ''], ['S']);
  const prepared = sent(['B', '', 'context'], ['E', ''], ['B', '', 's1'], ['E', ''], ['S']);
  const begin = sent(['Q', 'begin read write; select set_config()']);
  const end = sent(['B', '', 's2'], ['E', ''], ['P', '', 'commit'], ['B', '', ''], ['E', ''], ['S']);
  expect(countStatements(read)).toEqual([1, 1]);
  expect(countStatements(prepared)).toEqual([1, 1]);
  expect(countStatements([...begin, ...end])).toEqual([1, 2]);
  expect(countStatements(sent(['Q', 'select 1'], ['Q', 'commit'], ['Q', 'rollback']))).toEqual([1, 3]);
  expect(countStatements([])).toEqual([0, 0]);
});

it('takes the less of two looks', () => {
  expect(least([3, 5], [4, 2])).toEqual([3, 2]);
});

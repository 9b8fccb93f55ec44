import { expect, it } from 'vitest';
import { readImportsSearch, readRunId } from './imports-search.ts';

it.each([
  [{ status: 'running' }, 'running'],
  [{ status: 'constructor' }, undefined],
  [{ status: 7 }, undefined],
  [{}, undefined],
])('reads the state of %j', (search, status) => {
  expect(readImportsSearch(search).status).toBe(status);
});

it.each([
  ['12', '12'],
  [12, '12'],
  ['0', ''],
  ['-1', ''],
  ['1 or 1', ''],
  [undefined, ''],
])('reads the number %j', (id, expected) => {
  expect(readRunId({ id })).toBe(expected);
});

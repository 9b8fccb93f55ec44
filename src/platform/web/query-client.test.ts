import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { errorWords } from './query-client.ts';

const refusal = (number: number, message = '库存不足') =>
  Object.assign(new ORPCError('X', { status: 409, message }), { number });

it.each([
  ['a refusal speaks in its own words', refusal(32001), '库存不足'],
  ['code 400 passes in silence', refusal(400), null],
  ['code 70001 passes in silence', refusal(70001), null],
  ['code 1004 passes in silence', refusal(1004), null],
  ['what is no answer of the shop has no words for people', new TypeError('x is undefined'), null],
])('%s', (_, error, expected) => {
  expect(errorWords(error)).toBe(expected);
});

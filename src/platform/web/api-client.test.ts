import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { isFinalRefusal } from './api-client.ts';

it.each([
  ['a refusal', new ORPCError('ORDER_STOCK_SHORT', { status: 409 }), true],
  ['too many requests', new ORPCError('TOO_MANY_REQUESTS', { status: 429 }), true],
  ['the same request still running', new ORPCError('KEY_IN_FLIGHT', { status: 409 }), false],
  ['an outcome nobody knows', new ORPCError('OUTCOME_UNKNOWN', { status: 503 }), false],
  ['a server that failed', new ORPCError('HTTP_500', { status: 500 }), false],
  ['a gateway without an answer', new ORPCError('NETWORK', { status: 504 }), false],
  ['no answer at all', new TypeError('Failed to fetch'), false],
])('the next try after %s: another act %s', (_, error, another) => {
  expect(isFinalRefusal(error)).toBe(another);
});

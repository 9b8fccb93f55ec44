import { createORPCErrorFromJson } from '@orpc/client';
import { expect, it } from 'vitest';
import { isCallError } from './api-client.ts';
import { factsOfRefusal, isRefusal, refusalOf } from './carry-refusal.ts';

const thrown = (status: number) =>
  Object.assign(
    createORPCErrorFromJson({ defined: true, code: 'IDENTITY_REFUSED', status, message: '不能', data: { secret: 1 } }),
    { requestId: 'page-0001' },
  );

it('carries words, status and number of a refusal over to the browser, and nothing else', () => {
  const facts = factsOfRefusal(thrown(403));
  expect(JSON.parse(JSON.stringify(facts))).toEqual({
    code: 'IDENTITY_REFUSED',
    status: 403,
    message: '不能',
    requestId: 'page-0001',
  });
  const again = refusalOf(facts);
  expect(isCallError(again)).toBe(true);
  expect(factsOfRefusal(again)).toEqual(facts);
});

it('takes answers for refusals, and neither failures nor other errors', () => {
  expect([thrown(403), thrown(499), thrown(500), new Error('x'), null].map(isRefusal)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

import { expect, it } from 'vitest';
import { callRefusal } from '#platform/web/call-refusal.ts';
import { hasNoDocument, statusOfMatches } from './page-status.ts';

const well = { status: 'success' as const, error: undefined, context: {} };
const failed = (status: number) => ({
  status: 'error' as const,
  error: callRefusal({ code: 'X', status, message: '', data: null }),
  context: {},
});
const broken = { status: 'error' as const, error: new Error('a fault'), context: {} };

it.each([
  ['nothing failed', [well, well], 200, 200],
  ['the router knows no such page', [well], 404, 404],
  ['the guards refuse', [{ ...well, context: { refusal: '无权' } }], 200, 403],
  ['a call refuses', [well, failed(404)], 500, 404],
  ['the database is away', [well, failed(503)], 500, 503],
  ['it is away when the reader is asked for', [failed(503)], 500, 503],
  ['a call has a fault', [well, failed(500)], 500, 500],
  ['a loader has a fault', [well, broken], 500, 500],
])('%s', (_, matches, otherwise, status) => {
  expect(statusOfMatches(matches, otherwise)).toBe(status);
});

it('has no document where the root failed', () => {
  const router = (matches: object[]) => ({ state: { matches } }) as Parameters<typeof hasNoDocument>[0];
  expect(hasNoDocument(router([failed(503)]))).toBe(true);
  expect(hasNoDocument(router([well, failed(503)]))).toBe(false);
});

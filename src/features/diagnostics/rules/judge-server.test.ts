import { expect, it } from 'vitest';
import type { Health } from '../contract/diagnostics-schemas.ts';
import { judgeDatabase, judgeService, judgeWorker } from './judge-server.ts';

const health = (
  facts: Partial<Health['worker']> = {},
  database = { answers: true, ms: 5 },
  minutesUp = 60,
): Health => ({
  version: '1',
  serverTime: '2026-04-14T12:00:00Z',
  startedAt: new Date(Date.parse('2026-04-14T12:00:00Z') - minutesUp * 60_000).toISOString(),
  requestId: 'r',
  database,
  worker: { silentSeconds: 20, lagSeconds: 0, ...facts },
  samplePicture: null,
});

it.each([
  ['working', health(), 'good'],
  ['silent for a while', health({ silentSeconds: 180 }), 'good'],
  ['silent', health({ silentSeconds: 181 }), 'bad'],
  ['never seen', health({ silentSeconds: null }), 'bad'],
  ['never seen, just started', health({ silentSeconds: null }, undefined, 2), 'unknown'],
  ['never seen, started three minutes ago', health({ silentSeconds: null }, undefined, 3), 'bad'],
  ['a minute behind', health({ lagSeconds: 60 }), 'good'],
  ['behind', health({ lagSeconds: 61 }), 'notice'],
  ['not knowable', health({ silentSeconds: null }, { answers: false, ms: 2_000 }), 'unknown'],
  ['not reached', null, 'unknown'],
])('background %s is judged', (_, facts, verdict) => {
  expect(judgeWorker(facts).verdict).toBe(verdict);
});

it.each([
  ['quick', health(), 'good', false],
  ['just quick enough', health({}, { answers: true, ms: 200 }), 'good', false],
  ['slow', health({}, { answers: true, ms: 201 }), 'slow', true],
  ['silent', health({}, { answers: false, ms: 2_000 }), 'bad', true],
  ['not reached', null, 'unknown', false],
])('database that is %s is judged, with advice where it is amiss', (_, facts, verdict, advised) => {
  const finding = judgeDatabase(facts);
  expect([finding.verdict, finding.advice !== undefined]).toEqual([verdict, advised]);
});

it('knows a service by its answer', () => {
  expect([judgeService(health()).verdict, judgeService(null).verdict]).toEqual(['good', 'bad']);
});

import { describe, expect, it } from 'vitest';
import { describeOtherSessions } from './describe-other-sessions.ts';

/** 2026-10-04 00:30 in Shanghai, still the day before in UTC. */
const NOW = Date.parse('2026-10-03T16:30:00Z');
const at = (lastSeenAt: string, device = 'Chrome 156 · Windows') => ({ device, lastSeenAt });

describe('where else an account is open', () => {
  it.each([
    ['today by the clock of Shanghai', '2026-10-03T16:05:00Z', '该账号还在 Chrome 156 · Windows（今天 00:05）登录'],
    ['yesterday', '2026-10-03T15:59:00Z', '该账号还在 Chrome 156 · Windows（昨天 23:59）登录'],
    ['longer ago', '2026-09-30T01:12:00Z', '该账号还在 Chrome 156 · Windows（2026-09-30 09:12）登录'],
  ])('%s', (_, instant, text) => {
    expect(describeOtherSessions([at(instant)], NOW)).toBe(text);
  });

  it('names the latest of several and counts them', () => {
    const others = [at('2026-09-30T01:12:00Z'), at('2026-10-03T16:05:00Z', 'Safari 19 · iPhone')];
    expect(describeOtherSessions(others, NOW)).toBe('该账号还在 Safari 19 · iPhone（今天 00:05）等 2 处登录');
  });

  it('says nothing when it is open nowhere else', () => {
    expect(describeOtherSessions([], NOW)).toBeNull();
  });
});

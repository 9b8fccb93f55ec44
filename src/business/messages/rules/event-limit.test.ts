import { describe, expect, it } from 'vitest';
import { limitOf, takesLimit } from './event-limit.ts';

const LIMIT = { label: '涨幅超过', unit: '%', least: 1, most: 50, byDefault: 5 };

describe('the number of an event', () => {
  it.each([
    ['nothing was said', undefined, 5],
    ['the company keeps the usual one', { limitValue: null }, 5],
    ['the company has its own', { limitValue: 12 }, 12],
    ['and it may be the least', { limitValue: 0 }, 0],
  ])('%s', (_, said, value) => {
    expect(limitOf(LIMIT, said)).toBe(value);
  });

  it.each([
    [LIMIT, undefined, true],
    [LIMIT, 0, false],
    [LIMIT, 1, true],
    [LIMIT, 50, true],
    [LIMIT, 51, false],
    [undefined, undefined, true],
    [undefined, 5, false],
  ])('%o takes %s: %s', (limit, value, takes) => {
    expect(takesLimit(limit, value)).toBe(takes);
  });
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { currentScope, type RequestScope, runInScope } from '#platform/api/request-scope.ts';
import { atOtherMoment, expectSameText } from './other-moment.ts';

const scope = {
  nonce: 'n1',
  requestId: 'r1',
  headers: new Headers({ cookie: 't_r=310000' }),
  cookies: [],
  ip: '127.0.0.1',
} as unknown as RequestScope;

/** What a component shows at two moments. */
const both = (show: () => string) => {
  const Shown = () => createElement('p', null, show());
  const render = () => renderToString(createElement(Shown));
  return runInScope(scope, () => [render(), atOtherMoment(render)]);
};

describe('a page at another moment', () => {
  it.each<[what: string, show: () => string]>([
    ['the time', () => String(Date.now())],
    ['a date', () => new Date().toISOString().slice(0, 10)],
    ['the month', () => new Date().toLocaleDateString('zh-CN', { month: 'long' })],
    ['the hour', () => String(new Date().getHours())],
    // biome-ignore lint/complexity/useDateNow: one of the ways to ask
    ['the time, as a number', () => String(+new Date())],
    ['the time, as a text', () => Date()],
    ['how long it took', () => String(Math.round(performance.now() / 60_000))],
    ['a random number', () => String(Math.random())],
    ['a cookie', () => currentScope().headers.get('cookie') ?? ''],
    ['an address', () => currentScope().ip],
  ])('is another one where it shows %s', (_what, show) => {
    const [now, then] = both(show);
    expect(then).not.toBe(now);
  });

  it.each<[what: string, show: () => string]>([
    ['the day of an order', () => new Date('2026-03-01T00:00:00Z').toISOString()],
    ['a date by its parts', () => new Date(2026, 2, 1).toDateString() + Date.UTC(2026, 2) + Date.parse('2026-03-01')],
    ['what kind of thing a date is', () => String(new Date(0) instanceof Date)],
    ['its nonce and its number', () => currentScope().nonce + currentScope().requestId],
  ])('is the same where it shows %s', (_what, show) => {
    const [now, then] = both(show);
    expect(then).toBe(now);
  });

  it('leaves the clock as it was, also when rendering fails', () => {
    const [clock, random] = [Date, Math.random];
    const fail = () => atOtherMoment(() => JSON.parse('{') as string);
    expect(() => runInScope(scope, fail)).toThrow('JSON');
    expect([Date === clock, Math.random === random]).toEqual([true, true]);
    expect(Math.abs(Date.now() - new Date().getTime())).toBeLessThan(10_000);
    expect(new Date()).toBeInstanceOf(clock);
  });
});

describe('texts that are to be the same', () => {
  it('may be', () => {
    expect(() => expectSameText('a', 'a', 'no')).not.toThrow();
  });

  it('show where they begin to differ', () => {
    const before = `${'x'.repeat(100)}今天 23 日${'y'.repeat(100)}`;
    const differ = () => expectSameText(before, before.replace('23', '14'), 'it shows a clock');
    expect(differ).toThrow(/^it shows a clock: “x{37}今天 23 日y+” – “x{37}今天 14 日y+”$/);
    expect(() => expectSameText('ab', 'abc', 'longer')).toThrow('longer: “ab” – “abc”');
  });
});

import { expect, it, vi } from 'vitest';
import { chooseWay } from '../database-way.ts';
import { log } from '../log.ts';
import { PLAIN_WAY } from '../plain-way.ts';
import { strangeDriver } from './known-driver.ts';
import { SHORT_WAY } from './short-way.ts';

const KNOWN = { pg: '8.23.1', 'pg-protocol': '1.16.1' };

it('is the installed one: whoever takes another tries the shortcuts with it and writes its number down', () => {
  expect(strangeDriver()).toBeNull();
});

it.each([
  [KNOWN, undefined, null],
  [KNOWN, '', null],
  [KNOWN, '1', 'NODE_PG_FORCE_NATIVE is set'],
  [{ ...KNOWN, pg: '8.23.2' }, undefined, 'pg 8.23.2 instead of 8.23.1'],
  [{ ...KNOWN, pg: '8.23.10' }, undefined, 'pg 8.23.10 instead of 8.23.1'],
  [{ ...KNOWN, 'pg-protocol': '1.16.2' }, undefined, 'pg-protocol 1.16.2 instead of 1.16.1'],
  [{ ...KNOWN, pg: null }, undefined, 'pg of no known version instead of 8.23.1'],
  [
    { pg: '9.0.0', 'pg-protocol': '2.0.0' },
    undefined,
    'pg 9.0.0 instead of 8.23.1, pg-protocol 2.0.0 instead of 1.16.1',
  ],
])('%j, native %j: %s', (found, native, words) => {
  expect(strangeDriver(found, native)).toBe(words);
});

it('is asked before a shortcut is taken: with another driver statements go the plain way, which is said once', () => {
  const warn = vi.spyOn(log, 'warn');
  expect(chooseWay(true, null)).toBe(SHORT_WAY);
  expect(chooseWay(false, null)).toBe(PLAIN_WAY);
  expect(chooseWay(false, 'pg 9.0.0')).toBe(PLAIN_WAY);
  expect(warn).not.toHaveBeenCalled();
  expect(chooseWay(true, 'pg 9.0.0')).toBe(PLAIN_WAY);
  expect(chooseWay(true, 'pg 9.0.0')).toBe(PLAIN_WAY);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ driver: 'pg 9.0.0' }, expect.stringContaining('plain way'));
});

import { expect, it } from 'vitest';
import { expiredCookies, withTimestamp } from './fresh-page.ts';

it.each([
  ['https://mro.example/login.html', 'https://mro.example/login.html?_t=7'],
  ['https://mro.example/login.html?from=%2Fcart.html#a', 'https://mro.example/login.html?from=%2Fcart.html&_t=7#a'],
  ['https://mro.example/login.html?_t=3', 'https://mro.example/login.html?_t=7'],
])('%s reloads as %s', (href, fresh) => {
  expect(withTimestamp(href, 7)).toBe(fresh);
});

it('expires every cookie by name', () => {
  expect(expiredCookies('shareSC=a=b; v_flag=1')).toEqual([
    'shareSC=; path=/; max-age=0',
    'v_flag=; path=/; max-age=0',
  ]);
  expect(expiredCookies('')).toEqual([]);
});

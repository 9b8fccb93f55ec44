import { describe, expect, it } from 'vitest';
import { judgeAddress, withoutClaimedHost } from './request-path.ts';

const judge = (path: string) => judgeAddress(new URL(path, 'http://shop.test'));

describe('addresses', () => {
  it.each([
    ['/', 'fine'],
    ['/u-AB1.html?x=//y', 'fine'],
    ['/search.html?keyword=%E8%BD%B4', 'fine'],
    ['/%E8%BD%B4.html', 'fine'],
    ['/%ff.png', 'malformed'],
    ['/%zz', 'malformed'],
    ['/a/%c3%28/b', 'malformed'],
  ])('%s is %s', (path, judgement) => expect(judge(path)).toEqual(judgement));

  it.each([
    ['http://shop.test//x', '/x'],
    ['http://shop.test//evil.example/a?b=c', '/evil.example/a?b=c'],
    ['http://shop.test///', '/'],
    ['http://shop.test/user//order.html', '/user/order.html'],
    ['http://shop.test/\\\\evil.example', '/evil.example'],
  ])('%s moves to %s', (url, moved) => expect(judgeAddress(new URL(url))).toEqual({ moved }));
});

describe('redirects', () => {
  const request = new URL('http://claimed.example/a.html?q=1');
  it.each([
    ['/login.html', '/login.html'],
    ['http://claimed.example/login.html?from=%2Fa#top', '/login.html?from=%2Fa#top'],
    ['https://claimed.example//evil.example', '/evil.example'],
    ['https://m.shop.example/u-1.html', 'https://m.shop.example/u-1.html'],
  ])('%s leads to %s', (location, leads) => expect(withoutClaimedHost(location, request)).toBe(leads));
});

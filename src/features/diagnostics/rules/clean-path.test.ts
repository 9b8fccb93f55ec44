import { describe, expect, it } from 'vitest';
import { cleanPath, cleanShareCode } from './clean-path.ts';

describe('path that may be logged', () => {
  it.each([
    ['/u-AB1.html', '/u-AB1.html'],
    ['https://shop.example/search.html?keyword=M8&pageNo=2', '/search.html?keyword=M8&pageNo=2'],
    ['/search.html?keyword=%E8%9E%BA%E4%B8%9D', '/search.html?keyword=螺丝'],
    ['/search.html?keyword=13800138000', '/search.html?keyword=138*****000'],
    ['/activation.html?code=abc&token=def', '/activation.html'],
    ['/login.html?from=%2Fa%3Ftoken%3Dx', '/login.html'],
    ['/a%0d%0ab%00c', '/a b c'],
    ['/%zz', '/%zz'],
    ['not an address', '/not an address'],
    ['http://[', ''],
  ])('%s is logged as %s', (address, path) => {
    expect(cleanPath(address)).toBe(path);
  });

  it.each([
    ['S20815', 'S20815'],
    ['S2;drop', null],
    ['x'.repeat(33), null],
    ['', null],
    [undefined, null],
  ])('share code %j is %j', (code, kept) => {
    expect(cleanShareCode(code)).toBe(kept);
  });
});

import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('return path', () => {
  it.each(['/', '/cart.html', '/search.html?keyword=M8%20内六角&page=2', '/u-FAS0000001.html#spec'])(
    'keeps %s',
    (path) => {
      const url = new URL(path, 'https://shop.invalid');
      expect(safeReturnPath(path)).toBe(url.pathname + url.search + url.hash);
    },
  );

  it.each([
    undefined,
    '',
    'cart.html',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https://evil.example/cart.html',
    'javascript:alert(1)',
    '/a\\..\\\\evil.example',
    `/${'a'.repeat(3000)}`,
  ])('sends %j home', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it('never leaves the origin', () => {
    for (const path of ['/..//evil.example', '/.//evil.example', '/%2F/evil.example', '/@evil.example']) {
      expect(new URL(safeReturnPath(path), 'https://shop.invalid').origin).toBe('https://shop.invalid');
      expect(safeReturnPath(path)).not.toMatch(/^\/[/\\]/);
    }
  });
});

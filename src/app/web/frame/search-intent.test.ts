import { describe, expect, it } from 'vitest';
import { cleanKeyword, searchIntent } from './search-intent.ts';

describe('cleanKeyword', () => {
  it.each([
    ['  M8  内六角 ', 'M8 内六角'],
    ['a\tb\nc', 'a b c'],
    ['<script>alert(1)</script>螺钉', 'alert(1) 螺钉'],
    ['<img src=x onerror=alert(1)', ''],
    ['<16mm', '<16mm'],
    ['A>B', 'A>B'],
    ['', ''],
  ])('%j becomes %j', (text, keyword) => {
    expect(cleanKeyword(text)).toBe(keyword);
  });

  it('cuts at 60 characters without splitting one', () => {
    expect([...cleanKeyword('螺'.repeat(80))]).toHaveLength(60);
    expect(cleanKeyword('𠮷'.repeat(61))).toBe('𠮷'.repeat(60));
  });
});

describe('searchIntent', () => {
  it.each([
    ['M8', '', { kind: 'search', keyword: 'M8' }],
    ['   ', '防护手套', { kind: 'search', keyword: '防护手套' }],
    ['   ', '', { kind: 'home' }],
  ])('%j with default %j', (text, defaultText, intent) => {
    expect(searchIntent(text, defaultText)).toEqual(intent);
  });
});

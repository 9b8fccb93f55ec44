import { describe, expect, it } from 'vitest';
import { searchIntent } from './search-intent.ts';

describe('searchIntent', () => {
  it.each([
    ['M8', '', { kind: 'search', keyword: 'M8' }],
    ['   ', '防护手套', { kind: 'search', keyword: '防护手套' }],
    ['   ', '', { kind: 'home' }],
  ])('%j with default %j', (text, defaultText, intent) => {
    expect(searchIntent(text, defaultText)).toEqual(intent);
  });
});

import { expect, it } from 'vitest';
import { markup } from './markup.ts';

it('makes no markup of a name', () => {
  expect(markup('<b>A&B</b>')).toBe('&lt;b&gt;A&amp;B&lt;/b&gt;');
});

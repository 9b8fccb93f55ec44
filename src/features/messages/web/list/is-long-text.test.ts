import { expect, it } from 'vitest';
import { isLongText } from './is-long-text.ts';

it.each([
  ['', false],
  ['商品已发出。', false],
  ['一\n二\n三\n四\n五', false],
  ['一\n二\n三\n四\n五\n六', true],
  ['字'.repeat(300), false],
  ['字'.repeat(301), true],
])('%j is long: %s', (text, long) => {
  expect(isLongText(text)).toBe(long);
});

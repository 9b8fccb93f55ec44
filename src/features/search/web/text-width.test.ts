import { expect, it } from 'vitest';
import { columnWidth, textWidth } from './text-width.ts';

it.each([
  ['', 0],
  ['碳钢', 28],
  ['M8', 17],
  ['8.8级', 40],
  ['（黑）', 42],
])('“%s” stands about %d px wide', (text, width) => {
  expect(textWidth(text, 14)).toBe(width);
});

it('is as wide as its widest text and no wider than allowed', () => {
  expect(columnWidth(['碳钢', '不锈钢'], 14, 24, 200)).toBe(66);
  expect(columnWidth(['很长很长很长很长的材料说明'], 14, 24, 120)).toBe(120);
  expect(columnWidth([], 14, 24, 120)).toBe(24);
});

import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';
import { tints } from './tints.ts';

const COLOURS = ['#409EFF', '#C09A47', '#e60012', '#00a854', '#ffeb3b', '#7b1fa2', '#000000', '#ffffff', '#808080'];

describe('tints', () => {
  it.each(COLOURS)('%s gives ten steps from light to dark with the colour itself as the sixth', (hex) => {
    const series = tints(hex);
    expect(series).toHaveLength(10);
    expect(series[5]).toBe(hex.toLowerCase());
    for (const tint of series) expect(tint).toMatch(/^#[0-9a-f]{6}$/);
    const againstBlack = series.map((tint) => contrast(tint, '#000000'));
    for (const [index, value] of againstBlack.entries()) {
      expect(value).toBeLessThanOrEqual((againstBlack[index - 1] ?? 21) + 0.15);
    }
  });

  it('keeps the lightest step light enough to be a background', () => {
    for (const hex of COLOURS) expect(contrast(tints(hex)[0] ?? '', '#ffffff')).toBeLessThan(1.12);
  });

  it.each(['#fff', '409EFF0', '#409EFG', '#409EFF00', '', 'red'])('refuses %j', (value) => {
    expect(() => tints(value)).toThrow('颜色必须是 7 位十六进制');
  });
});

describe('oklch', () => {
  it.each(COLOURS)('%s survives the way there and back', (hex) => {
    expect(oklchToHex(hexToOklch(hex))).toBe(hex.toLowerCase());
  });
});

import { describe, expect, it } from 'vitest';
import { AA_TEXT, contrast } from './contrast.ts';
import { oklchToHex } from './oklch.ts';
import { themeCss, themeVariables } from './theme-css.ts';

const HUES = Array.from({ length: 24 }, (_, index) =>
  oklchToHex({ lightness: 0.35 + (index % 6) * 0.11, chroma: 0.15, hue: (index / 24) * 2 * Math.PI }),
);

describe('theme', () => {
  it.each([...HUES, '#ffffff', '#ffff00', '#000000'])('text and buttons in %s reach AA', (hex) => {
    const theme = themeVariables(hex);
    for (const name of ['primary', 'accent'] as const) {
      expect(contrast(theme[`--${name}-text`] ?? '', '#ffffff')).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrast(theme[`--${name}-text`] ?? '', theme[`--${name}-1`] ?? '')).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrast(theme[`--${name}-solid`] ?? '', '#ffffff')).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrast(theme[`--${name}-solid-hover`] ?? '', '#ffffff')).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });

  it('wears the product colours when the company has none', () => {
    expect(themeVariables(null)).toMatchObject({ '--primary-6': '#409eff', '--accent-6': '#c09a47' });
  });

  it('wears the company colour in both series', () => {
    expect(themeVariables('#E60012')).toMatchObject({ '--primary-6': '#e60012', '--accent-6': '#e60012' });
  });

  it.each(['red;}body{display:none', '#fff', ''])('never lets %j into the style sheet', (value) => {
    expect(themeCss(value)).toBe(themeCss(null));
  });
});

import { hexToOklch, linearRgb, oklchToHex } from './oklch.ts';

/** WCAG 2.2 AA for text below 18 pt. */
export const AA_TEXT = 4.5;

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour itself when it can be read on `background`, else the first darker shade of the same hue that can. */
export function darkenToContrast(hex: string, background: string, ratio: number = AA_TEXT): string {
  const start = hexToOklch(hex);
  let shade = hex;
  for (let lightness = start.lightness; contrast(shade, background) < ratio && lightness > 0; lightness -= 0.005) {
    shade = oklchToHex({ ...start, lightness });
  }
  return shade;
}

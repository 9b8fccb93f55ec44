import { darkenToContrast } from './contrast.ts';
import { isHexColour, tints } from './tints.ts';

/** Specification 9, theme. */
const DEFAULT_PRIMARY = '#409eff';
const DEFAULT_ACCENT = '#c09a47';
const ACCENT_OPACITY = 0.08;
/** A little above AA, so that links stay readable on the grey page and on tinted rows too. */
const TEXT_CONTRAST = 5.2;

function seriesVariables(name: string, hex: string): [variable: string, value: string][] {
  const series = tints(hex);
  const lightest = series[0] ?? hex;
  const solid = darkenToContrast(hex, '#ffffff');
  return [
    ...series.map((tint, index): [string, string] => [`--${name}-${index + 1}`, tint]),
    // Text must be readable on white and on the lightest tint, which is darker than white.
    [`--${name}-text`, darkenToContrast(hex, lightest, TEXT_CONTRAST)],
    // Ground of white button text, and the same one shade deeper under the pointer.
    [`--${name}-solid`, solid],
    [`--${name}-solid-hover`, darkenToContrast(solid, '#ffffff', 6)],
  ];
}

function withOpacity(hex: string, opacity: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgba(${value >> 16},${(value >> 8) & 255},${value & 255},${opacity})`;
}

/** The variables that make a page wear a company's colour; a missing or malformed colour gives the product's own. */
export function themeVariables(themeColor: string | null): Record<`--${string}`, string> {
  const own = isHexColour(themeColor) ? themeColor : null;
  const accent = own ?? DEFAULT_ACCENT;
  return Object.fromEntries([
    ...seriesVariables('primary', own ?? DEFAULT_PRIMARY),
    ...seriesVariables('accent', accent),
    ['--accent-soft', withOpacity(accent, ACCENT_OPACITY)],
  ]);
}

/** Texts by colour: the tints take half a millisecond, and firms have few colours. */
const texts = new Map<string | null, string>();
const MOST_TEXTS = 200;

/** Style sheet text for the document head; only checked colours reach it, so nothing can be injected. */
export function themeCss(themeColor: string | null): string {
  const known = texts.get(themeColor);
  if (known !== undefined) return known;
  const declarations = Object.entries(themeVariables(themeColor)).map(([name, value]) => `${name}:${value}`);
  const text = `:root{${declarations.join(';')}}`;
  if (texts.size < MOST_TEXTS) texts.set(themeColor, text);
  return text;
}

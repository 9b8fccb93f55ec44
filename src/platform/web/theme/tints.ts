import { hexToOklch, oklchToHex } from './oklch.ts';

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;
const LIGHTEST = 0.975;
const DARKEST = 0.24;
/** How far steps 1 to 5 stay from the lightest tint, and how much of the base's chroma they keep. */
const LIGHT_STEPS = [
  { towardsBase: 0, chroma: 0.14 },
  { towardsBase: 0.14, chroma: 0.28 },
  { towardsBase: 0.33, chroma: 0.48 },
  { towardsBase: 0.55, chroma: 0.7 },
  { towardsBase: 0.78, chroma: 0.88 },
] as const;
const DARK_STEPS = [0.2, 0.42, 0.64, 0.84] as const;

export function isHexColour(value: string | null | undefined): value is string {
  return typeof value === 'string' && HEX_COLOUR.test(value);
}

/**
 * Ten-step tint series of a theme colour (specification 4, theme): the colour itself is step 6,
 * 1 to 5 run towards white, 7 to 10 towards black, each step no lighter than the one before.
 * @throws RangeError unless `hex` is `#rrggbb` (specification 5: the helper needs 7 characters).
 */
export function tints(hex: string): string[] {
  if (!isHexColour(hex)) throw new RangeError('颜色必须是 7 位十六进制');
  const base = hexToOklch(hex);
  const top = Math.max(LIGHTEST, base.lightness);
  const bottom = Math.min(DARKEST, base.lightness);
  const lighter = LIGHT_STEPS.map((step) =>
    oklchToHex({
      lightness: top + (base.lightness - top) * step.towardsBase,
      chroma: base.chroma * step.chroma,
      hue: base.hue,
    }),
  );
  const darker = DARK_STEPS.map((share) =>
    oklchToHex({ ...base, lightness: base.lightness + (bottom - base.lightness) * share }),
  );
  return [...lighter, hex.toLowerCase(), ...darker];
}

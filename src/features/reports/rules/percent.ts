import { divideHalfUp } from '#platform/shared/money.ts';

/** Tenths of a percent as text: 80n → "8.0". */
function tenthsText(tenths: bigint): string {
  const abs = tenths < 0n ? -tenths : tenths;
  return `${tenths < 0n ? '-' : ''}${abs / 10n}.${abs % 10n}`;
}

/** Share in percent with one decimal; null of nothing. */
export const shareText = (part: bigint, whole: bigint): string | null =>
  whole === 0n ? null : tenthsText(divideHalfUp(part * 1_000n, whole));

/** Change against before in percent; null where there was nothing, or less than nothing. */
export const changeText = (now: bigint, before: bigint | null): string | null =>
  before === null || before <= 0n ? null : tenthsText(divideHalfUp((now - before) * 1_000n, before));

/** Difference of two shares in points. */
export function pointsText(now: string | null, before: string | null): string | null {
  if (now === null || before === null) return null;
  const tenths = (text: string) => BigInt(text.replace('.', ''));
  return tenthsText(tenths(now) - tenths(before));
}

/** A quotient with one decimal: days, hours. */
export const oneDecimal = (part: bigint, whole: bigint): string | null =>
  whole === 0n ? null : tenthsText(divideHalfUp(part * 10n, whole));

/** The value that nine of ten do not exceed, of counted whole values. */
export function ninetieth(counts: readonly { value: number; times: number }[]): number | null {
  const all = counts.reduce((sum, { times }) => sum + times, 0);
  let seen = 0;
  for (const { value, times } of counts.toSorted((a, b) => a.value - b.value)) {
    seen += times;
    if (seen * 10 >= all * 9) return value;
  }
  return null;
}

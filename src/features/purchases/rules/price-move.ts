export interface PriceMove {
  direction: 'up' | 'down' | 'same';
  /** Change against the last price with one decimal, without a sign: 3.2%; empty where nothing has changed. */
  percent: string;
}

/**
 * How a price stands to the one paid last, both in 1/10,000 yuan; null where one of them is missing. Rounded half up to
 * a tenth of a percent; a change too small to be seen there is “不到 0.1%”.
 */
export function priceMove(last: bigint, now: bigint): PriceMove | null {
  if (last <= 0n || now <= 0n) return null;
  if (last === now) return { direction: 'same', percent: '' };
  const difference = now > last ? now - last : last - now;
  const tenths = (difference * 2_000n + last) / (2n * last);
  const percent = tenths === 0n ? '不到 0.1%' : `${tenths / 10n}.${tenths % 10n}%`;
  return { direction: now > last ? 'up' : 'down', percent };
}

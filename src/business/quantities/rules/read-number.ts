import { CHINESE_DIGITS, readChineseNumber } from './chinese-number.ts';

/** A number in 1/10,000, and whether it is written so that nothing had to be interpreted. */
export interface Amount {
  amount: bigint;
  sure: boolean;
}

/** One, in the finest steps that are read. */
export const FINEST = 10_000n;

const DIGITS = String.raw`\d{1,3}(?:[,' ]\d{3})+(?:\.\d+)?(?!\d)|(?:\d+\s+)?\d+/(?:[234568]|10)(?!\d)|\d*\.\d+|\d+`;
/** 万, 千 and k multiply; 千克 and kg are units. */
const MAGNITUDE = String.raw`(?:\s*(?:万|[千百](?![克米升])|[kw](?![a-z])))?`;

/** Pattern of a number, without groups that are kept. */
export const NUMBER = `(?:(?:${DIGITS})${MAGNITUDE}|半|[${CHINESE_DIGITS}]+)`;

const MAGNITUDES: Readonly<Record<string, bigint>> = { 万: 10_000n, w: 10_000n, 千: 1000n, k: 1000n, 百: 100n };

function readDigits(text: string): bigint {
  const mixed = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text);
  if (mixed) {
    const below = BigInt(mixed[3] ?? 1);
    return BigInt(mixed[1] ?? 0) * FINEST + (below === 0n ? 0n : (BigInt(mixed[2] ?? 0) * FINEST) / below);
  }
  const [whole = '', decimals = ''] = text.replace(/[,' ]/g, '').split('.');
  return BigInt(whole || '0') * FINEST + BigInt(decimals.slice(0, 4).padEnd(4, '0'));
}

/** What a text that fits the pattern comes to; null for signs that make no number together. */
export function readNumber(text: string): Amount | null {
  if (text === '半') return { amount: FINEST / 2n, sure: false };
  const [, digits = '', magnitude = ''] = /^([\d.,'/ ]+?)\s*([万千百kw])?$/i.exec(text) ?? [];
  if (digits === '') {
    const number = readChineseNumber(text);
    return number === null ? null : { amount: BigInt(number) * FINEST, sure: false };
  }
  const times = MAGNITUDES[magnitude.toLowerCase()];
  const sure = times === undefined && !/[' /]/.test(digits);
  return { amount: readDigits(digits) * (times ?? 1n), sure };
}

import { formatAmount } from './money.ts';

export const PRICE_MISSING = '暂无价格';

const DECIMAL = /^(-?)(\d{1,14})(?:\.(\d{1,4}))?$/;
const WAN = 10_000n;

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** 1.25万 for a whole number of yuan above 10,000 that is a multiple of 100; otherwise null. */
function inWan(yuan: bigint, fraction: string): string | null {
  if (/[1-9]/.test(fraction) || yuan <= WAN || yuan % 100n !== 0n) return null;
  const hundredths = ((yuan % WAN) / 100n).toString().padStart(2, '0').replace(/0+$/, '');
  return `${grouped((yuan / WAN).toString())}${hundredths ? `.${hundredths}` : ''}万`;
}

/**
 * Text of a price or amount given as decimal yuan (specification 9): the yuan sign and two decimals, up to four
 * where a unit price has them, 万 for round amounts above 10,000, ¥0.00 for zero, 暂无价格 when there is none.
 * `exact` keeps every figure, for totals that are checked against each other (cart, checkout, statements).
 */
export function displayMoney(yuan: string | null | undefined, { exact = false }: { exact?: boolean } = {}): string {
  const match = DECIMAL.exec(yuan ?? '');
  if (!match) return PRICE_MISSING;
  const [, sign = '', whole = '0', decimals = ''] = match;
  const short = exact ? null : inWan(BigInt(whole), decimals);
  if (short) return `${sign}¥${short}`;
  const fraction = decimals.padEnd(4, '0').replace(/0{1,2}$/, '');
  return `${sign}¥${grouped(BigInt(whole).toString())}.${fraction}`;
}

/** An amount in decimal yuan wherever people read it and nothing is cut: pages, letters, papers (specification 9). */
export const displayYuan = (yuan: string | null | undefined): string => displayMoney(yuan, { exact: true });

/** The same of an amount in fen. */
export const displayFen = (fen: bigint): string => displayYuan(formatAmount(fen));

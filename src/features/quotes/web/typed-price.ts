const PRICE = /^\d{1,9}(?:\.\d{1,4})?$/;

/** What is wrong with a price somebody typed, or left empty; null when it can be sent. */
export const priceFault = (typed: string): string | null =>
  typed.trim() === '' || PRICE.test(typed.trim()) ? null : '目标单价应为数字，最多四位小数';

/** As the wire carries it; undefined where nothing was typed. */
export function priceText(typed: string | undefined): string | undefined {
  const [yuan = '', decimals = ''] = (typed ?? '').trim().split('.');
  return yuan === '' ? undefined : `${yuan}.${decimals.padEnd(2, '0')}`;
}

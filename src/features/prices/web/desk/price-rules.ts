import type { Rule } from '@rc-component/form';

const PRICE = /^(?=.*[1-9])\d{1,9}(?:\.\d{1,4})?$/;

export const PRICE_RULES: Rule[] = [{ pattern: PRICE, message: '请填写大于 0 的价格，最多 4 位小数' }];

export const CODE_RULES: Rule[] = [{ pattern: /^[0-9A-Za-z][0-9A-Za-z\-_.+/]*$/, message: '商品编码格式不正确' }];

/** On the wire a price has two decimals at least. */
export function wirePrice(text: string): string {
  const [whole = '', decimals = ''] = text.trim().split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}

export const isPrice = (text: string) => PRICE.test(text.trim());

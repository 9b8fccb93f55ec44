const AMOUNT_PATTERN = /^\d{1,10}(?:\.\d{1,2})?$/;
export const AMOUNT_RULE = { pattern: AMOUNT_PATTERN, message: '请填写金额，最多两位小数' };

/** 12 of `12`, 12.5 of `12.5`, as calls take it: 12.00, 12.50; null: that is no amount. */
export function typedAmount(typed: string): string | null {
  const bare = typed.replace(/[\s,，¥￥]/g, '');
  if (!AMOUNT_PATTERN.test(bare)) return null;
  const [whole = '0', cents = ''] = bare.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

/** A whole number within limits; null: that is none. */
export function typedCount(typed: string, least: number, most: number): number | null {
  const bare = typed.trim();
  return /^\d{1,4}$/.test(bare) && Number(bare) >= least && Number(bare) <= most ? Number(bare) : null;
}

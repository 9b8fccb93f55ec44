const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/;

/** What people type as yuan, as calls take it; null: that is no amount. Signs and spaces of copied amounts are dropped. */
export function amountOf(typed: string): string | null {
  const bare = typed.replace(/[\s,，¥￥]/g, '');
  if (!AMOUNT.test(bare)) return null;
  const [whole = '0', cents = ''] = bare.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

/** Days as they are typed; null: no whole number up to `most`. */
export function daysOf(typed: string, most: number): number | null {
  const bare = typed.trim();
  return /^\d{1,3}$/.test(bare) && Number(bare) <= most ? Number(bare) : null;
}

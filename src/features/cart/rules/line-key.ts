/** Names a line of a cart among all lines of one person and type. */
export function lineKey({ skuCode, split = '' }: { skuCode: string; split?: string }): string {
  return split === '' ? skuCode : `${skuCode} ${split}`;
}

/** The next free number among the lines of one item; the empty name first. */
export function nextSplit(taken: readonly string[]): string {
  if (!taken.includes('')) return '';
  return String(Math.max(0, ...taken.map(Number)) + 1);
}

/** What goods cost the shop, in figures and words that stand nowhere else: seen in an answer, it has got out. */
export const CANARY = {
  cost: '7.3717',
  floor: '8.9193',
  supplier: '金丝雀供应商',
  changeReason: '金丝雀改价原因',
  priceReason: '金丝雀低价原因',
} as const;
export const CANARIES: readonly string[] = Object.values(CANARY);

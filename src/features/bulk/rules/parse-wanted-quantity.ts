import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

export type WantedQuantity = { quantity: number } | { problem: string };

/** Digits, perhaps in groups of three, perhaps with a fraction of zeros as spreadsheets write it, perhaps with a unit. */
const NUMBER = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?\s*(?:\p{Script=Han}{1,3}|pcs?|ea|pieces?)?$/iu;

/**
 * Reads a quantity as people write it in lists: 10, １０, 1,000, 10.00, 10 个. Nothing is rounded and nothing is guessed:
 * fractions, signs and powers are refused in words.
 */
export function parseWantedQuantity(text: string): WantedQuantity {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return { problem: '缺少数量' };
  const digits = NUMBER.exec(plain)?.[1]?.replaceAll(',', '');
  if (digits === undefined) {
    return { problem: /^\d*\.\d+$/.test(plain) ? `数量应为整数，不能是 ${plain}` : `数量“${plain}”无法识别` };
  }
  const quantity = Number(digits);
  if (quantity === 0) return { problem: '数量应大于 0' };
  return quantity > MAX_QUANTITY ? { problem: `数量 ${plain} 超过上限 ${MAX_QUANTITY}` } : { quantity };
}

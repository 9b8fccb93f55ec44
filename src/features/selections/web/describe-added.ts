import type { SelectionAdded } from '../contract/selection-schemas.ts';

/** Codes named in one message; the rest is counted. */
const NAMED = 3;

/** What became of goods that were put on a list. */
export function describeAdded({ addedCount, mergedCount, unknownCodes }: SelectionAdded, name: string): string {
  const parts = [];
  if (addedCount > 0) parts.push(`${addedCount} 种商品已加入“${name}”`);
  if (mergedCount > 0) parts.push(`${mergedCount} 种已在清单中，数量已累加`);
  if (unknownCodes.length > 0) {
    const codes = unknownCodes.slice(0, NAMED).join('、');
    const more = unknownCodes.length > NAMED ? ` 等 ${unknownCodes.length} 个编码` : '';
    parts.push(`${codes}${more}无法识别，未加入`);
  }
  return parts.join('；');
}

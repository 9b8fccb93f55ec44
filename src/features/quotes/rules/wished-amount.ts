export interface CountedWish {
  quantity: number;
  unit: string;
  /** As the buyer counted it; null where the unit of the offer was meant. */
  wishedQuantity: number | null;
  wishedUnit: string;
}

/** What was asked for in the buyer's own unit: 200 个; empty where the offer is counted just so. */
export function wishedAmount({ quantity, unit, wishedQuantity, wishedUnit }: CountedWish): string {
  if (wishedQuantity === null || (wishedQuantity === quantity && wishedUnit === unit)) return '';
  return `${wishedQuantity} ${wishedUnit}`.trim();
}

/** 手套，200 个: what was asked for as it stands beside its offer, also after it was sent (behaviours 3.3; decision 0043). */
export const wishText = (words: string, line: CountedWish): string =>
  [words, wishedAmount(line)].filter(Boolean).join('，');

import { foldWidth } from '#platform/shared/fold-width.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { splitOf } from './quote-split.ts';
import type { TakenOffer } from './wished-lines.ts';

/** An offer as the buyer chooses from it. */
export interface OpenOffer {
  lineNo: number;
  offerNo: number;
  itemNo: string;
  /** What may still be ordered; offers of one wish share it. */
  remainder: number;
}

export interface TakenLines {
  offers: TakenOffer[];
  /** The same as the checkout names its lines. */
  lines: { skuCode: string; split: string; quantity: number }[];
  /** Why nothing can be ordered like this; null when it can. */
  problem: string | null;
}

export const offerKey = ({ lineNo, offerNo }: Pick<OpenOffer, 'lineNo' | 'offerNo'>): string => `${lineNo}-${offerNo}`;

/** A whole number of pieces; 0 where nothing is wanted; null: it is no quantity. */
function quantityOf(text: string): number | null {
  const typed = foldWidth(text).trim();
  if (typed === '') return 0;
  const quantity = Number(typed);
  return /^\d+$/.test(typed) && quantity <= MAX_QUANTITY ? quantity : null;
}

/** What quantities typed beside the offers of a quote would order, by `offerKey`; nothing is left out unsaid. */
export function takenLines(open: readonly OpenOffer[], typed: ReadonlyMap<string, string>): TakenLines {
  const refuse = (problem: string | null): TakenLines => ({ offers: [], lines: [], problem });
  const taken: TakenLines = { offers: [], lines: [], problem: null };
  const byWish = new Map<number, number>();
  for (const offer of open) {
    const { lineNo, offerNo, itemNo, remainder } = offer;
    const quantity = quantityOf(typed.get(offerKey(offer)) ?? '');
    if (quantity === null) return refuse(`第 ${lineNo} 行下单数量请填整数`);
    if (quantity === 0) continue;
    const sofar = (byWish.get(lineNo) ?? 0) + quantity;
    byWish.set(lineNo, sofar);
    if (sofar > remainder) return refuse(`第 ${lineNo} 行最多还能下单 ${remainder}`);
    taken.offers.push({ lineNo, offerNo, quantity });
    taken.lines.push({ skuCode: itemNo, split: splitOf(offer), quantity });
  }
  return taken.offers.length === 0 ? refuse('请填写本次下单的数量') : taken;
}

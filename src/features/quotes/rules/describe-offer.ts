import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import type { OfferGoods } from './offer-goods.ts';
import { type CountedWish, wishText } from './wished-amount.ts';

type Offer = CountedWish & Partial<LineFields> & Omit<OfferGoods, 'lineNo' | 'offerNo'>;

/** An offer in words, a fact a line: what it is, its codes, what it stands in for, what was written to it. */
export function describeOffer(offer: Offer): string {
  const { kind, wished, itemNo, productName, brandName, model } = offer;
  const codes = [itemNo, brandName, model && `型号 ${model}`].filter(Boolean).join(' · ');
  const instead = kind === 'substitute' && wished;
  const wish = wishText(instead ? wished : '', offer);
  return [productName, codes, wish && `${instead ? '替代' : '需求'}：${wish}`, lineFieldWords(offer).join(' · ')]
    .filter(Boolean)
    .join('\n');
}

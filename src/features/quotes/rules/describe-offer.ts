import { type CountedWish, wishText } from './wished-amount.ts';

interface Offer extends CountedWish {
  kind: string;
  wished: string;
  itemNo: string;
  productName: string;
  brandName: string;
  model: string;
  note: string;
}

/** An offer in words, a fact a line: what it is, its codes, what it stands in for, what was said of it. */
export function describeOffer(offer: Offer): string {
  const { kind, wished, itemNo, productName, brandName, model, note } = offer;
  const codes = [itemNo, brandName, model && `型号 ${model}`].filter(Boolean).join(' · ');
  const instead = kind === 'substitute' && wished;
  const wish = wishText(instead ? wished : '', offer);
  return [productName, codes, wish && `${instead ? '替代' : '需求'}：${wish}`, note && `备注 ${note}`]
    .filter(Boolean)
    .join('\n');
}

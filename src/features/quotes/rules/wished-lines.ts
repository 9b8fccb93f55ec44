import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

const LINE = /^([0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}):(\d{1,6})$/;
/** Most lines of one quote. */
const MOST_LINES = 200;

/** Goods to be quoted as an address carries them: `FAS1204418:20,BRG6204002:6`; what cannot be read is left out. */
export function readWishedLines(text: string): { skuCode: string; quantity: number }[] {
  const lines = new Map<string, number>();
  for (const part of text.split(',').slice(0, MOST_LINES)) {
    const [, skuCode = '', digits = ''] = LINE.exec(part.trim()) ?? [];
    const quantity = Number(digits);
    if (skuCode && quantity >= 1 && quantity <= MAX_QUANTITY) lines.set(skuCode, quantity);
  }
  return [...lines].map(([skuCode, quantity]) => ({ skuCode, quantity }));
}

const OFFER = /^(\d{1,4})-(\d{1,2}):(\d{1,6})$/;

export interface TakenOffer {
  lineNo: number;
  offerNo: number;
  quantity: number;
}

/** Offers to be ordered as an address carries them: `1-1:20,3-2:5`. */
export function readTakenOffers(text: string): TakenOffer[] {
  return text.split(',').flatMap((part) => {
    const [lineNo, offerNo, quantity] = (OFFER.exec(part.trim()) ?? []).slice(1).map(Number);
    return lineNo && offerNo && quantity && quantity <= MAX_QUANTITY ? [{ lineNo, offerNo, quantity }] : [];
  });
}

export const writeTakenOffers = (offers: readonly TakenOffer[]): string =>
  offers.map(({ lineNo, offerNo, quantity }) => `${lineNo}-${offerNo}:${quantity}`).join(',');

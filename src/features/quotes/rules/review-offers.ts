import { marginBp } from './price-quote.ts';

/** Where cost and floor of an offer come from: the catalogue, a change of it by the desk, or typed for goods outside it. */
export type BasisSource = 'catalogue' | 'changed' | 'typed';

export interface JudgedOffer {
  kind: string;
  /** Prices in 1/10,000 yuan, tax included. Null: none is typed yet, and nothing is to be said of it. */
  unitPrice: bigint | null;
  /** Null: nobody knows. */
  cost: bigint | null;
  floor: bigint | null;
  source: BasisSource;
}

/** Below this a second person of the shop has to look. */
export const MARGIN_THRESHOLD_BP = 800;

export const REVIEW_WORDS = {
  changed: '改过成本或底价',
  unknown: '没有成本',
  loss: '亏损',
  floor: '低于底价',
  margin: `毛利率低于 ${MARGIN_THRESHOLD_BP / 100}%`,
} as const;
export type ReviewReason = keyof typeof REVIEW_WORDS;

/**
 * Why an offer does not leave on one person's word; nothing when it may (behaviours 3.3, seller approval). The one rule:
 * the page asks it for its button, the server when the quote is sent.
 */
export function reviewReasons({ kind, unitPrice, cost, floor, source }: JudgedOffer): ReviewReason[] {
  if (kind === 'none') return [];
  const reasons: ReviewReason[] = source === 'changed' ? ['changed'] : [];
  if (cost === null) reasons.push('unknown');
  return unitPrice === null ? reasons : [...reasons, ...priceReasons(unitPrice, cost, floor)];
}

/** What is wrong with a price against what is known of its goods. */
function priceReasons(unitPrice: bigint, cost: bigint | null, floor: bigint | null): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (cost !== null && unitPrice < cost) reasons.push('loss');
  if (floor !== null && unitPrice < floor) reasons.push('floor');
  const margin = cost === null ? null : marginBp(unitPrice, cost);
  const told = reasons.includes('loss') || reasons.includes('floor');
  if (!told && margin !== null && margin < MARGIN_THRESHOLD_BP) reasons.push('margin');
  return reasons;
}

const OF_PRICE: readonly ReviewReason[] = ['loss', 'floor', 'margin'];

/** The seller says why he sells so low; a change of the basis has said its reason already. */
export const wantsPriceReason = (reasons: readonly ReviewReason[]): boolean =>
  reasons.some((reason) => OF_PRICE.includes(reason));

export const reviewWords = (reasons: readonly ReviewReason[]): string =>
  reasons.map((reason) => REVIEW_WORDS[reason]).join('、');

interface Reviewed {
  lineNo: number;
  offerNo: number;
  reasons: readonly ReviewReason[];
}

export const offerLabel = ({ lineNo, offerNo }: Pick<Reviewed, 'lineNo' | 'offerNo'>): string =>
  offerNo === 1 ? `第 ${lineNo} 行` : `第 ${lineNo} 行备选 ${offerNo}`;

/** What the second person is asked to look at, an offer each; empty when the quote may leave at once. */
export const reviewList = (offers: readonly Reviewed[]): string[] =>
  offers
    .filter(({ reasons }) => reasons.length > 0)
    .map((offer) => `${offerLabel(offer)}：${reviewWords(offer.reasons)}`);

import { parseUnitPrice } from '#platform/shared/money.ts';
import { countedOffers, offerName } from '../../rules/counted-offers.ts';
import { type Profit, type ProfitSum, profitOf, sumProfit } from '../../rules/offer-profit.ts';
import {
  offerLabel,
  type ReviewReason,
  reviewList,
  reviewReasons,
  reviewWords,
  wantsPriceReason,
} from '../../rules/review-offers.ts';
import { type OfferDraft, typedPrice } from './offer-draft.ts';

const price = (typed: string): bigint | null => {
  const text = typedPrice(typed);
  return text === null ? null : parseUnitPrice(text);
};

const costedOf = ({ unitPrice, quantity, cost }: OfferDraft) => ({
  unitPrice: price(unitPrice) ?? 0n,
  quantity: Number(quantity) || 0,
  cost: price(cost),
});

/** What an offer would earn with what is typed now; null while something is missing. */
export const draftProfit = (draft: OfferDraft): Profit | null =>
  draft.kind === 'none' || price(draft.unitPrice) === null ? null : profitOf(costedOf(draft));

/** Why a second person would have to look at an offer, by the rule the server asks when it is sent. */
export function draftReasons({ kind, unitPrice, cost, floor, change, itemNo }: OfferDraft): ReviewReason[] {
  const source = itemNo === '' ? 'typed' : change ? 'changed' : 'catalogue';
  return reviewReasons({ kind, unitPrice: price(unitPrice), cost: price(cost), floor: price(floor), source });
}

/** What the second person would be asked to look at; empty where the quote leaves at once. */
export const draftReview = (drafts: readonly OfferDraft[]): string[] =>
  reviewList(drafts.map((draft) => ({ ...draft, reasons: draftReasons(draft) })));

/** Why the quote cannot be sent for review yet; null when it can. */
export function missingReason(drafts: readonly OfferDraft[]): string | null {
  const mute = drafts.find((draft) => wantsPriceReason(draftReasons(draft)) && draft.priceReason.trim() === '');
  return mute ? `${offerLabel(mute)}${reviewWords(draftReasons(mute))}，请填写低价原因` : null;
}

/** What the offers that count would earn together. */
export function draftSum(drafts: readonly OfferDraft[]): ProfitSum {
  const counted = countedOffers(drafts);
  return sumProfit(drafts.map((draft) => ({ ...costedOf(draft), counted: counted.has(offerName(draft)) })));
}

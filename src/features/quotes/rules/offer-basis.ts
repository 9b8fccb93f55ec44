import type { BasisSource } from './review-offers.ts';

/** What an offer costs the shop and the least it may be sold for, in 1/10,000 yuan; null: nobody knows. */
export interface Amounts {
  cost: bigint | null;
  floor: bigint | null;
}

/** Cost and floor an offer is judged by, and where they come from. */
export interface OfferBasis extends Amounts {
  supplier: string;
  source: BasisSource;
  /** What the catalogue says where the desk has changed it. */
  catalogueCost: bigint | null;
  catalogueFloor: bigint | null;
  changeReason: string;
  changedBy: bigint | null;
  /** Why the seller goes so low. */
  priceReason: string;
}

export const NO_BASIS: OfferBasis = {
  cost: null,
  floor: null,
  supplier: '',
  source: 'typed',
  catalogueCost: null,
  catalogueFloor: null,
  changeReason: '',
  changedBy: null,
  priceReason: '',
};

/**
 * The basis of an offer of a draft (behaviours 3.3): of an item of the catalogue what the catalogue says now, whatever
 * was kept, unless the desk has changed it in so many words; of other goods what was typed.
 */
export function standingBasis(
  kept: OfferBasis | undefined,
  catalogue: (Amounts & { supplier: string }) | undefined,
  inCatalogue: boolean,
): OfferBasis {
  if (!inCatalogue) return kept ?? NO_BASIS;
  const said = { catalogueCost: catalogue?.cost ?? null, catalogueFloor: catalogue?.floor ?? null };
  if (kept?.source === 'changed') return { ...kept, ...said };
  const { cost, floor, supplier } = catalogue ?? NO_BASIS;
  return { ...NO_BASIS, cost, floor, supplier, source: 'catalogue', priceReason: kept?.priceReason ?? '' };
}

export const sameAmounts = (one: Amounts, other: Amounts): boolean =>
  one.cost === other.cost && one.floor === other.floor;

/** Goods outside the catalogue keep what was typed; a cost names where it comes from. Null: nothing is missing. */
export const typedBasisFault = (cost: bigint | null, supplier: string): string | null =>
  cost !== null && supplier.trim() === '' ? '请填写成本来源（供应商或询价依据）' : null;

/**
 * The basis after the desk has said another cost or floor. What the catalogue says itself is no change; where it says
 * nothing, every figure is one.
 */
export function changedBasis(
  before: OfferBasis,
  after: Amounts,
  { reason, userId }: { reason: string; userId: bigint },
): OfferBasis {
  const catalogue =
    before.source === 'changed'
      ? { cost: before.catalogueCost, floor: before.catalogueFloor }
      : { cost: before.cost, floor: before.floor };
  const { supplier, priceReason } = before;
  if (sameAmounts(catalogue, after)) return { ...NO_BASIS, ...after, supplier, priceReason, source: 'catalogue' };
  return {
    ...after,
    supplier,
    priceReason,
    source: 'changed',
    changeReason: reason,
    changedBy: userId,
    catalogueCost: catalogue.cost,
    catalogueFloor: catalogue.floor,
  };
}

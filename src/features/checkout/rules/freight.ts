/** Goods of this amount and more travel free. */
export const FREE_FREIGHT_FROM_FEN = 20_000n;
/** Freight of a smaller order. */
export const FREIGHT_FEN = 1_000n;

export interface FreightFacts {
  /** Goods of the order, tax included. */
  goodsFen: bigint;
  /** Agreed with the firm: it never pays freight. */
  freeShipping: boolean;
}

export function freightOf({ goodsFen, freeShipping }: FreightFacts): bigint {
  return freeShipping || goodsFen === 0n || goodsFen >= FREE_FREIGHT_FROM_FEN ? 0n : FREIGHT_FEN;
}

/** How much more has to be ordered until freight is free; null when it is free already. */
export function freeFreightGap(facts: FreightFacts): bigint | null {
  return freightOf(facts) === 0n ? null : FREE_FREIGHT_FROM_FEN - facts.goodsFen;
}

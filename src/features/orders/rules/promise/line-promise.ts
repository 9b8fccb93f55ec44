import type { KeptPromise } from '#features/catalog/rules/public.ts';

/** What is promised for so much of a line: what comes from one warehouse, or from a supplier. */
export interface LinePromise extends KeptPromise {
  /** Order units. */
  quantity: number;
  /** Null: it does not lie in a warehouse of ours. */
  warehouse: string | null;
}

/** Promises of what is left of a line: what was called off goes from the share that was to come last. */
export function promisesLeft(promises: readonly LinePromise[], wanted: number): LinePromise[] {
  let left = wanted;
  return promises.flatMap((share) => {
    const quantity = Math.min(share.quantity, left);
    left -= quantity;
    return quantity > 0 ? [{ ...share, quantity }] : [];
  });
}

/** What an order is counted in where its goods have different units. */
export const KIND = '种';

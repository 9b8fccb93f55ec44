import { type ListAddress, type SearchChange, useListAddress } from '#platform/web/kits/list/use-list-address.ts';

/** A mark is where one page ended: it means nothing under another filter, order or page size. */
const fresh = (change: SearchChange): SearchChange => ({ after: undefined, before: undefined, ...change });

/** The address of the order list, whose marks end with whatever else changes. */
export function useOrderAddress(): ListAddress {
  const { hrefOf, go, replace } = useListAddress();
  return {
    hrefOf: (change) => hrefOf(fresh(change)),
    go: (change) => go(fresh(change)),
    replace: (change) => replace(fresh(change)),
  };
}

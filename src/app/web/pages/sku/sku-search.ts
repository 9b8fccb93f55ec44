const SEARCH_ID = /^[0-9A-Za-z-]{1,64}$/;

interface SkuSearch {
  searchId?: string;
  /** Customer code that a search came by. */
  matched?: string;
}

/** What the address of an item's page says besides its number. */
export const skuSearchOf = ({ searchId, matched }: Record<string, unknown>): SkuSearch => ({
  ...(typeof searchId === 'string' && SEARCH_ID.test(searchId) ? { searchId } : {}),
  ...(typeof matched === 'string' ? { matched } : {}),
});

/** Pages of the catalogue (specification 2.1). `{id}` is a parameter of the address. */
export const ITEM_PATH = '/u-{id}.html';
export const CATEGORY_PATH = '/c-{id}.html';
export const BRAND_PATH = '/b-{id}.html';
export const BRAND_INDEX_PATH = '/brandindex.html';
export const SEARCH_PATH = '/search.html';
/** What a customer's own code was matched with. */
export const SEARCH_MATERIAL_PATH = '/searchMaterial.html';
export const CORRECTION_PATH = '/goodsErrorPage.html';

/** Address of an item's page; the search it was found by goes along, for ranking. */
export function itemHref(itemCode: string, searchId?: string): string {
  const path = `/u-${encodeURIComponent(itemCode)}.html`;
  return searchId ? `${path}?searchId=${encodeURIComponent(searchId)}` : path;
}

export const categoryHref = (categoryCode: string) => `/c-${encodeURIComponent(categoryCode)}.html`;
export const brandHref = (brandCode: string) => `/b-${encodeURIComponent(brandCode)}.html`;

/** Where what is wrong with an item is reported. */
export const correctionHref = (itemCode: string) => `${CORRECTION_PATH}?itemCode=${encodeURIComponent(itemCode)}`;

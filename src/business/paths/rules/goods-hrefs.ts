import { CORRECTION_PATH } from './goods-paths.ts';

/** Address of an item's page; the search it was found by goes along, for ranking. */
export function itemHref(itemCode: string, searchId?: string): string {
  const path = `/u-${encodeURIComponent(itemCode)}.html`;
  return searchId ? `${path}?searchId=${encodeURIComponent(searchId)}` : path;
}

export const categoryHref = (categoryCode: string) => `/c-${encodeURIComponent(categoryCode)}.html`;

export const brandHref = (brandCode: string) => `/b-${encodeURIComponent(brandCode)}.html`;

/** Where what is wrong with an item is reported. */
export const correctionHref = (itemCode: string) => `${CORRECTION_PATH}?itemCode=${encodeURIComponent(itemCode)}`;

import { CORRECTION_PATH } from './goods-paths.ts';

/** Address of an item's page; the search it was found by goes along, for ranking. */
export function itemHref(itemCode: string, searchId?: string): string {
  const path = `/u-${encodeURIComponent(itemCode)}.html`;
  return searchId ? `${path}?searchId=${encodeURIComponent(searchId)}` : path;
}

/** `/u-FAS4900029.html`, as `itemHref` writes it, with whatever follows. */
const ITEM_ADDRESS = /^\/u-([^/?#]+)\.html(?:[?#]|$)/;

/**
 * Number of the item that an address of the shop leads to (specification 2.1, `/u-{id}.html`); null where it leads to
 * none, or is written as no number can be.
 */
export function itemCodeIn(href: string): string | null {
  const [, encoded] = ITEM_ADDRESS.exec(href) ?? [];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

export const categoryHref = (categoryCode: string) => `/c-${encodeURIComponent(categoryCode)}.html`;

export const brandHref = (brandCode: string) => `/b-${encodeURIComponent(brandCode)}.html`;

/** Where what is wrong with an item is reported. */
export const correctionHref = (itemCode: string) => `${CORRECTION_PATH}?itemCode=${encodeURIComponent(itemCode)}`;

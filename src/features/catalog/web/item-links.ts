import { categoryPath, itemPath } from '../rules/item-paths.ts';

/** Address of an item's page; the search it was found by goes along, for ranking. */
export function itemHref(itemCode: string, searchId?: string): string {
  const path = itemPath(itemCode);
  return searchId ? `${path}?searchId=${encodeURIComponent(searchId)}` : path;
}

export const categoryHref = categoryPath;

export const brandHref = (brandCode: string) => `/b-${encodeURIComponent(brandCode)}.html`;

/** Addresses of pages of the catalogue, from the root. */
export const itemPath = (itemCode: string) => `/u-${encodeURIComponent(itemCode)}.html`;
export const categoryPath = (categoryCode: string) => `/c-${encodeURIComponent(categoryCode)}.html`;

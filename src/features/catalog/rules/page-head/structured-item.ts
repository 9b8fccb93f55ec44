import { categoryHref, itemHref } from '#business/paths/rules/public.ts';

interface StructuredItem {
  itemCode: string;
  productName: string;
  mpn: string | null;
  brandName: string | null;
  ean: string | null;
  categoryCode: string;
  crumbs: readonly { categoryCode: string; categoryName: string }[];
  pictures: readonly string[];
  /** Decimal yuan. */
  salesPrice: string | null;
  obstacle: string | null;
  dayType: number;
}

interface PublicView {
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Whether everybody may see the price: visitors see the public one, others their own. */
  showsPrice: boolean;
}

const CONTEXT = 'https://schema.org';

/** Address of a stored picture in the width search engines ask for. */
export const largePicture = (picture: string) => picture.replace(/\.webp$/, '-800.webp');

function availability({ obstacle, dayType }: StructuredItem): string {
  if (obstacle !== null) return `${CONTEXT}/OutOfStock`;
  return dayType <= 2 ? `${CONTEXT}/InStock` : `${CONTEXT}/BackOrder`;
}

function offerOf(item: StructuredItem, { origin, showsPrice }: PublicView) {
  if (!showsPrice || item.salesPrice === null) return {};
  return {
    offers: {
      '@type': 'Offer',
      url: origin + itemHref(item.itemCode),
      priceCurrency: 'CNY',
      price: item.salesPrice,
      availability: availability(item),
    },
  };
}

/** An item as a Product of schema.org; an offer only with a price that everybody may see. */
export function structuredItem(item: StructuredItem, view: PublicView): object {
  const { itemCode, productName, mpn, brandName, ean } = item;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: productName,
    sku: itemCode,
    url: view.origin + itemHref(itemCode),
    ...(mpn && { mpn }),
    ...(ean && /^\d{13}$/.test(ean) && { gtin13: ean }),
    ...(brandName && { brand: { '@type': 'Brand', name: brandName } }),
    ...(item.pictures[0] && { image: view.origin + largePicture(item.pictures[0]) }),
    category: item.crumbs.map(({ categoryName }) => categoryName).join(' > '),
    ...offerOf(item, view),
  };
}

/** A path of categories, and what stands at its end, as a BreadcrumbList. */
export function structuredPath(
  crumbs: readonly { categoryCode: string; categoryName: string }[],
  origin: string,
  last?: { name: string; path: string },
): object {
  const steps = [
    ...crumbs.map(({ categoryCode, categoryName }) => ({ name: categoryName, path: categoryHref(categoryCode) })),
    ...(last ? [last] : []),
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

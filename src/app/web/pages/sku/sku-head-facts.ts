import { itemHref } from '#business/paths/rules/public.ts';
import type { ItemDetail } from '#features/catalog/contract/item-schemas.ts';
import { describeItem, largePicture, structuredItem, structuredPath } from '#features/catalog/rules/public.ts';
import type { PageHead } from '#platform/web/page-head.ts';

/** What search engines read of an item's page. People of a firm see their own prices, which are no facts for others. */
export function itemHeadFacts(item: ItemDetail, view: { origin: string; isVisitor: boolean }): Omit<PageHead, 'title'> {
  const { origin, isVisitor } = view;
  const path = itemHref(item.itemCode);
  return {
    description: describeItem(item),
    canonical: origin + path,
    ...(item.pictures[0] && { image: origin + largePicture(item.pictures[0]) }),
    data: [
      structuredItem(item, { origin, showsPrice: isVisitor }),
      structuredPath(item.crumbs, origin, { name: item.productName, path }),
    ],
  };
}

import { limitsExceeded } from '#features/visible-goods/rules/public.ts';
import { DELIVERY_GROUPS } from '../rules/delivery-group.ts';
import {
  agreedPriceToken,
  brandToken,
  categoryToken,
  deliveryToken,
  EXCLUSIVE_TOKEN,
  itemToken,
  limitToken,
  listPriceToken,
  monthOf,
  monthToken,
  priceSteps,
  tierOf,
  tierToken,
  valueToken,
} from '../rules/index-tokens.ts';
import type { FacetRef } from './facts-codec.ts';
import { agreedPrice } from './price-basis.ts';
import type { SearchDocument } from './search-index.ts';

/** Everything about an item that a query can ask for besides words. */
export function documentTokens(document: SearchDocument, facets: readonly FacetRef[]): string[] {
  const { skuId, categoryPath, brandId, delivery, salesCount, listPrice, price, listedAt, exclusive } = document;
  return [
    itemToken(skuId),
    tierToken(tierOf(document, salesCount)),
    ...categoryPath.map(categoryToken),
    ...(brandId === null ? [] : [brandToken(brandId)]),
    ...facets.map(({ valueId }) => valueToken(valueId)),
    deliveryToken(DELIVERY_GROUPS.indexOf(delivery)),
    ...priceSteps(Number(listPrice)).map(listPriceToken),
    ...priceSteps(agreedPrice(Number(price), Number(listPrice))).map(agreedPriceToken),
    limitToken(limitsExceeded(price)),
    monthToken(monthOf(listedAt)),
    ...(exclusive ? [EXCLUSIVE_TOKEN] : []),
  ];
}

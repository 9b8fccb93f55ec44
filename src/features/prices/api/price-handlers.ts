import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { formatUnitPrice, withoutTax } from '#platform/shared/money.ts';
import { priceContract, type RealPrice } from '../contract/price-contract.ts';
import { type BasePrices, priceBadge, resolvePrice } from '../rules/resolve-price.ts';

/** Prices of an item as the catalogue keeps them. */
export interface PricedItem extends BasePrices {
  itemNo: string;
  taxRateBp: number;
  saleFlag: boolean;
}

/** Where base prices come from: the catalogue, which itself prices by this feature's rules and so is handed in. */
export type ReadBasePrices = (db: Db, itemNos: readonly string[]) => Promise<PricedItem[]>;

const priceText = (price: bigint) => (price > 0n ? formatUnitPrice(price) : null);

function presentPrice(item: PricedItem, levelCode: string | null): RealPrice {
  const price = resolvePrice(item, levelCode);
  return {
    skuCode: item.itemNo,
    salesPrice: priceText(price),
    listPrice: priceText(item.listPrice),
    taxFreePrice: priceText(withoutTax(price, item.taxRateBp)),
    taxRate: `${item.taxRateBp / 100}%`,
    priceBadge: priceBadge(item, levelCode),
  };
}

const prices = implementFeature(priceContract);

export function createPriceHandlers(readBasePrices: ReadBasePrices) {
  return {
    realPrices: prices.realPrices.handler(async ({ input, context }) => {
      const items = await readBasePrices(context.db, input.skuCodes);
      const byNumber = new Map(items.map((item) => [item.itemNo, item]));
      return [...new Set(input.skuCodes)].flatMap((skuCode) => {
        const item = byNumber.get(skuCode);
        return item ? [presentPrice(item, context.caller.levelCode)] : [];
      });
    }),

    customerSpecialPrice: prices.customerSpecialPrice.handler(async ({ input, context }) => {
      const [item] = await readBasePrices(context.db, [input.skuCode]);
      if (!item) throw notFound('商品');
      const { levelCode } = context.caller;
      const price = resolvePrice(item, levelCode);
      return {
        skuCode: item.itemNo,
        levelCode: levelCode ?? '',
        specialPrice: price < item.listPrice ? priceText(price) : null,
        listPrice: priceText(item.listPrice),
      };
    }),
  };
}

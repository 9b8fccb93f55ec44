import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { formatUnitPrice, withoutTax } from '#platform/shared/money.ts';
import { priceContract, type RealPrice } from '../contract/price-contract.ts';

/** Prices of an item for its caller. */
export interface PricedItem {
  itemNo: string;
  /** 1/10,000 yuan, tax included; 0 means that there is none. */
  salesPrice: bigint;
  listPrice: bigint;
  taxRateBp: number;
  priceBadge: string | null;
}

/** Where priced items come from: the catalogue, which itself prices by this feature's rules and so is handed in. */
export type ReadPricedItems = (db: Db, itemNos: readonly string[], levelCode: string | null) => Promise<PricedItem[]>;

const priceText = (price: bigint) => (price > 0n ? formatUnitPrice(price) : null);

function presentPrice({ itemNo, salesPrice, listPrice, taxRateBp, priceBadge }: PricedItem): RealPrice {
  return {
    skuCode: itemNo,
    salesPrice: priceText(salesPrice),
    listPrice: priceText(listPrice),
    taxFreePrice: priceText(withoutTax(salesPrice, taxRateBp)),
    taxRate: `${taxRateBp / 100}%`,
    priceBadge,
  };
}

const prices = implementFeature(priceContract);

export function createPriceHandlers(readItems: ReadPricedItems) {
  return {
    realPrices: prices.realPrices.handler(async ({ input, context }) => {
      const items = await readItems(context.db, input.skuCodes, context.caller.levelCode);
      const byNumber = new Map(items.map((item) => [item.itemNo, item]));
      return [...new Set(input.skuCodes)].flatMap((skuCode) => {
        const item = byNumber.get(skuCode);
        return item ? [presentPrice(item)] : [];
      });
    }),

    customerSpecialPrice: prices.customerSpecialPrice.handler(async ({ input, context }) => {
      const { levelCode } = context.caller;
      const [item] = await readItems(context.db, [input.skuCode], levelCode);
      if (!item) throw notFound('商品');
      return {
        skuCode: item.itemNo,
        levelCode: levelCode ?? '',
        specialPrice: item.salesPrice < item.listPrice ? priceText(item.salesPrice) : null,
        listPrice: priceText(item.listPrice),
      };
    }),
  };
}

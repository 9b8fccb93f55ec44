import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { withoutTax } from '#platform/shared/money.ts';
import { priceContract, type RealPrice } from '../contract/price-contract.ts';
import { type OfferTier, tierAt } from '../rules/offer-tiers.ts';
import { priceTerms } from '../rules/price-terms.ts';
import { presentTiers, priceText } from './present-prices.ts';

/** Prices of an item for its caller. */
export interface PricedItem {
  itemNo: string;
  moq: number;
  step: number;
  /** 1/10,000 yuan, tax included; 0 means that there is none. */
  listPrice: bigint;
  taxRateBp: number;
  tiers: OfferTier[];
}

/** Where priced items come from: the catalogue, which itself prices by this feature's rules and so is handed in. */
export type ReadPricedItems = (db: Db, itemNos: readonly string[], levelCode: string | null) => Promise<PricedItem[]>;

function presentPrice(item: PricedItem, quantity: number): RealPrice {
  const { itemNo, listPrice, taxRateBp, tiers } = item;
  const tier = tierAt(tiers, quantity);
  return {
    skuCode: itemNo,
    salesPrice: priceText(tier?.price ?? 0n),
    listPrice: priceText(listPrice),
    taxFreePrice: priceText(withoutTax(tier?.price ?? 0n, taxRateBp)),
    taxRate: `${taxRateBp / 100}%`,
    priceBadge: tier?.badge ?? null,
    tiers: presentTiers(item),
  };
}

/** The item with only those prices that are below list; every price is, where no list price exists. */
function belowList(item: PricedItem): PricedItem {
  const { listPrice, tiers } = item;
  return { ...item, tiers: tiers.filter(({ price }) => listPrice === 0n || price < listPrice) };
}

const prices = implementFeature(priceContract);

export function createPriceHandlers(readItems: ReadPricedItems) {
  return {
    realPrices: prices.realPrices.handler(async ({ input: { skuCodes, quantities }, context }) => {
      const items = await readItems(context.db, skuCodes, context.caller.levelCode);
      const byNumber = new Map(items.map((item) => [item.itemNo, item]));
      return [...new Set(skuCodes)].flatMap((skuCode) => {
        const item = byNumber.get(skuCode);
        return item ? [presentPrice(item, quantities[skuCode] ?? item.moq)] : [];
      });
    }),

    customerSpecialPrice: prices.customerSpecialPrice.handler(async ({ input, context }) => {
      const { levelCode } = context.caller;
      const [item] = await readItems(context.db, [input.skuCode], levelCode);
      if (!item) throw notFound('商品');
      const special = belowList(item);
      const { salesPrice, listPrice, priceBadge, tiers } = presentPrice(special, item.moq);
      return {
        skuCode: item.itemNo,
        levelCode: levelCode ?? '',
        specialPrice: salesPrice,
        listPrice,
        priceBadge,
        tiers,
        ...priceTerms(special.tiers, item.moq),
      };
    }),
  };
}

import { z } from 'zod';
import { detailedTier, priceTerms, priceTier } from '#features/prices/contract/price-schemas.ts';
import { amountText, itemNo, unitPriceText } from '#platform/shared/wire-schemas.ts';

export const itemCode = z.strictObject({ itemCode: itemNo });

/** Unit prices of one item for the caller; null means that there is none. */
const prices = {
  /** Tax included. */
  salesPrice: unitPriceText.nullable(),
  listPrice: unitPriceText.nullable(),
  /** 企业价, 会员价 or 促销价 beside the price. */
  priceBadge: z.string().nullable(),
  /** Prices by quantity; empty where the quantity changes nothing. */
  tiers: z.array(priceTier),
};

/** What every place that offers an item shows of it. */
const offer = {
  itemCode: z.string(),
  productName: z.string(),
  productImg: z.string(),
  brandName: z.string().nullable(),
  mpn: z.string().nullable(),
  orderUnit: z.string(),
  packQuantity: z.number().int(),
  baseUnit: z.string(),
  moqSales: z.number().int(),
  moqIncrement: z.number().int(),
  ...prices,
  dayType: z.number().int(),
  deliveryText: z.string(),
  notCart: z.boolean(),
  /** Why it cannot be bought now, in words; null when it can. */
  obstacle: z.string().nullable(),
};

export const itemCard = z.object(offer);
export type ItemCard = z.infer<typeof itemCard>;

const attribute = z.object({ name: z.string(), value: z.string(), unit: z.string().optional() });

export const crumb = z.object({ categoryCode: z.string(), categoryName: z.string(), level: z.number().int() });
export type Crumb = z.infer<typeof crumb>;

/** Everything the product page shows of one item (specification 3, product display fields). */
export const itemDetail = z.object({
  ...offer,
  skuCode: z.string(),
  item_no: z.string(),
  brandCode: z.string().nullable(),
  categoryCode: z.string(),
  /** Series the item belongs to. */
  productCode: z.string().nullable(),
  /** Path of categories, from the top. */
  crumbs: z.array(crumb),
  productStatus: z.number().int(),
  deliveryDays: z.number().int().nullable(),
  newFlag: z.boolean(),
  hotFlag: z.boolean(),
  saleFlag: z.boolean(),
  skuType: z.number().int(),
  returnFlag: z.boolean(),
  exchangeFlag: z.boolean(),
  returnText: z.string(),
  statusText: z.string(),
  /** Percent as people write it: 13%. */
  taxRate: z.string(),
  taxFreePrice: unitPriceText.nullable(),
  tiers: z.array(detailedTier),
  priceTerms,
  /** Tax contained in the price of one order unit. */
  unitTax: amountText.nullable(),
  /** Price of one base unit where an order unit holds several. */
  basePrice: unitPriceText.nullable(),
  /** Free stock in order units; null for types that do not leave from stock. */
  available: z.number().int().nullable(),
  ean: z.string().nullable(),
  /** Addresses of the views, the front first. */
  pictures: z.array(z.string()),
  attributes: z.array(attribute),
  description: z.string(),
});
export type ItemDetail = z.infer<typeof itemDetail>;

/** One series is asked for by its own code or by any of its items. */
export const seriesInput = z
  .strictObject({ productCode: z.string().min(1).max(60).optional(), itemCode: itemNo.optional() })
  .refine((input) => (input.productCode === undefined) !== (input.itemCode === undefined), '请提供系列编码或商品编码');

/** `most`: only that many rows, the first of the table; the page shows them before it asks for the rest. */
export const seriesTableInput = seriesInput.safeExtend({ most: z.number().int().min(1).max(500).optional() });

export const seriesInfo = z.object({
  productCode: z.string(),
  productName: z.string(),
  brandName: z.string().nullable(),
  categoryCode: z.string(),
  itemCount: z.number().int(),
});

/** One row of a series: what is the same for all of it stands beside the table. */
const seriesItem = itemCard
  .pick({
    itemCode: true,
    orderUnit: true,
    packQuantity: true,
    baseUnit: true,
    obstacle: true,
    moqSales: true,
    moqIncrement: true,
    salesPrice: true,
    tiers: true,
    deliveryText: true,
  })
  .extend({
    /** One value per column; empty where the item has none. */
    values: z.array(z.string()),
    basePrice: unitPriceText.nullable(),
  });

export const seriesTable = z.object({
  productCode: z.string(),
  productName: z.string(),
  /** Names of the attributes in which the items differ, with their unit: 长度 mm. */
  columns: z.array(z.string()),
  /** Values that all items share. */
  shared: z.array(z.string()),
  /** Items of the series, also those that were not asked for. */
  itemCount: z.number().int(),
  items: z.array(seriesItem),
});
export type SeriesTable = z.infer<typeof seriesTable>;

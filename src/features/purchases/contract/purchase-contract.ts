import { z } from 'zod';
import { priceTier } from '#features/prices/contract/price-schemas.ts';
import { BUYING_PEOPLE, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { MAX_PAGE_SIZE, pageInput } from '#platform/shared/pagination.ts';
import { amountText, instantText, itemNo, plainText, rowId, unitPriceText } from '#platform/shared/wire-schemas.ts';

const period = z.enum(['month', 'quarter', 'half', 'year', 'all']).default('year');
const code = z.string().regex(/^[\w.-]{1,40}$/, '格式不正确');

/** What purchases are narrowed by. */
const filter = {
  period,
  keyword: plainText(60).optional(),
  categoryCode: code.optional(),
  brandCode: code.optional(),
  /** Purchases of one person; people who see their own orders only get their own, whoever is named. */
  buyerId: rowId.optional(),
  /** Only what the caller has marked as bought often (常购). */
  frequent: z.boolean().default(false),
  sort: z.enum(['times', 'last', 'amount']).default('times'),
};

export const purchaseFilter = z.strictObject(filter);
const listInput = z.strictObject({ ...filter, ...pageInput });
export type PurchaseFilter = Omit<z.infer<typeof listInput>, 'pageNo' | 'pageSize'>;
export type PurchaseListInput = z.infer<typeof listInput>;

const replacement = z.object({
  skuCode: z.string(),
  productName: z.string(),
  /** 直接替代, 同类可选 */
  kindLabel: z.string(),
  salesPrice: unitPriceText.nullable(),
  orderUnit: z.string(),
});

export const purchasedItem = z.object({
  skuCode: z.string(),
  productName: z.string(),
  productImg: z.string(),
  brandName: z.string().nullable(),
  mpn: z.string().nullable(),
  /** The firm's own codes of it. */
  customerCodes: z.array(z.string()),
  orderUnit: z.string(),
  /** Orders with it, pieces and amount within the period, without what was cancelled. */
  times: z.number().int(),
  quantity: z.number().int(),
  amount: amountText,
  buyerCount: z.number().int(),
  lastBuyer: z.string(),
  lastAt: instantText,
  lastQuantity: z.number().int(),
  lastPrice: unitPriceText,
  /** The latest prices paid, whatever the period, the oldest first. */
  paid: z.array(z.object({ at: instantText, price: unitPriceText })),
  frequent: z.boolean(),
  /** What one costs today in the quantity offered here; null without a price. */
  salesPrice: unitPriceText.nullable(),
  /** What one costs in other quantities; empty where the quantity changes nothing. */
  tiers: z.array(priceTier),
  priceMove: z.object({ direction: z.enum(['up', 'down', 'same']), percent: z.string() }).nullable(),
  moqSales: z.number().int(),
  moqIncrement: z.number().int(),
  /** The last quantity, brought to the item's rule of today. */
  offeredQuantity: z.number().int(),
  deliveryText: z.string(),
  /** Why it cannot be bought now, and what may be bought instead. */
  obstacle: z.string().nullable(),
  /** It no longer exists for the firm: the row shows what the last order says. */
  gone: z.boolean(),
  replacements: z.array(replacement),
});
export type PurchasedItem = z.infer<typeof purchasedItem>;

const named = z.object({ code: z.string(), name: z.string(), count: z.number().int() });

const facets = z.object({
  categories: z.array(named.extend({ parentName: z.string() })),
  brands: z.array(named),
  /** Empty for those who see their own orders only. */
  buyers: z.array(z.object({ buyerId: rowId, name: z.string(), count: z.number().int() })),
  itemCount: z.number().int(),
  amount: amountText,
  frequentCount: z.number().int(),
});
export type PurchaseFacets = z.infer<typeof facets>;

export const purchaseErrors = {
  FREQUENT_FULL: { status: 409, code: 32280, message: '常购商品最多标记 500 种，请先取消一些不常买的' },
} as const;

const post = { method: 'POST', identities: BUYING_PEOPLE, permission: 'ORDER_MANAGEMENT', specified: false } as const;

/** Goods the firm has bought (/purchase.html), as far as the caller may see its orders. */
export const purchaseContract = {
  list: defineEndpoint({
    ...post,
    path: '/enterprise-service/fronted/purchase/list',
    // Who serves a company recommends from what it has bought.
    identities: TRADE_READERS,
    summary: '查询已购商品',
    input: listInput,
    output: z.object({
      list: z.array(purchasedItem),
      total: z.number().int(),
      pageNo: z.number().int(),
      pageSize: z.number().int(),
    }),
  }),
  facets: defineEndpoint({
    ...post,
    path: '/enterprise-service/fronted/purchase/facets',
    summary: '查询已购商品的筛选项',
    input: z.strictObject({ period }),
    output: facets,
  }),
  setFrequent: defineEndpoint({
    ...post,
    path: '/enterprise-service/fronted/purchase/setFrequent',
    summary: '标记常购商品',
    input: z.strictObject({ skuCodes: z.array(itemNo).min(1).max(MAX_PAGE_SIZE), frequent: z.boolean() }),
    /** Those of the goods that carry the mark now. */
    output: z.object({ skuCodes: z.array(z.string()), frequentCount: z.number().int() }),
    transaction: 'write',
    errors: purchaseErrors,
  }),
};

import { z } from 'zod';
import { changedLineFields, shownLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { priceTier } from '#features/prices/contract/price-schemas.ts';
import { amountText, instantText, itemNo, quantity, unitPriceText } from '#platform/shared/wire-schemas.ts';

/** Carts a person keeps apart (specification 7.4); the shop's own pages use `enterprise`. */
export const cartType = z.enum(['enterprise', 'punchout', 'vending']);
export type CartType = z.infer<typeof cartType>;

/** Most lines of one cart and of one call. */
export const MAX_CART_LINES = 2_000;

/** Which of several lines of one SKU: empty for the usual one, a number for each that stands apart. */
export const splitName = z
  .string()
  .regex(/^\d{0,6}$/, '行号格式不正确')
  .default('');

export const wantedLine = z.strictObject({
  skuCode: itemNo,
  quantity,
  /** A wish for a purpose of its own gets a line of its own; without any it joins the usual line. */
  ...changedLineFields,
  /** Search that led to the item, for ranking. */
  searchId: z
    .string()
    .regex(/^[0-9A-Za-z-]{1,64}$/, '格式不正确')
    .optional(),
});
export type WantedLine = z.infer<typeof wantedLine>;

export const wantedLines = z.array(wantedLine).max(MAX_CART_LINES, `一次最多 ${MAX_CART_LINES} 个商品`);
export const skuCodes = z.array(itemNo).max(MAX_CART_LINES);

/** One line of a cart by name. */
export const lineRef = z.strictObject({ skuCode: itemNo, split: splitName });
export type LineRef = z.infer<typeof lineRef>;
export const lineRefs = z.array(lineRef).max(MAX_CART_LINES);

/** Why an item cannot be added; `region` is told apart because its words name the items (specification 8). */
export const failReason = z.enum(['unknown', 'region', 'obstacle', 'quantity', 'full', 'claimed', 'day']);
export type FailReason = z.infer<typeof failReason>;

export const failInfo = z.object({ skuCode: z.string(), reason: failReason, failMsg: z.string() });
export type FailInfo = z.infer<typeof failInfo>;

const successInfo = z.object({
  skuCode: z.string(),
  productName: z.string(),
  orderUnit: z.string(),
  quantity: z.number().int(),
  salesPrice: unitPriceText,
  amount: amountText,
});

/** Specification 3, add-to-cart result, with what the dialog 成功加入购物车 shows. */
export const checkResult = z.object({
  allFail: z.boolean(),
  failInfos: z.array(failInfo),
  successInfos: z.array(successInfo),
});
export type CheckResult = z.infer<typeof checkResult>;

export const addResult = checkResult.extend({
  /** Σ quantities and Σ amounts of what was added now. */
  addedQuantity: z.number().int(),
  addedAmount: amountText,
  cartCount: z.number().int(),
  /** The cart is a visitor's: amounts are list prices, and it goes over to whoever logs in. */
  visitor: z.boolean(),
});
export type AddResult = z.infer<typeof addResult>;

const changes = {
  quantity: quantity.optional(),
  selected: z.boolean().optional(),
  /** Put aside for later, or taken back. */
  saved: z.boolean().optional(),
  ...changedLineFields,
};

export const lineChange = z
  .strictObject({ skuCode: itemNo, split: splitName, ...changes })
  .refine(
    (change) => Object.keys(changes).some((name) => change[name as keyof typeof changes] !== undefined),
    '没有要修改的内容',
  );
/** A change as pages write it: `split` is left out for the usual line of an item. */
export type LineChange = z.input<typeof lineChange>;

export const cartLine = z.object({
  skuCode: z.string(),
  split: z.string(),
  item_no: z.string(),
  productName: z.string(),
  productImg: z.string(),
  brandName: z.string().nullable(),
  mpn: z.string().nullable(),
  orderUnit: z.string(),
  quantity: z.number().int(),
  moqSales: z.number().int(),
  moqIncrement: z.number().int(),
  /** What each costs today in this quantity; null when the shop has no price for this firm. */
  salesPrice: unitPriceText.nullable(),
  /** Prices by quantity; empty where the quantity changes nothing. */
  tiers: z.array(priceTier),
  listPrice: unitPriceText.nullable(),
  /** What it cost when it was added, or when its quantity came into another tier. */
  addedPrice: unitPriceText,
  priceChange: z.enum(['up', 'down', 'same']),
  amount: amountText,
  selected: z.boolean(),
  notCart: z.boolean(),
  dayType: z.number().int(),
  /** Kind of delivery (specification 4); lines are grouped by it. */
  deliveryText: z.string(),
  /** When it leaves if it is ordered now; null where nobody can say. Where it goes is asked at the checkout. */
  promise: z.string().nullable(),
  /** Why it cannot be bought now; such a line counts in no total. */
  obstacle: z.string().nullable(),
  /** The item no longer exists for the buyer; the line shows what he put there and nothing else. */
  gone: z.boolean(),
  searchId: z.string().nullable(),
  ...shownLineFields,
  /** Put aside for later since then: it lies in no total and is not ordered. */
  savedAt: instantText.nullable(),
});
export type CartLine = z.infer<typeof cartLine>;

export const cart = z.object({
  cartCount: z.number().int(),
  lines: z.array(cartLine),
  /** Put aside for later, the latest first. */
  savedLines: z.array(cartLine),
  /** Of selected lines that can be bought. */
  chosenCount: z.number().int(),
  chosenQuantity: z.number().int(),
  chosenAmount: amountText,
});
export type Cart = z.infer<typeof cart>;

/** After a change: every line of the items that changed, as it is now; totals follow from them by `sumCart`. */
export const cartChange = z.object({ cartCount: z.number().int(), lines: z.array(cartLine) });
export type CartChange = z.infer<typeof cartChange>;

export const viewedItem = z.object({
  skuCode: z.string(),
  productName: z.string(),
  productImg: z.string(),
  brandName: z.string().nullable(),
  orderUnit: z.string(),
  moqSales: z.number().int(),
  moqIncrement: z.number().int(),
  salesPrice: unitPriceText.nullable(),
  notCart: z.boolean(),
  viewedAt: instantText,
});
export type ViewedItem = z.infer<typeof viewedItem>;

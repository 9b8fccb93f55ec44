import { z } from 'zod';
import { namedGoods } from '#features/catalog/contract/named-goods.ts';
import { amountText, instantText, plainText, rowId, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { cartType, lineRefs } from './cart-schemas.ts';

/** Shared carts of one person that have not expired. */
export const MAX_SHARED_CARTS = 50;
const LONGEST_DAYS = 90;

/** 256 random bits of the owner's browser; the shop keeps their hash alone, so no list and no answer can show them. */
export const shareToken = z.string().regex(/^[\w-]{43}$/, '分享链接格式不正确');

export const saveInput = z.strictObject({
  type: cartType.default('enterprise'),
  token: shareToken,
  name: plainText(60).default(''),
  days: z.number().int().min(1).max(LONGEST_DAYS).default(7),
  /** Without it: the lines that are selected. */
  lines: lineRefs.optional(),
});

export const savedShare = z.object({
  id: rowId,
  name: z.string(),
  lineCount: z.number().int(),
  expiresAt: instantText,
});

export const ownShare = savedShare.extend({ createdAt: instantText, openedCount: z.number().int() });
export type OwnShare = z.infer<typeof ownShare>;

/** A line as the one who opens the link may buy it today. */
export const sharedLine = z.object({
  ...namedGoods,
  quantity: z.number().int(),
  salesPrice: unitPriceText.nullable(),
  amount: amountText,
  deliveryText: z.string(),
  note: z.string(),
  /** Why it cannot be taken over; such a line counts in no amount. */
  obstacle: z.string().nullable(),
});
export type SharedCartLine = z.infer<typeof sharedLine>;

export const sharedCart = z.object({
  name: z.string(),
  ownerName: z.string(),
  ownerFirm: z.string(),
  expiresAt: instantText,
  lineCount: z.number().int(),
  lines: z.array(sharedLine),
  /** Of what can be taken over, at the prices of the one who looks. */
  totalAmount: amountText,
});
export type SharedCart = z.infer<typeof sharedCart>;

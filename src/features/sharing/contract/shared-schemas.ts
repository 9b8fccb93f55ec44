import { z } from 'zod';
import { shownLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { itemCard } from '#features/catalog/contract/item-schemas.ts';
import { orderCopy } from '#features/orders/contract/order-schemas.ts';
import { titleFacts } from '#features/profile/contract/invoice-title-contract.ts';
import { offeredLine } from '#features/quotes/contract/quote-schemas.ts';
import { amountText, instantText, plainText, quantity, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { shareCode } from './share-schemas.ts';

const sharedLine = offeredLine.extend({
  /** Null where the link shows no money. */
  unitPrice: unitPriceText.nullable(),
  amount: amountText.nullable(),
});
export type SharedLine = z.infer<typeof sharedLine>;

const sums = z.object({
  goodsAmount: amountText,
  freightAmount: amountText,
  taxAmount: amountText,
  totalAmount: amountText,
});

/** A quote behind a link: what is offered, and nothing of its log, its files or the people around it. */
export const sharedQuote = z.object({
  quoteNo: z.string(),
  title: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  firmName: z.string(),
  /** Masked. */
  buyerName: z.string(),
  validUntil: instantText.nullable(),
  /** Nothing can be said or asked any more. */
  over: z.boolean(),
  /** Another one has taken its place. */
  replaced: z.boolean(),
  versionNo: z.number().int().nullable(),
  paymentTerms: z.string(),
  deliveryNote: z.string(),
  note: z.string(),
  sums: sums.nullable(),
  lines: z.array(sharedLine),
  wishes: z.array(
    z.object({ lineNo: z.number().int(), name: z.string(), quantity, unit: z.string(), ...shownLineFields }),
  ),
  /** Until when the link works; null in a preview. */
  until: instantText.nullable(),
  canAsk: z.boolean(),
  canComment: z.boolean(),
});
export type SharedQuote = z.infer<typeof sharedQuote>;

/** An order behind a link, masked as the order's own links show it. */
export const sharedCopy = orderCopy.extend({ until: instantText });

/** Goods behind a link, each as the reader may see and pay it. */
export const sharedGoods = z.object({
  title: z.string(),
  ownerName: z.string(),
  forWhom: z.string(),
  note: z.string(),
  until: instantText,
  items: z.array(itemCard.extend({ remark: z.string() })),
  /** How many of the list don't exist for the reader. */
  missing: z.number().int(),
});
export type SharedGoods = z.infer<typeof sharedGoods>;

export const sharedDetails = z.object({
  kind: z.enum(['quote', 'order']),
  number: z.string(),
  firmName: z.string(),
  until: instantText,
  over: z.boolean(),
  /** How the order stands now, masked; empty for a quote, which gets both with its order. */
  address: z.string(),
  invoice: z.string(),
  /** What people behind this link asked for and nobody has answered. */
  waiting: z.number().int(),
});
export type SharedDetails = z.infer<typeof sharedDetails>;

const asker = {
  code: shareCode,
  /** Who asks, in his own words. */
  name: plainText(30).min(1, '请填写您的姓名'),
  note: plainText(200).default(''),
};
const mailAddress = z.email('邮箱格式不正确').max(100).or(z.literal('')).default('');

export const invoiceWish = z.strictObject({
  ...titleFacts,
});
export type InvoiceWish = z.output<typeof invoiceWish>;

export const addressWish = z.strictObject({
  receiver: plainText(30).min(1, '请填写收货人'),
  phone: z
    .string()
    .trim()
    .regex(/^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?)$/, '请填写 11 位手机号或带区号的座机号'),
  /** County code of GB/T 2260; the names are looked up by the server. */
  regionCode: z.string().regex(/^\d{6}$/, '请选择省市区'),
  detail: plainText(120).min(2, '请填写街道、门牌号等详细地址'),
});
export type AddressWish = z.output<typeof addressWish>;

export const wishInput = z
  .strictObject({
    ...asker,
    /** Where the answer is mailed to, if anywhere. */
    replyTo: mailAddress,
    invoice: invoiceWish.optional(),
    address: addressWish.optional(),
  })
  .refine(({ invoice, address }) => (invoice === undefined) !== (address === undefined), '请填写地址或发票其中一项');
export type WishInput = z.output<typeof wishInput>;
export type WishRequest = z.input<typeof wishInput>;

export const commentInput = z.strictObject({
  code: shareCode,
  name: asker.name,
  text: plainText(300).min(1, '请填写留言'),
});

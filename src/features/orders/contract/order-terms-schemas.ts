import { z } from 'zod';
import { foldWidth } from '#platform/shared/fold-width.ts';
import { amountText, instantText, plainText } from '#platform/shared/wire-schemas.ts';

/** The buyer's own number of an order, however wide it was typed. */
export const poNumber = plainText(64).overwrite(foldWidth);

export const poPolicy = z.enum(['ignore', 'warn', 'block']);
/** What the firm does about a PO number it has used within twelve months. */
export type PoPolicy = z.infer<typeof poPolicy>;

export const duplicatePo = z.object({
  duplicate: z.boolean(),
  policy: poPolicy,
  /** The latest order of the firm with this PO number within 12 months. */
  orderNo: z.string().nullable(),
  submittedAt: instantText.nullable(),
});
export type DuplicatePo = z.infer<typeof duplicatePo>;

/** Contained tax of all lines of one rate. */
export const taxShare = z.object({ taxRate: z.string(), goodsAmount: amountText, taxAmount: amountText });

export const amounts = {
  goodsAmount: amountText,
  freightAmount: amountText,
  discountAmount: amountText,
  /** Tax contained in the goods, not added to them. */
  taxAmount: amountText,
  totalAmount: amountText,
  taxes: z.array(taxShare),
};

export const payWay = z.enum(['account', 'transfer', 'online']);
/** `account`: on the firm's credit; `transfer`: by bank; `online`: by a payment channel. */
export type PayWay = z.infer<typeof payWay>;

/** Invoice an order asks for (specification 4: types 1, 2, 3); what each type needs stands in the rules. */
export const invoice = z.strictObject({
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: plainText(100),
  taxNo: plainText(20).optional(),
  bankName: plainText(60).optional(),
  bankAccount: plainText(40).optional(),
  address: plainText(120).optional(),
  phone: plainText(30).optional(),
  email: plainText(100).optional(),
});
export type Invoice = z.infer<typeof invoice>;

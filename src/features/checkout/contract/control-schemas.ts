import { z } from 'zod';
import { amountText, calendarDay, itemNo, plainText, quantity, rowId } from '#platform/shared/wire-schemas.ts';
import { quoteNo } from './checkout-schemas.ts';

export const controlInput = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        skuCode: itemNo,
        split: z.string().max(8).optional(),
        quantity,
        costCenter: plainText(60).default(''),
        expectedOn: calendarDay().nullable().default(null),
      }),
    )
    .min(1, '请先选择商品')
    .max(500),
  /** Of every line that names none itself. */
  costCenter: plainText(60).default(''),
  /** Where it goes: freight and what may be sold there hang on it. */
  addressId: rowId.optional(),
  /** Ordered at the prices of this quote. */
  quoteNo: quoteNo.optional(),
});
export type ControlInput = z.output<typeof controlInput>;

/** What approvals and budgets will say to an order, shown before it is submitted. */
export const controlPreview = z.object({
  outcome: z.enum(['free', 'ask', 'denied']),
  /** Why it cannot be submitted; empty otherwise. */
  message: z.string(),
  reasons: z.array(z.object({ flowName: z.string(), because: z.array(z.string()) })),
  steps: z.array(
    z.object({
      name: z.string(),
      mode: z.enum(['any', 'all', 'sequence', 'n_of_m', 'per_department']),
      /** How many must agree. */
      needed: z.number().int(),
      modeLabel: z.string(),
      /** `onBehalfOf`: whom the flow means, where this person stands in for the time being. */
      approvers: z.array(z.object({ name: z.string(), why: z.string(), onBehalfOf: z.string().nullable() })),
      skipped: z.array(z.object({ name: z.string(), why: z.string() })),
    }),
  ),
  budgets: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      frequency: z.enum(['natural_month', 'quarter', 'year', 'disposable']),
      label: z.string(),
      /** Null: no limit. */
      limit: amountText.nullable(),
      /** What is left, below zero where it is exceeded; null: no limit. */
      before: amountText.nullable(),
      after: amountText.nullable(),
      over: z.boolean(),
      policyLabel: z.string(),
    }),
  ),
  /** Going over a budget wants a reason of the buyer. */
  needsReason: z.boolean(),
  /** Working days that price and stock are held. */
  holdDays: z.number().int(),
  /** Number of the request that approved the quote and spares the order another approval; null: none does. */
  coveredBy: z.string().nullable(),
});
export type ControlPreview = z.infer<typeof controlPreview>;

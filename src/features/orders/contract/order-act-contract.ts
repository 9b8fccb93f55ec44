import { z } from 'zod';
import { BUYERS, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { plainText, quantity, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { cancelErrors, invoiceErrors, poErrors } from './order-errors.ts';
import { orderNo } from './order-schemas.ts';
import { invoice, poNumber } from './order-terms-schemas.ts';

/** Orders bought again at once. */
const MAX_REBUY_ORDERS = 20;

const changed = z.object({
  orderNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  version: z.number().int(),
});

const cancelInput = z.strictObject({
  orderNo,
  reason: plainText(200).default(''),
  /** The state the caller saw, so that nobody cancels what has just changed. */
  version: z.number().int().positive().optional(),
  /** Lines by number with the quantity to call off; without them everything that has not left the warehouse. */
  lines: z
    .array(z.strictObject({ lineNo: z.number().int().min(1).max(2_000), quantity }))
    .min(1)
    .max(2_000)
    .optional(),
});

const foreseeCancelInput = cancelInput.pick({ orderNo: true, lines: true });

const replacement = z.object({
  skuCode: z.string(),
  productName: z.string(),
  /** 直接替代, 同类可选 */
  kindLabel: z.string(),
  note: z.string(),
  salesPrice: unitPriceText.nullable(),
  orderUnit: z.string(),
});

/** What can be bought again today, and what cannot, why, and what may stand in for it. */
const rebuyPlan = z.object({
  ready: z.array(
    z.object({
      skuCode: z.string(),
      productName: z.string(),
      orderUnit: z.string(),
      quantity: z.number().int(),
      /** Another quantity than before: the rule of the item has changed. */
      adjusted: z.boolean(),
      salesPrice: unitPriceText.nullable(),
      /** Against the price of the order. */
      priceChange: z.enum(['up', 'down', 'same']),
    }),
  ),
  gone: z.array(
    z.object({
      skuCode: z.string(),
      productName: z.string(),
      quantity: z.number().int(),
      reason: z.string(),
      replacements: z.array(replacement),
    }),
  ),
});
export type RebuyPlan = z.infer<typeof rebuyPlan>;

/** What a buyer does with an order after the submit. */
export const orderActContract = {
  cancel: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/cancel',
    summary: '取消订单',
    input: cancelInput,
    objects: { orderNo: 'order' },
    output: changed.extend({
      /** Yuan no longer owed because of this. */
      releasedAmount: z.string(),
    }),
    identities: BUYERS,
    permission: 'ORDER_CANCEL',
    rate: 'order',
    transaction: 'write',
    errors: cancelErrors,
  }),
  foreseeCancel: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/foreseeCancel',
    summary: '取消前查看款项',
    input: foreseeCancelInput,
    objects: { orderNo: 'order' },
    output: z.object({
      /** Yuan no longer owed because of it. */
      releasedAmount: z.string(),
      /** What becomes of the money: how much comes back, on which way and when; a sentence each. */
      money: z.array(z.string()),
    }),
    identities: BUYERS,
    permission: 'ORDER_CANCEL',
    errors: cancelErrors,
    specified: false,
  }),
  editPo: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/editPo',
    summary: '修改 PO 号',
    input: z.strictObject({
      orderNo,
      /** Empty takes the number away. */
      poNumber,
      version: z.number().int().positive().optional(),
    }),
    objects: { orderNo: 'order' },
    output: changed.extend({ poNumber: z.string().nullable() }),
    identities: BUYERS,
    permission: 'ORDER_ADD',
    rate: 'order',
    transaction: 'write',
    errors: poErrors,
    specified: false,
  }),
  editInvoice: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/editInvoice',
    summary: '补填或修改发票',
    input: z.strictObject({ orderNo, invoice }),
    objects: { orderNo: 'order' },
    output: z.object({ orderNo: z.string() }),
    identities: BUYERS,
    permission: 'ORDER_ADD',
    rate: 'order',
    transaction: 'write',
    errors: invoiceErrors,
    specified: false,
  }),
  rebuy: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/rebuy',
    summary: '再次采购',
    input: z.strictObject({ orderNos: z.array(orderNo).min(1).max(MAX_REBUY_ORDERS) }),
    objects: { orderNos: 'order' },
    output: rebuyPlan,
    identities: BUYERS,
    permission: 'ORDER_MANAGEMENT',
    specified: false,
  }),
};

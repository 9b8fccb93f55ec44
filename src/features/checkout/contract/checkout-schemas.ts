import { z } from 'zod';
import { QUOTE_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { writtenLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { overBudgetInput } from '#features/budgets/contract/budget-errors.ts';
import { amounts, invoice, payWay, poNumber, poPolicy } from '#features/orders/contract/order-terms-schemas.ts';
import {
  amountText,
  calendarDay,
  instantText,
  itemNo,
  plainText,
  quantity,
  rowId,
  unitPriceText,
} from '#platform/shared/wire-schemas.ts';

const MAX_ORDER_LINES = 2_000;

/** Tells lines of one item apart that are wanted for different purposes, as the cart does. */
const split = z.string().regex(/^[0-9A-Za-z-]{0,64}$/, '格式不正确');

const eachOnce = (lines: readonly { skuCode: string; split?: string | undefined }[]) =>
  new Set(lines.map((line) => `${line.skuCode} ${line.split ?? ''}`)).size === lines.length;

/** Body of the `pre` calls, as specification 7.3 writes it: a plain list of skuCode and quantity. */
export const wantedLines = z
  .array(z.strictObject({ skuCode: itemNo, quantity, split: split.optional() }))
  .min(1, '请先选择商品')
  .max(MAX_ORDER_LINES, `一张订单最多 ${MAX_ORDER_LINES} 行`)
  .refine(eachOnce, '同一商品请合并为一行');
export type WantedLines = z.infer<typeof wantedLines>;

/** Someone who only sends the list asks about goods without a PO number: nothing to compare. */
export const duplicatePoInput = z.union([wantedLines, z.strictObject({ poNumber: poNumber.min(1, '请填写 PO 号') })]);

export const lineRefusal = z.object({ skuCode: z.string(), failMsg: z.string() });
export type LineRefusal = z.infer<typeof lineRefusal>;

export const preCheckResult = z.object({ passed: z.boolean(), failInfos: z.array(lineRefusal) });

const day = calendarDay();

/** A share of a line that travels together. */
const deliveryPart = z.object({
  /** 上海仓; null for goods that do not lie in a warehouse. */
  warehouse: z.string().nullable(),
  quantity: z.number().int(),
  shipDate: day,
  arriveDate: day.nullable(),
});

/** A line as it would be ordered now. */
export const quotedLine = z.object({
  skuCode: z.string(),
  /** As it was asked with; empty for the usual line of an item. */
  split: z.string(),
  /** False: nobody sells this number, or not to this firm; there is no page to link to. */
  known: z.boolean(),
  productName: z.string(),
  productImg: z.string(),
  brandName: z.string().nullable(),
  mpn: z.string().nullable(),
  /** The firm's own code by its material mapping; empty without one. What a line of the cart says comes before it. */
  customerCode: z.string(),
  orderUnit: z.string(),
  quantity: z.number().int(),
  moqSales: z.number().int(),
  moqIncrement: z.number().int(),
  salesPrice: unitPriceText.nullable(),
  amount: amountText,
  taxRate: z.string(),
  dayType: z.number().int(),
  deliveryText: z.string(),
  /** When this quantity arrives where the order goes, if it is begun in time; null where nobody can promise a day. */
  promise: z.string().nullable(),
  /** More than one: the line is sent in shares. */
  parts: z.array(deliveryPart),
  /** Why it cannot be ordered; such a line counts in no amount. */
  obstacle: z.string().nullable(),
});
export type QuotedLine = z.infer<typeof quotedLine>;

export const calculation = z.object({
  lines: z.array(quotedLine),
  ...amounts,
  /** When the promises were given: the order must be begun before the next cut-off. */
  promisedAt: instantText,
  /** What is missing until freight is free; null when it is free already. */
  freeFreightGap: amountText.nullable(),
});
export type Calculation = z.infer<typeof calculation>;

/** Quote whose prices count; each line's `split` says which of its offers is meant. */
export const quoteNo = numberText(QUOTE_NUMBER);

export const previewInput = z.strictObject({
  lines: wantedLines,
  quoteNo: quoteNo.optional(),
  /** Where it goes; the caller's own region without it. */
  addressId: rowId.optional(),
});

const orderedLine = z.strictObject({
  skuCode: itemNo,
  quantity,
  /** The price the buyer saw. It is compared, never believed. */
  salesPrice: unitPriceText,
  split: split.optional(),
  ...writtenLineFields,
});
export type OrderedLine = z.infer<typeof orderedLine>;

/** Most files of one order. */
export const MAX_ORDER_FILES = 5;

export const createInput = z.strictObject({
  lines: z
    .array(orderedLine)
    .min(1, '请先选择商品')
    .max(MAX_ORDER_LINES, `一张订单最多 ${MAX_ORDER_LINES} 行`)
    .refine(eachOnce, '同一商品请合并为一行'),
  /** The total the buyer saw. */
  totalAmount: amountText,
  addressId: rowId,
  payWay: payWay.default('account'),
  invoice: invoice.optional(),
  poNumber: poNumber.optional(),
  note: plainText(500).default(''),
  /** Of every line that names none itself. */
  costCenter: plainText(60).default(''),
  /** Files handed in before with `file/upload/order`. */
  fileIds: z.array(rowId).max(MAX_ORDER_FILES, `一张订单最多 ${MAX_ORDER_FILES} 个附件`).default([]),
  /** Ordered from the cart: the lines leave it, and must still lie in it. */
  fromCart: z.boolean().default(false),
  /** Ordered at the prices of a quote: never more than it has left. */
  quoteNo: quoteNo.optional(),
  /** Agreed to by the buyer where the order goes over budgets and the firm asks for a reason. */
  overBudget: overBudgetInput.optional(),
});
export type CreateInput = z.output<typeof createInput>;
/** What a page sends: fields that it leaves out are empty. */
export type CreateRequest = z.input<typeof createInput>;

export const createdOrder = z.object({
  orderNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  payWay,
  /** It is paid online, now; what somebody has to approve first is not paid yet. */
  payNow: z.boolean(),
  lineCount: z.number().int(),
  totalAmount: amountText,
});
export type CreatedOrder = z.infer<typeof createdOrder>;

/** What the checkout of a firm offers and remembers. */
export const checkoutCustomer = z.object({
  customerCode: z.string(),
  firmName: z.string(),
  freeShipping: z.boolean(),
  poPolicy,
  /** Orders name a cost centre. */
  costSwitch: z.boolean(),
  payWays: z.array(
    z.object({
      payWay,
      label: z.string(),
      /** How it goes on after the submit. */
      note: z.string(),
      /** What may still be owed; null without a limit, and for other ways. */
      creditLeft: amountText.nullable(),
      /** Why it cannot be used now, in a sentence. */
      held: z.string().nullable(),
    }),
  ),
  /** What the firm used, the latest first, then the titles kept by the person and the firm, the default first. */
  invoices: z.array(invoice),
  /** What is known of the firm itself, for an invoice of a type it has not had yet. */
  firmInvoice: invoice.omit({ type: true }),
  costCenters: z.array(z.string()),
});
export type CheckoutCustomer = z.infer<typeof checkoutCustomer>;

export const decimalInput = z.strictObject({
  skuCode: itemNo,
  quantity: z.string().regex(/^\d{1,9}(?:\.\d{1,6})?$/, '请填写数字'),
});
export const decimalAnswer = z.object({
  skuCode: z.string(),
  quantity: z.string(),
  /** False: this shop sells whole units by the rule of the item; `proposal` is what could be ordered. */
  allowed: z.boolean(),
  proposal: z.number().int(),
  message: z.string(),
});

export const choice = z.object({ code: z.string(), label: z.string() });

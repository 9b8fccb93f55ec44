import { z } from 'zod';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import {
  amountText,
  instantText,
  itemNo,
  plainText,
  quantity,
  rowId,
  unitPriceText,
} from '#platform/shared/wire-schemas.ts';

const MAX_ORDER_LINES = 2_000;

const eachOnce = (lines: readonly { skuCode: string }[]) =>
  new Set(lines.map((line) => line.skuCode)).size === lines.length;

/** Body of the `pre` calls, as specification 7.3 writes it: a plain list of skuCode and quantity. */
export const wantedLines = z
  .array(z.strictObject({ skuCode: itemNo, quantity }))
  .min(1, '请先选择商品')
  .max(MAX_ORDER_LINES, `一张订单最多 ${MAX_ORDER_LINES} 行`)
  .refine(eachOnce, '同一商品请合并为一行');
export type WantedLines = z.infer<typeof wantedLines>;

export const poNumber = plainText(64);

/** Someone who only sends the list asks about goods without a PO number: nothing to compare. */
export const duplicatePoInput = z.union([wantedLines, z.strictObject({ poNumber: poNumber.min(1, '请填写 PO 号') })]);

export const duplicatePo = z.object({
  duplicate: z.boolean(),
  /** The latest order of the firm with this PO number within 12 months. */
  orderNo: z.string().nullable(),
  submittedAt: instantText.nullable(),
});
export type DuplicatePo = z.infer<typeof duplicatePo>;

export const lineRefusal = z.object({ skuCode: z.string(), failMsg: z.string() });
export type LineRefusal = z.infer<typeof lineRefusal>;

export const preCheckResult = z.object({ passed: z.boolean(), failInfos: z.array(lineRefusal) });

/** A line as it would be ordered now. */
export const quotedLine = z.object({
  skuCode: z.string(),
  /** False: nobody sells this number, or not to this firm; there is no page to link to. */
  known: z.boolean(),
  productName: z.string(),
  productImg: z.string(),
  brandName: z.string().nullable(),
  mpn: z.string().nullable(),
  orderUnit: z.string(),
  quantity: z.number().int(),
  moqSales: z.number().int(),
  moqIncrement: z.number().int(),
  salesPrice: unitPriceText.nullable(),
  amount: amountText,
  taxRate: z.string(),
  dayType: z.number().int(),
  deliveryText: z.string(),
  /** Why it cannot be ordered; such a line counts in no amount. */
  obstacle: z.string().nullable(),
});
export type QuotedLine = z.infer<typeof quotedLine>;

/** Contained tax of all lines of one rate. */
export const taxShare = z.object({ taxRate: z.string(), goodsAmount: amountText, taxAmount: amountText });

const amounts = {
  goodsAmount: amountText,
  freightAmount: amountText,
  discountAmount: amountText,
  /** Tax contained in the goods, not added to them. */
  taxAmount: amountText,
  totalAmount: amountText,
  taxes: z.array(taxShare),
};

export const calculation = z.object({
  lines: z.array(quotedLine),
  ...amounts,
  /** What is missing until freight is free; null when it is free already. */
  freeFreightGap: amountText.nullable(),
});
export type Calculation = z.infer<typeof calculation>;

export const createInput = z.strictObject({
  /** `salesPrice`: the price the buyer saw. It is compared, never believed. */
  lines: z
    .array(z.strictObject({ skuCode: itemNo, quantity, salesPrice: unitPriceText }))
    .min(1, '请先选择商品')
    .max(MAX_ORDER_LINES, `一张订单最多 ${MAX_ORDER_LINES} 行`)
    .refine(eachOnce, '同一商品请合并为一行'),
  /** The total the buyer saw. */
  totalAmount: amountText,
  addressId: rowId,
  poNumber: poNumber.optional(),
  note: plainText(500).default(''),
  /** Ordered from the cart: the lines leave it, and must still lie in it. */
  fromCart: z.boolean().default(false),
});
export type CreateInput = z.infer<typeof createInput>;

export const createdOrder = z.object({
  orderNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  lineCount: z.number().int(),
  totalAmount: amountText,
});
export type CreatedOrder = z.infer<typeof createdOrder>;

const dateText = z.iso.date('日期格式应为 YYYY-MM-DD');
const tabName = z.enum(['all', 'approving', 'confirming', 'to_pay', 'to_ship', 'to_receive', 'finished', 'ended']);
/** Tab of the order list; the states behind each one stand in the rules. */
export type OrderTab = z.infer<typeof tabName>;

export const orderFilter = {
  /** Order number, PO number, item number, manufacturer's number or words of the product name. */
  keyword: plainText(60).optional(),
  /** Days of Asia/Shanghai, both included. */
  dateFrom: dateText.optional(),
  dateTo: dateText.optional(),
  skuCode: itemNo.optional(),
};
export const orderFilterInput = z.strictObject(orderFilter);
export type OrderFilter = z.infer<typeof orderFilterInput>;

export const listInput = z.strictObject({ tab: tabName.default('all'), ...orderFilter, ...pageInput });
export type ListInput = z.infer<typeof listInput>;

export const orderRow = z.object({
  orderNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  poNumber: z.string().nullable(),
  submittedAt: instantText,
  buyerName: z.string(),
  receiver: z.string(),
  lineCount: z.number().int(),
  /** The first lines, for the pictures in the row. */
  firstLines: z.array(
    z.object({
      skuCode: z.string(),
      productName: z.string(),
      productImg: z.string(),
      quantity: z.number().int(),
      orderUnit: z.string(),
    }),
  ),
  totalAmount: amountText,
  canCancel: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRow>;
export const orderPage = pageOf(orderRow);

export const orderCounts = z.record(tabName, z.number().int());
export type OrderCounts = z.infer<typeof orderCounts>;

export const orderHome = z.object({ counts: orderCounts, recent: z.array(orderRow) });

/** To-dos of the caller on the home page and in the user centre. */
export const orderTodos = z.object({
  toApprove: z.number().int(),
  toPay: z.number().int(),
  toShip: z.number().int(),
  toReceive: z.number().int(),
});

export const orderDetail = z.object({
  orderNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  version: z.number().int(),
  poNumber: z.string().nullable(),
  note: z.string(),
  submittedAt: instantText,
  buyerName: z.string(),
  address: z.object({
    receiver: z.string(),
    phone: z.string(),
    province: z.string(),
    city: z.string(),
    district: z.string(),
    detail: z.string(),
  }),
  lines: z.array(
    z.object({
      lineNo: z.number().int(),
      skuCode: z.string(),
      productName: z.string(),
      productImg: z.string(),
      brandName: z.string().nullable(),
      mpn: z.string().nullable(),
      orderUnit: z.string(),
      quantity: z.number().int(),
      salesPrice: unitPriceText,
      amount: amountText,
      taxRate: z.string(),
      taxAmount: amountText,
      deliveryText: z.string(),
      note: z.string(),
    }),
  ),
  ...amounts,
  /** The main way of an order with the moment each stage was reached. */
  steps: z.array(
    z.object({
      status: z.string(),
      label: z.string(),
      state: z.enum(['done', 'current', 'ahead']),
      at: instantText.nullable(),
    }),
  ),
  events: z.array(
    z.object({ label: z.string(), detail: z.string(), actorName: z.string().nullable(), at: instantText }),
  ),
  canCancel: z.boolean(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

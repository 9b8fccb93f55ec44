import { z } from 'zod';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, itemNo, plainText, unitPriceText } from '#platform/shared/wire-schemas.ts';
import { amounts } from './checkout-schemas.ts';

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

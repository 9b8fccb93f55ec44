import { z } from 'zod';
import { attachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberBeginning, numberText } from '#business/document-numbers/contract/number-text.ts';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { shownLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { overrun } from '#features/budgets/contract/budget-errors.ts';
import { namedGoods } from '#features/catalog/contract/named-goods.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import {
  amountText,
  calendarDay,
  instantText,
  itemNo,
  plainText,
  unitPriceText,
} from '#platform/shared/wire-schemas.ts';
import { amounts, poNumber } from './order-terms-schemas.ts';

export const orderNo = numberText(ORDER_NUMBER);

const dateText = calendarDay();
const tabName = z.enum(['all', 'approving', 'confirming', 'to_pay', 'to_ship', 'to_receive', 'finished', 'ended']);
/** Tab of the order list; the states behind each one stand in the rules. */
export type OrderTab = z.infer<typeof tabName>;

export const orderFilter = {
  /** Order number, PO number, item number, manufacturer's number or words of the product name. */
  keyword: plainText(60).optional(),
  /** The number, or how it begins. */
  orderNo: numberBeginning(ORDER_NUMBER).optional(),
  poNumber: poNumber.optional(),
  skuCode: itemNo.optional(),
  brand: plainText(40).optional(),
  /** Part of the name of the person who placed it. */
  buyer: plainText(40).optional(),
  /** Days of Asia/Shanghai, both included. */
  dateFrom: dateText.optional(),
  dateTo: dateText.optional(),
  /** Yuan, both included. */
  amountFrom: amountText.optional(),
  amountTo: amountText.optional(),
  /** Side states (behaviours 2.5), each on its own. */
  approval: z.enum(['none', 'pending', 'passed', 'refused']).optional(),
  payment: z.enum(['none', 'unpaid', 'paid', 'refunding', 'refunded']).optional(),
  invoice: z.enum(['none', 'partly', 'full']).optional(),
  statement: z.enum(['none', 'billed', 'settled']).optional(),
  afterSale: z.enum(['none', 'open', 'done']).optional(),
};
export const orderFilterInput = z.strictObject(orderFilter);
export type OrderFilter = z.infer<typeof orderFilterInput>;

const sortName = z.enum(['newest', 'oldest', 'dearest', 'cheapest']);
export type OrderSort = z.infer<typeof sortName>;

/** Where a page ends: what it is sorted by and the row, as the last answer said. */
const pageMark = z.string().regex(/^\d{1,18}_\d{1,18}$/, '翻页标记格式不正确');

export const listInput = z
  .strictObject({
    tab: tabName.default('all'),
    sort: sortName.default('newest'),
    ...orderFilter,
    ...pageInput,
    /** The page behind, or before, a row that was shown: answers at once however far it lies. `pageNo` counts along. */
    after: pageMark.optional(),
    before: pageMark.optional(),
  })
  .refine(({ after, before }) => !(after && before), '翻页标记只能有一个');
export type ListInput = z.infer<typeof listInput>;

/** At whom it hangs while it is approved; `nobody`: whoever is asked can decide no more. */
export const orderWaiting = z
  .object({ kind: z.enum(['approver', 'requester', 'nobody']), names: z.array(z.string()), since: instantText })
  .nullable();

/** What the caller may pay now, until when; null where nothing is due or others pay. */
export const orderPay = z
  .object({ until: instantText, amount: amountText, payWay: z.enum(['account', 'transfer', 'online']) })
  .nullable();
export type OrderPay = NonNullable<z.infer<typeof orderPay>>;

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
  /** What is still owed or paid of it: less than the total once something was cancelled. */
  payableAmount: amountText,
  /** Side states that say more than 无, in words: 已付款, 部分开票. */
  sideLabels: z.array(z.string()),
  waiting: orderWaiting,
  /** What was promised for what is on its way; null before it is begun and where nothing is coming. `brief`: the last day. */
  promise: z.object({ text: z.string(), brief: z.string() }).nullable(),
  pay: orderPay,
  canCancel: z.boolean(),
  canApplyAfterSale: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRow>;
export const orderPage = pageOf(orderRow).extend({
  /** Marks for `after` and `before`; null where no page follows or precedes. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
});

export const orderCounts = z.record(tabName, z.number().int());
export type OrderCounts = z.infer<typeof orderCounts>;

/** A thing bought lately, each once: what was taken the last time, in order units. */
const latestPurchase = z.object({
  itemCode: z.string(),
  quantity: z.number().int(),
  orderUnit: z.string(),
  orderedAt: instantText,
});
export type LatestPurchase = z.infer<typeof latestPurchase>;

/**
 * `toPay`: the few orders of the caller whose time to pay ends first. `purchased`: goods of the latest orders that are
 * purchases; those that wait for an approval or for money are none yet.
 */
export const orderHome = z.object({
  counts: orderCounts,
  recent: z.array(orderRow),
  toPay: z.array(orderRow),
  purchased: z.array(latestPurchase),
});

/** To-dos of the caller on the home page and in the user centre. */
export const orderTodos = z.object({
  toApprove: z.number().int(),
  toPay: z.number().int(),
  toShip: z.number().int(),
  toReceive: z.number().int(),
});

/** Contained tax of what is left of an order, by rate. */
export const vatShare = z.object({
  taxRate: z.string(),
  /** Tax included. */
  goodsAmount: amountText,
  netAmount: amountText,
  taxAmount: amountText,
});
export const vatList = z.object({ list: z.array(vatShare), netAmount: amountText, taxAmount: amountText });
export type VatList = z.infer<typeof vatList>;

export const orderLine = z.object({
  lineNo: z.number().int(),
  ...namedGoods,
  quantity: z.number().int(),
  cancelledQuantity: z.number().int(),
  shippedQuantity: z.number().int(),
  signedQuantity: z.number().int(),
  /** Of the signed ones, those whose money after-sales gave back. */
  returnedQuantity: z.number().int(),
  /** What may still be cancelled now. */
  openQuantity: z.number().int(),
  /** Null where prices are not shown: behind a link made without them. */
  salesPrice: unitPriceText.nullable(),
  amount: amountText.nullable(),
  cancelledAmount: amountText.nullable(),
  taxRate: z.string(),
  taxAmount: amountText.nullable(),
  /** What was promised for it: 11月24日送达. */
  deliveryText: z.string(),
  ...shownLineFields,
});
export type OrderLine = z.infer<typeof orderLine>;

export const orderInvoice = z.object({
  kind: z.string(),
  title: z.string(),
  taxNo: z.string().nullable(),
  bankName: z.string().nullable(),
  bankAccount: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

export const orderFile = attachedFile.extend({ createdAt: instantText });
export type OrderFile = z.infer<typeof orderFile>;

const head = {
  orderNo: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  version: z.number().int(),
  poNumber: z.string().nullable(),
  note: z.string(),
  submittedAt: instantText,
  firmName: z.string(),
  buyerName: z.string(),
};

const sums = {
  ...amounts,
  /** Of the lines, as far as they were cancelled. */
  cancelledAmount: amountText,
  /** Goods and freight that after-sales gave back. */
  returnedAmount: amountText,
  /** What is owed for the order now. */
  payableAmount: amountText,
  /** Money on its way back to the buyer, and money that is back. */
  refundingAmount: amountText,
  refundedAmount: amountText,
  vat: vatList,
};

const side = z.object({ key: z.string(), label: z.string(), value: z.string(), tone: z.string() });
export type OrderSide = z.infer<typeof side>;

/** `broken`: the day is over, and something it was given for has not left. */
export const orderPromise = z.object({ text: z.string(), broken: z.boolean() });

/** The order itself, without its log: for a look from the list, for other systems, for the papers. */
export const orderCopy = z.object({
  ...head,
  address: z.object({
    receiver: z.string(),
    phone: z.string(),
    province: z.string(),
    city: z.string(),
    district: z.string(),
    detail: z.string(),
  }),
  lines: z.array(orderLine),
  /** What was promised for the whole of it, in the words used everywhere; null where nothing is coming. */
  promise: orderPromise.nullable(),
  /** Null where prices are not shown. */
  sums: z.object(sums).nullable(),
  invoice: orderInvoice.nullable(),
  payWay: z.string(),
  sides: z.array(side),
});
export type OrderCopy = z.infer<typeof orderCopy>;
export type OrderSums = NonNullable<OrderCopy['sums']>;

export const orderDetail = orderCopy.extend({
  /** Budgets it went over when it was submitted, and why it was wanted all the same; null: none, or not the reader's. */
  overBudget: z.object({ reason: z.string(), budgets: z.array(overrun) }).nullable(),
  /** What was ordered, freight and discount counted; what of it is still owed stands in the sums. */
  totalAmount: amountText,
  /** The main way of an order with the moment each stage was reached. */
  steps: z.array(
    z.object({
      status: z.string(),
      label: z.string(),
      /** `failed`: it came to nothing, without the goods being in the buyer's hands. */
      state: z.enum(['done', 'current', 'ahead', 'failed']),
      at: instantText.nullable(),
    }),
  ),
  /** Money for it may come any moment. */
  awaitsMoney: z.boolean(),
  /** What happens next, and until when. */
  next: z.object({ text: z.string(), by: z.object({ label: z.string(), at: z.string() }).nullable() }),
  pay: orderPay,
  /** Whether there are after-sales of it: `none`, `open` or `done`. */
  afterSale: z.string(),
  /** Case of after-sales whose goods this order sends or charges. */
  originCaseNo: z.string().nullable(),
  files: z.array(orderFile),
  events: z.array(loggedEvent),
  canCancel: z.boolean(),
  /** By line and quantity; `canCancel` alone means the whole order. */
  canCancelLines: z.boolean(),
  canEditPo: z.boolean(),
  /** The invoice may be added or changed. */
  canEditInvoice: z.boolean(),
  canShare: z.boolean(),
  /** Something of it was signed for, and the caller may ask for after-sales. */
  canApplyAfterSale: z.boolean(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

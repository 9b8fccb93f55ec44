import { z } from 'zod';
import { linesErrors } from '#features/reports/contract/report-errors.ts';
import { defineEndpoint, type Identity } from '#platform/shared/define-endpoint.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, plainText } from '#platform/shared/wire-schemas.ts';

export const salesErrors = {
  REPORT_CURSOR: linesErrors.REPORT_CURSOR,
  SALES_CUSTOMER: { status: 404, code: 36560, message: '该客户不存在或不由您服务' },
} as const;

const percent = z.string().regex(/^-?\d+\.\d$/);

/** Only those who serve customers (specification 1). */
export const SALES: readonly Identity[] = ['sales'];

const standing = z.enum(['dormant', 'cooling', 'active', 'never']);

/** Which customer something is about, and the place one switches to for it. */
const served = {
  /** The person's own place in that firm, for the firm switch. */
  participantId: z.string(),
  firmName: z.string(),
  /** One works for it now. */
  current: z.boolean(),
};

/** Against the same time of last year; the rate counts where the base is sound. */
const growth = z.object({ base: z.enum(['none', 'small', 'sound']), percent: z.number().int() });
export type SalesGrowth = z.infer<typeof growth>;

const customer = z.object({
  ...served,
  shortName: z.string(),
  customerCode: z.string(),
  standing,
  standingText: z.string(),
  daysSince: z.number().int().nullable(),
  usualDays: z.number().int().nullable(),
  lastOrderNo: z.string().nullable(),
  lastOrderAt: instantText.nullable(),
  lastOrderAmount: amountText.nullable(),
  yearAmount: amountText,
  /** Until the same day of last year. */
  lastYearAmount: amountText,
  growth,
  yearOrders: z.number().int(),
  expiringQuotes: z.number().int(),
  openEnquiries: z.number().int(),
});
export type SalesCustomer = z.infer<typeof customer>;

const summary = z.object({
  customers: z.number().int(),
  yearAmount: amountText,
  lastYearAmount: amountText,
  growth,
  expiringQuotes: z.number().int(),
  openEnquiries: z.number().int(),
  /** Of this year, by share links that carry the person's job code. */
  sharedOrders: z.number().int(),
  sharedQuotes: z.number().int(),
  /** Without drafts, which are their author's own. */
  sharedEnquiries: z.number().int(),
  sharedAmount: amountText,
});
export type SalesSummary = z.infer<typeof summary>;

const dueQuote = z.object({
  ...served,
  quoteNo: z.string(),
  title: z.string(),
  totalAmount: amountText,
  validUntil: instantText,
});
const openEnquiry = z.object({
  ...served,
  enquiryNo: z.string(),
  title: z.string(),
  statusText: z.string(),
  createdAt: instantText,
});
const duties = z.object({ quotes: z.array(dueQuote), enquiries: z.array(openEnquiry) });
export type SalesDuties = z.infer<typeof duties>;

const sort = z.enum(['attention', 'recent', 'amount', 'decline', 'rise', 'quiet', 'name']);
/** Rows behind which a page begins. */
const after = z.string().max(60).optional();
const limit = z.number().int().min(1).max(100).default(50);

const purchaseWish = {
  keyword: plainText(60).optional(),
  /** Only who has not ordered for so many days. */
  quietDays: z.number().int().min(1).max(730).optional(),
  sort: sort.default('amount'),
};
export const purchasesFilter = z.strictObject(purchaseWish);

/** What a customer buys, this year until today beside the same days of last year. */
const purchase = customer.extend({
  /** This year less last year. */
  change: amountText,
  /** Of the amount of all customers this year. */
  share: percent.nullable(),
  /** Points that this customer adds to the change of all of them; they sum up to it. */
  changePoints: percent.nullable(),
  /** What its last orders held most often. */
  bought: z.array(z.object({ itemNo: z.string(), name: z.string(), orders: z.number().int() })),
});
export type SalesPurchase = z.infer<typeof purchase>;

const purchases = z.object({
  /** Days that are looked at, and those of last year. */
  days: z.object({ from: z.string(), to: z.string(), lastFrom: z.string(), lastTo: z.string() }),
  /** Customers whose older orders are still being counted. */
  building: z.number().int(),
  summary,
  total: z.number().int(),
  rows: z.array(purchase),
  next: z.string().nullable(),
});
export type SalesPurchases = z.infer<typeof purchases>;

const purchaseOrder = z.object({
  orderNo: z.string(),
  on: z.string(),
  statusLabel: z.string(),
  amount: amountText,
  correction: z.boolean(),
});
export type SalesPurchaseOrder = z.infer<typeof purchaseOrder>;
const purchaseOrders = z.object({
  firmName: z.string(),
  current: z.boolean(),
  total: z.number().int(),
  amount: amountText,
  rows: z.array(purchaseOrder),
  next: z.string().nullable(),
});

const own = {
  method: 'POST',
  identities: SALES,
  transaction: 'none',
  participant: 'any',
  reads: true,
  specified: false,
} as const;

/** The workspace of a sales account: the firms it serves, and no others. */
export const salesContract = {
  customers: defineEndpoint({
    ...own,
    path: '/enterprise-service/sales/customers',
    summary: '查询我服务的客户',
    input: z.strictObject({
      ...pageInput,
      standing: standing.optional(),
      keyword: plainText(60).optional(),
      sort: sort.default('attention'),
    }),
    output: pageOf(customer).extend({ counts: z.record(standing, z.number().int()), summary }),
  }),
  purchases: defineEndpoint({
    ...own,
    path: '/enterprise-service/sales/purchases',
    summary: '查询客户采购与同比',
    input: purchasesFilter.extend({ after, limit }),
    output: purchases,
    errors: salesErrors,
  }),
  purchaseOrders: defineEndpoint({
    ...own,
    path: '/enterprise-service/sales/purchaseOrders',
    summary: '查询客户采购金额对应的订单',
    input: z.strictObject({
      participantId: z.string().regex(/^[1-9]\d{0,17}$/, '客户编号格式不正确'),
      year: z.enum(['this', 'last']),
      after,
      limit,
    }),
    output: purchaseOrders,
    errors: salesErrors,
  }),
  duties: defineEndpoint({
    ...own,
    path: '/enterprise-service/sales/duties',
    summary: '查询客户待跟进事项',
    input: z.strictObject({}),
    output: duties,
  }),
};

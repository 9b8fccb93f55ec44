import { z } from 'zod';
import { defineEndpoint, type Identity } from '#platform/shared/define-endpoint.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, plainText } from '#platform/shared/wire-schemas.ts';

/** Only those who serve customers (specification 1). */
const SALES: readonly Identity[] = ['sales'];

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

const own = {
  method: 'POST',
  identities: SALES,
  transaction: 'none',
  participant: 'any',
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
      sort: z.enum(['attention', 'recent', 'amount', 'decline', 'name']).default('attention'),
    }),
    output: pageOf(customer).extend({ counts: z.record(standing, z.number().int()), summary }),
  }),
  duties: defineEndpoint({
    ...own,
    path: '/enterprise-service/sales/duties',
    summary: '查询客户待跟进事项',
    input: z.strictObject({}),
    output: duties,
  }),
};

import { z } from 'zod';
import { GROUPING_CODES } from '#features/statements/contract/statement-words.ts';
import { billingTerms } from '#features/statements/contract/terms-schemas.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, calendarDay, instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { MOST_TERM_DAYS } from './term-words.ts';

export const customerCode = plainText(40).min(1, '请填写客户编号');

const level = z.enum(['enterprise', 'YD100', 'YD102', 'YD29', 'YPR0']);
const firmKind = z.enum(['company', 'group']);
const channel = z.union([z.literal(0), z.literal(1)]);
const credit = z.enum(['none', 'limited', 'unlimited']);
/** Yuan, not below zero. */
export const limitText = amountText.refine((text) => !text.startsWith('-') && text.length <= 15, '请填写额度');
export const termDays = z.number().int().min(0).max(MOST_TERM_DAYS);

/** How its statements are made: when, for how long they may be owed, what stands together, which amount comes first. */
const billing = z.strictObject({
  ...billingTerms,
  grouping: z.enum(GROUPING_CODES),
  priceBasis: z.enum(['gross', 'net']),
});
export type Billing = z.infer<typeof billing>;

/** What is agreed with a customer, whole: what a page shows and what it sends back. */
const agreed = {
  levelCode: level,
  credit,
  /** `0.00` unless `credit` is limited. */
  creditLimit: limitText,
  /** Last day of a limit raised for a while; null: until further notice. */
  creditUntil: calendarDay().nullable(),
  /** Days to pay in after the statement. */
  termDays,
  freeShipping: z.boolean(),
  firmType: firmKind,
  firmChannel: channel,
  /** Customer number of the group it belongs to; empty: none. */
  groupCode: plainText(40),
  /** Job code of who looks after it; empty: nobody. */
  salesCode: plainText(40),
  /** 0: frozen, none of its people gets in. */
  status: channel,
  billing,
};
export const terms = z.object(agreed);
export type Terms = z.infer<typeof terms>;

const reason = plainText(300).min(1, '请填写变更原因');
const version = z.number().int().min(0);

export const proposeInput = z.strictObject({ customerCode, version, terms: z.strictObject(agreed), reason });
export type ProposeInput = z.infer<typeof proposeInput>;

export const customerFilter = z.strictObject({
  /** Name, customer number or credit code. */
  keyword: plainText(60).default(''),
  level: level.optional(),
  credit: z.enum(['none', 'limited', 'unlimited', 'over', 'raised']).optional(),
  kind: firmKind.optional(),
  channel: channel.optional(),
  status: channel.optional(),
  sort: z.enum(['code', 'used', 'limit']).default('code'),
  ...pageInput,
});
export type CustomerFilter = z.infer<typeof customerFilter>;

const account = {
  credit,
  /** Null: none agreed, or no limit. */
  limit: amountText.nullable(),
  used: amountText,
  available: amountText.nullable(),
};

export const customerRow = z.object({
  customerCode: z.string(),
  firmName: z.string(),
  creditCode: z.string().nullable(),
  levelCode: z.string(),
  levelLabel: z.string(),
  firmType: z.string(),
  firmChannel: z.int(),
  status: z.int(),
  ...account,
  termDays: z.int(),
  creditUntil: z.string().nullable(),
  /** A change of it waits for a second person. */
  waiting: z.boolean(),
});
export type CustomerRow = z.infer<typeof customerRow>;

/** Of all customers, whatever the filter says. */
const figures = z.object({
  customers: z.int(),
  onAccount: z.int(),
  limit: amountText,
  used: amountText,
  over: z.int(),
  waiting: z.int(),
  applications: z.int(),
});
export const customerPage = pageOf(customerRow).extend({ figures });
export type CustomerFigures = z.infer<typeof figures>;

const changedField = z.object({ label: z.string(), before: z.string(), after: z.string() });

export const termChange = z.object({
  changeId: z.string(),
  customerCode: z.string(),
  firmName: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  fields: z.array(changedField),
  reason: z.string(),
  /** Why one person was not enough; empty: he was. */
  secondFor: z.array(z.string()),
  /** Empty: the calendar. */
  proposedBy: z.string(),
  proposedAt: instantText,
  checkedBy: z.string(),
  checkedAt: instantText.nullable(),
  note: z.string(),
  applicationNo: z.string().nullable(),
  /** What the reader may do about it. */
  mayCheck: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type TermChange = z.infer<typeof termChange>;
export const changePage = pageOf(termChange);

const choice = z.object({ code: z.string(), label: z.string() });

export const termPolicy = z.object({
  aloneLimit: amountText,
  aloneTermDays: z.int(),
  levelAlone: z.boolean(),
  version: z.int(),
});
export type TermPolicyView = z.infer<typeof termPolicy>;
export const policyInput = z.strictObject({
  aloneLimit: limitText,
  aloneTermDays: termDays,
  levelAlone: z.boolean(),
  version: z.number().int().min(1),
});

export const customerTerms = z.object({
  customerCode: z.string(),
  firmName: z.string(),
  shortName: z.string(),
  creditCode: z.string().nullable(),
  registeredAt: instantText,
  /** Job code of the link it registered by; empty: none. */
  salesCodeOfLink: z.string(),
  account: z.object(account),
  /** What the limit falls back to after `creditUntil`. */
  limitAfter: amountText.nullable(),
  terms,
  version: z.int(),
  groups: z.array(choice),
  salespeople: z.array(choice),
  policy: termPolicy,
  waiting: termChange.nullable(),
  history: z.array(termChange),
  mayPropose: z.boolean(),
});
export type CustomerTerms = z.infer<typeof customerTerms>;

export const proposed = z.object({ changeId: z.string(), status: z.string(), version: z.int() });
export const checkInput = z.strictObject({ changeId: rowId, agreed: z.boolean(), note: plainText(300) });
export type CheckInput = z.infer<typeof checkInput>;

import { z } from 'zod';
import { pageInput } from '#platform/shared/pagination.ts';
import { amountText, calendarDay, plainText, rowId } from '#platform/shared/wire-schemas.ts';

/** Most rules of one centre; the form says the same (rules/rule-limits.ts). */
const MOST_RULES = 6;
/** Rows of one exported file. */
export const MOST_EXPORTED = 200_000;
/** Rows a person waits for; more are written in the background. */

export const frequency = z.enum(['natural_month', 'quarter', 'year', 'disposable']);
export const overPolicy = z.enum(['block', 'warn', 'approve']);
export const entryKind = z.enum(['reserve', 'confirm', 'release', 'credit']);

const day = calendarDay();

/** -1 without a limit; an empty limit is 0 (specification 4). */
const limit = z.string().regex(/^(-1|\d{1,11}(\.\d{1,2})?)?$/, '额度应为不小于 0 的金额，最多两位小数；不限填 -1');

const percents = z
  .array(z.number().int().min(1, '提醒比例应为 1 至 100').max(100, '提醒比例应为 1 至 100'))
  .max(4, '最多 4 个提醒比例');

const ruleFields = {
  frequency,
  limit,
  startsOn: day,
  endsOn: day.nullable(),
  overPolicy,
  alertPercents: percents,
  carryOver: z.boolean(),
  enabled: z.boolean(),
};

type RuleDays = Pick<z.infer<z.ZodObject<typeof ruleFields>>, 'frequency' | 'startsOn' | 'endsOn'>;
const hasEnd = ({ frequency: rhythm, endsOn }: RuleDays) => rhythm !== 'disposable' || endsOn !== null;
const endsLater = ({ startsOn, endsOn }: RuleDays) => endsOn === null || endsOn >= startsOn;
const NO_END = '一次性额度须填写结束日期';
const ENDS_BEFORE = '结束日期不能早于开始日期';

const newRule = z.strictObject(ruleFields).refine(hasEnd, NO_END).refine(endsLater, ENDS_BEFORE);
/** Of a rule that exists, with its number; a new one has none. */
const ruleInput = z
  .strictObject({ id: rowId.optional(), ...ruleFields })
  .refine(hasEnd, NO_END)
  .refine(endsLater, ENDS_BEFORE);
export type RuleInput = z.infer<typeof ruleInput>;

const rulesOf = <T extends z.ZodType>(rule: T) =>
  z.array(rule).max(MOST_RULES, `一个成本中心最多 ${MOST_RULES} 条额度规则`);

const centerFields = {
  code: plainText(30).regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, '编码由字母、数字、点、横线组成'),
  name: plainText(40).min(1, '请填写名称'),
  parentId: rowId.nullable(),
  ownerMemberId: rowId.nullable(),
  departmentId: rowId.nullable(),
  note: plainText(200),
};

export const createInput = z.strictObject({ ...centerFields, rules: rulesOf(newRule) });

/** The version the caller saw: somebody else's change in between is not overwritten. */
const version = z.number().int().min(1);
export const updateInput = z.strictObject({ id: rowId, version, ...centerFields, rules: rulesOf(ruleInput) });
export type CenterInput = Omit<z.infer<typeof updateInput>, 'id' | 'version'>;
export const moveInput = z.strictObject({ id: rowId, version, parentId: rowId.nullable() });
export const statusInput = z.strictObject({ id: rowId, version, enabled: z.boolean() });
export const removeInput = z.strictObject({ id: rowId, version });
export const centerName = z.strictObject({ id: rowId });

/** A budget of today. */
const budget = z.object({
  ruleId: rowId,
  frequency,
  overPolicy,
  startsOn: z.string(),
  endsOn: z.string(),
  /** With what was carried over; null without a limit. */
  limit: amountText.nullable(),
  carried: amountText,
  reserved: amountText,
  used: amountText,
  /** Negative where the limit was exceeded; null without a limit. */
  available: amountText.nullable(),
  /** What will be spent at the end of the period if it goes on like this. */
  forecast: amountText,
});
export type Budget = z.infer<typeof budget>;

/** What may still be spent, by the tightest limit: that of the centre, or of one above it. */
export const budgetStanding = z.object({
  /** Null: nothing limits it. */
  limit: amountText.nullable(),
  /** Negative where more was taken than there is. */
  left: amountText.nullable(),
  /** Whose limit it is; null: its own, or none. */
  holder: z.object({ code: z.string(), name: z.string(), frequency }).nullable(),
});

const person = z.object({ memberId: rowId, name: z.string() });

export const centerRow = z.object({
  id: rowId,
  parentId: rowId.nullable(),
  code: z.string(),
  name: z.string(),
  /** 1 in use, 0 closed. */
  status: z.union([z.literal(0), z.literal(1)]),
  owner: person.nullable(),
  department: z.object({ id: rowId, name: z.string() }).nullable(),
  version: z.int(),
  budgets: z.array(budget),
  standing: budgetStanding,
});
export type CenterRow = z.infer<typeof centerRow>;

export const centerTree = z.object({
  /** Parents before their children. */
  centers: z.array(centerRow),
  withFreight: z.boolean(),
  withTax: z.boolean(),
  /** Orders must name a cost centre. */
  required: z.boolean(),
});

const rule = z.object({
  id: rowId,
  frequency,
  /** -1.00 stands for none: see `unlimited`. */
  limit: amountText,
  unlimited: z.boolean(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  overPolicy,
  alertPercents: z.array(z.int()),
  carryOver: z.boolean(),
  /** 0 disabled, 1 enabled, 3 expired. */
  status: z.union([z.literal(0), z.literal(1), z.literal(3)]),
  statusLabel: z.string(),
  /** Money was counted under it: its rhythm and its first day stay, and it is not removed. */
  inUse: z.boolean(),
});
export type Rule = z.infer<typeof rule>;

export const centerDetail = centerRow.extend({
  note: z.string(),
  rules: z.array(rule),
  /** Something was charged to it: its code stays. */
  charged: z.boolean(),
});
export type CenterDetail = z.infer<typeof centerDetail>;

export const editChoices = z.object({
  /** Day of the shop, YYYY-MM-DD in Shanghai. */
  today: z.string(),
  members: z.array(person.extend({ department: z.string().nullable() })),
  departments: z.array(z.object({ id: rowId, name: z.string() })),
  centers: z.array(z.object({ id: rowId, parentId: rowId.nullable(), label: z.string() })),
});
export type EditChoices = z.infer<typeof editChoices>;

export const savedCenter = z.object({ id: rowId, version: z.int() });

const filterFields = {
  id: rowId,
  /** Of one rule; every rule without. */
  ruleId: rowId.optional(),
  /** First day of the period. */
  period: day.optional(),
  kind: entryKind.optional(),
  /** Part of a name. */
  person: plainText(40).optional(),
  /** Days in Shanghai, both included. */
  dateFrom: day.optional(),
  dateTo: day.optional(),
};
export const statementFilter = z.strictObject(filterFields);
export type StatementFilter = z.infer<typeof statementFilter>;
export const statementInput = z.strictObject({ ...filterFields, ...pageInput });

const entry = z.object({
  id: rowId,
  at: z.string(),
  kind: entryKind,
  kindLabel: z.string(),
  amount: amountText,
  documentType: z.string(),
  documentNo: z.string(),
  /** What was charged, where that is a centre below. */
  center: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** Null: the shop itself. */
  person: z.string().nullable(),
  note: z.string(),
  frequency,
  periodStartsOn: z.string(),
  /** What the period held after it. */
  reservedAfter: amountText,
  usedAfter: amountText,
});
export type StatementEntry = z.infer<typeof entry>;

const period = budget.omit({ forecast: true }).extend({ current: z.boolean() });
export type StatementPeriod = z.infer<typeof period>;

export const statement = z.object({
  center: z.object({ id: rowId, code: z.string(), name: z.string() }),
  standing: budgetStanding,
  /** Of all rules, the latest first. */
  periods: z.array(period),
  list: z.array(entry),
  total: z.int(),
  pageNo: z.int(),
  pageSize: z.int(),
});

export const choices = z.object({
  /** Every line must name one of these. */
  required: z.boolean(),
  centers: z.array(budgetStanding.extend({ code: z.string(), name: z.string() })),
});
export type CostCenterChoice = z.infer<typeof choices>['centers'][number];

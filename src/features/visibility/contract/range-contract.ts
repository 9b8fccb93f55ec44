import { z } from 'zod';
import { defineEndpoint, type Identity } from '#platform/shared/define-endpoint.ts';
import { calendarDay, itemNo, plainText, rowId } from '#platform/shared/wire-schemas.ts';

const MOST_CODES = 500;

const effect = z.enum(['hide', 'range']);
const kind = z.enum(['category', 'brand', 'sku', 'price', 'agreement']);
export type FirmRuleKind = z.infer<typeof kind>;

/** Everybody of the company, a department with everything below it, or one person. */
const whom = z.object({
  type: z.enum(['all', 'department', 'person']),
  id: rowId.nullable(),
  name: z.string(),
});
export type RuleWhom = z.infer<typeof whom>;

const rule = z.object({
  id: rowId,
  /** `desk`: agreed with the shop, read only; `firm`: the company's own. */
  madeBy: z.enum(['desk', 'firm']),
  effect,
  kind,
  /** Path of the category, name of the brand or item, or the limit in words. */
  name: z.string(),
  code: z.string(),
  whom,
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  state: z.enum(['running', 'coming', 'ended']),
  /** Why it does nothing, or against what it stands. */
  conflicts: z.array(z.string()),
});
export type FirmRule = z.infer<typeof rule>;

const department = z.object({ id: rowId, name: z.string(), depth: z.int() });

const firmRange = z.object({
  rules: z.array(rule),
  departments: z.array(department),
  searchBeyondRange: z.boolean(),
  /** Items with an agreed price today. */
  agreedItems: z.int(),
  /** Limits a rule about prices may name, in yuan. */
  priceLimits: z.array(z.int()),
});
export type FirmRange = z.infer<typeof firmRange>;

const person = z.object({ userId: rowId, name: z.string(), userName: z.string(), department: z.string().nullable() });
export type RangePerson = z.infer<typeof person>;

const newRules = z
  .strictObject({
    effect,
    kind,
    codes: z.array(z.string().trim().min(1).max(60)).max(MOST_CODES, `一次最多 ${MOST_CODES} 个编码`).default([]),
    /** Yuan; for rules about prices. */
    limit: z.int().min(1).max(1_000_000).optional(),
    departmentId: rowId.nullable().default(null),
    userId: rowId.nullable().default(null),
    startsOn: calendarDay().nullable().default(null),
    endsOn: calendarDay().nullable().default(null),
  })
  .refine(({ kind: of, codes }) => of === 'price' || of === 'agreement' || codes.length > 0, '请至少填写一个编码')
  .refine(({ kind: of, limit }) => of !== 'price' || limit !== undefined, '请选择单价上限')
  .refine(({ kind: of, effect: does }) => of !== 'agreement' || does === 'range', '协议商品只能设为可采购范围')
  .refine(({ departmentId, userId }) => departmentId === null || userId === null, '部门和人员只能选一个')
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, '结束日期不能早于开始日期');
export type NewFirmRules = z.infer<typeof newRules>;

/** One code of the paste with what became of it. */
const outcome = z.object({ code: z.string(), result: z.enum(['added', 'present', 'unknown']) });
const outcomes = z.object({ added: z.int(), outcomes: z.array(outcome) });
export type RuleOutcomes = z.infer<typeof outcomes>;

const seenItem = z.object({
  itemCode: z.string(),
  name: z.string(),
  brandName: z.string().nullable(),
  category: z.string(),
  buyable: z.boolean(),
});

const preview = z.object({
  total: z.int(),
  visible: z.int(),
  purchasable: z.int(),
  sample: z.array(seenItem),
});
export type RangePreview = z.infer<typeof preview>;

const explanation = z.object({
  itemCode: z.string(),
  name: z.string(),
  visible: z.boolean(),
  buyable: z.boolean(),
  reasons: z.array(z.string()),
});
export type Explanation = z.infer<typeof explanation>;

export const rangeErrors = {
  WHOM_UNKNOWN: { status: 404, code: 35060, message: '没有这个部门或人员，请重新选择' },
  LIMIT_UNKNOWN: { status: 400, code: 35061, message: '单价上限只能从列表中选择' },
  CODES_UNKNOWN: { status: 400, code: 35062, message: '填写的编码都不存在，请检查后重试' },
  RULES_MANY: { status: 409, code: 35063, message: '最多 5,000 条规则，请先删除不用的规则' },
} as const;

const ADMINISTRATORS: readonly Identity[] = ['company', 'restricted'];
const admin = {
  method: 'POST',
  identities: ADMINISTRATORS,
  permission: 'PURCHASE_GOODS_VISIBLE_MANAGEMENT',
  specified: false,
} as const;

/** Null looks with the eyes of somebody without a department. */
const eyes = { userId: rowId.nullable().default(null) };

/** Which goods the people of a company see and may buy, as the company itself sets it. */
export const rangeContract = {
  read: defineEndpoint({
    ...admin,
    path: '/enterprise-service/range/read',
    summary: '查询本公司可见范围',
    input: z.strictObject({}),
    output: firmRange,
  }),
  people: defineEndpoint({
    ...admin,
    path: '/enterprise-service/range/people',
    summary: '查询可见范围人员',
    input: z.strictObject({ keyword: plainText(40).default('') }),
    output: z.array(person),
  }),
  brands: defineEndpoint({
    ...admin,
    path: '/enterprise-service/range/brands',
    summary: '查询可见范围品牌',
    input: z.strictObject({ keyword: plainText(60).default('') }),
    output: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  add: defineEndpoint({
    ...admin,
    path: '/enterprise-service/range/add',
    summary: '新增本公司可见范围规则',
    input: newRules,
    output: outcomes,
    transaction: 'write',
    errors: rangeErrors,
  }),
  remove: defineEndpoint({
    ...admin,
    path: '/enterprise-service/range/remove',
    summary: '删除本公司可见范围规则',
    input: z.strictObject({ ruleId: rowId }),
    objects: { ruleId: 'visibilityRule' },
    output: z.object({}),
    transaction: 'write',
  }),
  preview: defineEndpoint({
    ...admin,
    path: '/enterprise-service/range/preview',
    summary: '预览人员可见商品',
    input: z.strictObject(eyes),
    objects: { userId: 'person' },
    output: preview,
    errors: rangeErrors,
  }),
  explain: defineEndpoint({
    ...admin,
    path: '/enterprise-service/range/explain',
    summary: '查询商品可见原因',
    input: z.strictObject({ ...eyes, itemCode: itemNo }),
    objects: { userId: 'person' },
    output: explanation,
    errors: rangeErrors,
  }),
};

import { z } from 'zod';
import { itemNo } from '#platform/shared/wire-schemas.ts';

const MOST_CODES = 500;

const effect = z.enum(['hide', 'range']);
export type RuleEffect = z.infer<typeof effect>;

const kind = z.enum(['category', 'brand', 'sku']);
export type RuleKind = z.infer<typeof kind>;

const customerCode = z.string().min(1).max(40);
const userName = z.string().min(1).max(60).nullable();
const code = z.string().trim().min(1).max(60);

export const firmChoice = z.object({ customerCode: z.string(), firmName: z.string(), ruleCount: z.int() });
export type FirmChoice = z.infer<typeof firmChoice>;

export const brandChoice = z.object({ code: z.string(), name: z.string() });

/** A rule names its goods by code; nothing else is needed to name the rule. */
export const ruleKey = z.strictObject({
  customerCode,
  /** Null: everybody of the firm. */
  userName,
  effect,
  kind,
  code,
});
export type RuleKey = z.infer<typeof ruleKey>;

export const newRules = z.strictObject({
  customerCode,
  userName,
  effect,
  kind,
  codes: z.array(code).min(1, '请至少填写一个编码').max(MOST_CODES, `一次最多 ${MOST_CODES} 个编码`),
});
export type NewRules = z.infer<typeof newRules>;

const rule = z.object({
  userName: z.string().nullable(),
  effect,
  kind,
  code: z.string(),
  /** Path of the category, name of the brand or item. */
  name: z.string(),
  createdAt: z.string(),
});
export type VisibilityRule = z.infer<typeof rule>;

export const customerRange = z.object({
  customerCode: z.string(),
  firmName: z.string(),
  /** False: what lies outside the range is not even found. */
  searchBeyondRange: z.boolean(),
  rules: z.array(rule),
  /** Login names of the firm's people. */
  people: z.array(z.string()),
});
export type CustomerRange = z.infer<typeof customerRange>;

/** Items on sale that everybody of the firm sees and may buy; rules of single persons come on top. */
export const goodsCount = z.object({ total: z.int(), visible: z.int(), purchasable: z.int() });

/** Codes that name nothing are told back, so that a paste can be put right. */
export const ruleResult = z.object({ added: z.int(), present: z.int(), unknown: z.array(z.string()) });

const exclusiveRow = z.object({
  skuCode: z.string(),
  productName: z.string(),
  brandName: z.string().nullable(),
  firms: z.array(z.object({ customerCode: z.string(), firmName: z.string() })),
});
export type ExclusiveRow = z.infer<typeof exclusiveRow>;
export const exclusivePage = z.object({ list: z.array(exclusiveRow), total: z.int() });

/** Without customers the items are open to everybody again. */
export const exclusiveInput = z.strictObject({
  skuCodes: z.array(itemNo).min(1, '请至少填写一个商品编码').max(MOST_CODES, `一次最多 ${MOST_CODES} 个编码`),
  customerCodes: z.array(customerCode).max(50, '一个商品最多专供 50 个客户'),
});

export const exclusiveResult = z.object({ changed: z.int(), unknown: z.array(z.string()) });

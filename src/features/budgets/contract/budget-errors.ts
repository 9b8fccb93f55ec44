import { z } from 'zod';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';
import { amountText, plainText } from '#platform/shared/wire-schemas.ts';

const frequency = z.enum(['natural_month', 'quarter', 'year', 'disposable']);

/** A budget that does not reach. */
export const shortBudget = z.object({
  code: z.string(),
  name: z.string(),
  frequency,
  limit: amountText,
  /** Negative where it is exceeded already. */
  available: amountText,
  charge: amountText,
  missing: amountText,
});

export type ShortBudget = z.infer<typeof shortBudget>;

/** A budget that a document goes over, as it would stand with it. */
export const overrun = z.object({
  code: z.string(),
  name: z.string(),
  frequency,
  limit: amountText,
  /** Negative: by how much it is exceeded. */
  left: amountText,
});

/** That a document goes over budgets, as the person saw it, and why it is wanted all the same. */
export const overBudgetInput = z.strictObject({
  reason: plainText(200).min(1, '请填写超出预算的原因'),
  seen: z
    .array(z.strictObject({ code: plainText(30), frequency, over: amountText }))
    .max(1_000, '一次最多确认 1,000 个预算'),
});
export type OverBudgetInput = z.infer<typeof overBudgetInput>;

/** Why a document is not charged. Calls that create documents declare these among their own errors. */
export const chargeErrors = {
  BUDGET_SHORT: {
    status: 409,
    code: 35100,
    message: '成本中心预算不足',
    data: z.object({ shortages: z.array(shortBudget) }),
  },
  BUDGET_NEEDS_APPROVAL: {
    status: 409,
    code: 35101,
    message: '超出成本中心预算，需要负责人审批后才能提交',
    data: z.object({ shortages: z.array(shortBudget) }),
  },
  BUDGET_CENTER_UNKNOWN: {
    status: 409,
    code: 35102,
    message: '成本中心不存在或已停用，请重新选择',
    data: z.object({ texts: z.array(z.string()) }),
  },
  BUDGET_OVER_UNSEEN: {
    status: 409,
    code: 35118,
    message: '超出成本中心预算，请核对金额并填写原因后提交',
    data: z.object({ overruns: z.array(overrun) }),
  },
  BUDGET_CENTER_MISSING: { status: 409, code: 35103, message: '贵司要求每行商品填写成本中心，请选择后再提交' },
} as const satisfies ErrorSpecs;

const versionError = {
  BUDGET_CHANGED: { status: 409, code: 35104, message: '这个成本中心刚被别人修改过，请刷新后重新填写' },
} as const satisfies ErrorSpecs;

const parentErrors = {
  BUDGET_RING: { status: 409, code: 35105, message: '不能移动到自己或自己的下级之下' },
  BUDGET_PARENT_CLOSED: { status: 409, code: 35106, message: '上级成本中心已停用，请先启用' },
} as const satisfies ErrorSpecs;

const ruleErrors = {
  BUDGET_CODE_TAKEN: { status: 409, code: 35107, message: '编码已被使用，请换一个' },
  BUDGET_CODE_FIXED: { status: 409, code: 35108, message: '已有预算流水，编码不能再修改' },
  BUDGET_BELOW_SPENT: { status: 409, code: 35109, message: '额度不能低于本期已占用和已使用的金额' },
  BUDGET_RULE_FIXED: { status: 409, code: 35110, message: '已有流水的规则不能改周期和开始日期，请停用后新增规则' },
  BUDGET_RULE_USED: { status: 409, code: 35111, message: '已有流水的规则不能删除，请改为停用' },
} as const satisfies ErrorSpecs;

export const createErrors = { ...parentErrors, ...ruleErrors };
export const updateErrors = { ...versionError, ...parentErrors, ...ruleErrors };
export const moveErrors = { ...versionError, ...parentErrors };

export const statusErrors = {
  ...versionError,
  BUDGET_PARENT_CLOSED: parentErrors.BUDGET_PARENT_CLOSED,
  BUDGET_HELD: { status: 409, code: 35112, message: '还有订单占用预算，不能停用' },
  BUDGET_CHILDREN_OPEN: { status: 409, code: 35113, message: '请先停用下级成本中心' },
} as const satisfies ErrorSpecs;

export const removeErrors = {
  ...versionError,
  BUDGET_CHILDREN: { status: 409, code: 35114, message: '请先删除或移走下级成本中心' },
  BUDGET_USED: { status: 409, code: 35115, message: '已有预算流水，不能删除，请改为停用' },
} as const satisfies ErrorSpecs;

export const exportErrors = {
  BUDGET_EXPORT_EMPTY: { status: 422, code: 35116, message: '没有可以导出的流水' },
  BUDGET_EXPORT_LARGE: { status: 422, code: 35117, message: '一次最多导出 200,000 条，请缩小日期范围' },
} as const satisfies ErrorSpecs;

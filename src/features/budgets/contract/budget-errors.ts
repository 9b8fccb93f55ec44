import { z } from 'zod';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';
import { amountText } from '#platform/shared/wire-schemas.ts';

/** A budget that does not reach. */
export const shortBudget = z.object({
  code: z.string(),
  name: z.string(),
  frequency: z.enum(['natural_month', 'quarter', 'year', 'disposable']),
  available: amountText,
  charge: amountText,
  missing: amountText,
});

export type ShortBudget = z.infer<typeof shortBudget>;

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
  BUDGET_CENTER_MISSING: { status: 409, code: 35103, message: '贵司要求每行商品填写成本中心，请选择后再提交' },
} as const satisfies ErrorSpecs;

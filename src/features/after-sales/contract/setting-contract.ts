import { z } from 'zod';
import { defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { ADMINISTRATORS } from '#platform/shared/identities.ts';
import { amountText } from '#platform/shared/wire-schemas.ts';
import { settingErrors } from './case-errors.ts';

const WHO = { method: 'POST', identities: ADMINISTRATORS, specified: false } as const;

/** Yuan above which the flows of the company are asked before an application leaves it; null: never. */
const approvalAbove = amountText.refine((text) => !text.startsWith('-'), '金额不能为负').nullable();
const setting = z.object({
  approvalAbove: amountText.nullable(),
  /** A flow of the company asks somebody about after-sales; without one nobody is asked, whatever the amount. */
  flowed: z.boolean(),
  version: z.number().int(),
});
export type CaseSetting = z.infer<typeof setting>;

/** What a company wants of its own after-sales. */
export const caseSettingContract = {
  read: defineEndpoint({
    ...WHO,
    permission: 'APPROVAL_MANAGEMENT',
    path: '/after-sales/settings',
    summary: '查询售后审批设置',
    input: z.strictObject({}),
    output: setting,
  }),
  save: defineEndpoint({
    ...WHO,
    permission: 'APPROVAL_EDIT',
    path: '/after-sales/settings/save',
    summary: '保存售后审批设置',
    input: z.strictObject({ approvalAbove, version: z.number().int().min(0) }),
    output: setting,
    transaction: 'write',
    errors: settingErrors,
  }),
};

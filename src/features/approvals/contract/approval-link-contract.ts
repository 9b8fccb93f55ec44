import { z } from 'zod';
import { defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';
import { instantText, plainText } from '#platform/shared/wire-schemas.ts';
import { approvalErrors, linkErrors } from './approval-errors.ts';
import { approvalDetail, decisionResult, lineRefusal } from './approval-schemas.ts';

/** 256 bits, base64url. */
const code = z.string().regex(/^[A-Za-z0-9_-]{43}$/, '链接不完整');

export const linkView = approvalDetail
  .pick({
    requestNo: true,
    documentType: true,
    title: true,
    amount: true,
    statusLabel: true,
    requesterName: true,
    departmentName: true,
  })
  .extend(approvalDetail.pick({ createdAt: true, facts: true, lines: true, budgets: true, reasons: true }).shape)
  .extend({
    firmName: z.string(),
    approverName: z.string(),
    expiresAt: instantText,
    /** Too much money for a link alone. */
    loginNeeded: z.boolean(),
  });
export type LinkView = z.infer<typeof linkView>;

/** The link of a mail: looking changes nothing, however often a mail gateway does it; only the act spends it (check 48). */
export const approvalLinkContract = {
  open: defineEndpoint({
    method: 'GET',
    path: '/enterprise-service/fronted/approval/link',
    summary: '查看邮件审批',
    input: z.strictObject({ code }),
    output: linkView,
    identities: EVERYONE,
    transaction: 'none',
    errors: linkErrors,
    specified: false,
  }),
  act: defineEndpoint({
    method: 'POST',
    path: '/enterprise-service/fronted/approval/link',
    summary: '处理邮件审批',
    input: z.strictObject({
      code,
      action: z.enum(['approve', 'refuse']),
      comment: plainText(500).default(''),
      refusedLines: z.array(lineRefusal).max(500).default([]),
    }),
    output: decisionResult,
    identities: EVERYONE,
    transaction: 'none',
    errors: { ...linkErrors, APPROVAL_REASON: approvalErrors.APPROVAL_REASON },
    rate: 'order',
    specified: false,
  }),
};

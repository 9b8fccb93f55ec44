import { z } from 'zod';
import { amountText, instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';

const ids = z.array(rowId).min(1).max(50);
const yuan = amountText.max(14);

const flowCondition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), atLeast: yuan.optional(), below: yuan.optional() }),
  z.strictObject({ kind: z.literal('department'), anyOf: ids }),
  z.strictObject({ kind: z.literal('requester'), anyOf: ids }),
  z.strictObject({ kind: z.literal('cost_center'), anyOf: ids }),
  z.strictObject({ kind: z.literal('category'), anyOf: ids }),
  z.strictObject({ kind: z.literal('brand'), anyOf: ids }),
  z.strictObject({ kind: z.literal('line_amount'), atLeast: yuan }),
  z.strictObject({ kind: z.literal('free_text_line') }),
  z.strictObject({ kind: z.literal('over_agreement'), byBasisPoints: z.number().int().min(0).max(100_000) }),
  z.strictObject({ kind: z.literal('over_budget') }),
  z.strictObject({ kind: z.literal('urgent') }),
]);

const approverRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('member'), memberId: rowId }),
  z.strictObject({ kind: z.literal('role'), roleId: rowId }),
  z.strictObject({ kind: z.literal('department_head'), departmentId: rowId.optional() }),
  z.strictObject({ kind: z.literal('superior'), level: z.number().int().min(1).max(5) }),
  z.strictObject({ kind: z.literal('cost_center_owner') }),
]);

const nodeMode = z.enum(['any', 'all', 'sequence', 'n_of_m', 'per_department']);

const flowNode = z.strictObject({
  name: plainText(20).min(1, '请填写步骤名称'),
  mode: nodeMode,
  needed: z.number().int().min(1).max(20).optional(),
  approvers: z.array(approverRule).min(1, '请至少添加一位审批人').max(20),
  copyTo: z.array(approverRule).max(20).optional(),
  escalateAfterHours: z.number().int().min(1).max(240).nullable().optional(),
});

export const documentType = z.enum(['order', 'quote', 'enquiry', 'budget', 'user', 'material', 'invoice_title']);
const effect = z.enum(['bypass', 'deny', 'approve']);

/** A flow as people write it; amounts are yuan. */
export const flowDraft = z.strictObject({
  name: plainText(40).min(1, '请填写审批流名称'),
  note: plainText(200).default(''),
  documentType,
  effect,
  departmentId: rowId.nullable(),
  conditions: z.array(flowCondition).max(11),
  nodes: z.array(flowNode).max(10),
});

export const namedThing = z.object({
  kind: z.enum(['department', 'member', 'role', 'cost_center', 'category', 'brand']),
  id: z.string(),
  name: z.string(),
});

export const savedFlow = z.object({
  ...flowDraft.shape,
  flowId: z.string(),
  place: z.number().int(),
  /** 1 enabled; 0 and 2 disabled: by hand, or because it can no longer be carried out. */
  status: z.number().int(),
  version: z.number().int(),
  updatedAt: instantText,
});
export type SavedFlow = z.infer<typeof savedFlow>;

const plannedPerson = z.object({ memberId: z.string(), name: z.string(), why: z.string() });
const plannedApprover = z.object({
  ...plannedPerson.shape,
  /** Name of whom the flow means, where this person stands in for the time being. */
  onBehalfOf: z.string().nullable(),
});
const firedFlow = z.object({ flowId: z.string(), flowName: z.string(), because: z.array(z.string()) });

/** What would be asked for a document, and why. */
export const planAnswer = z.object({
  outcome: z.enum(['free', 'denied', 'ask']),
  message: z.string().nullable(),
  reasons: z.array(firedFlow),
  steps: z.array(
    z.object({
      name: z.string(),
      mode: nodeMode,
      needed: z.number().int(),
      reason: z.string(),
      approvers: z.array(plannedApprover),
      copyTo: z.array(plannedPerson),
      skipped: z.array(plannedPerson),
    }),
  ),
});
export type PlanAnswer = z.infer<typeof planAnswer>;

export const simulationAnswer = z.object({
  /** Orders of the last 31 days that were looked at, and whether there are more. */
  examined: z.number().int(),
  truncated: z.boolean(),
  caught: z.number().int(),
  caughtAmount: amountText,
  /** Of those: orders no enabled flow asks about today. */
  newlyCaught: z.number().int(),
  orders: z.array(
    z.object({
      orderNo: z.string(),
      submittedAt: instantText,
      buyerName: z.string(),
      amount: amountText,
      because: z.array(z.string()),
    }),
  ),
});
export type SimulationAnswer = z.infer<typeof simulationAnswer>;

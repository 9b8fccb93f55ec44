import { z } from 'zod';
import { type AttachedFile, attachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { REQUEST_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { loggedEvent } from '#business/documents/contract/log-schemas.ts';
import { shownLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { documentType } from '#features/approval-flows/contract/approval-flow-schemas.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, plainText, rowId, unitPriceText } from '#platform/shared/wire-schemas.ts';

export const requestNo = numberText(REQUEST_NUMBER);
export { documentType };
/** Fingerprint of the document as the caller saw it; any other text is simply another version. */
export const snapshotHash = plainText(64);
export const approvalStatus = z.enum(['running', 'returned', 'passed', 'refused', 'withdrawn', 'expired', 'void']);
export const approvalBox = z.enum(['todo', 'done', 'mine', 'copied']);
const person = z.object({ memberId: z.string(), name: z.string(), departmentName: z.string() });

export const listInput = z.strictObject({
  ...pageInput,
  box: approvalBox.default('todo'),
  words: plainText(50).optional(),
  documentType: documentType.optional(),
  status: approvalStatus.optional(),
  urgent: z.coerce.boolean().optional(),
});

export const approvalRow = z.object({
  requestNo: z.string(),
  /** The caller's task, where he has one. */
  taskId: z.string().nullable(),
  documentType,
  documentNo: z.string(),
  title: z.string(),
  amount: amountText,
  status: approvalStatus,
  statusLabel: z.string(),
  requesterName: z.string(),
  departmentName: z.string(),
  urgent: z.boolean(),
  createdAt: instantText,
  dueAt: instantText.nullable(),
  holdUntil: instantText.nullable(),
  snapshotHash: z.string(),
  /** The tightest budget it is charged to, as it is with this document; null: none is limited, or it has ended. */
  budget: z.object({ name: z.string(), limit: amountText, after: amountText, over: z.boolean() }).nullable(),
  /** Who can decide now; nobody while it runs: whoever is asked was frozen, and nobody could take over. */
  waitingFor: z.array(z.string()),
  /** It runs, and whoever is asked can decide no more. */
  stranded: z.boolean(),
  /** What the caller decided, or for whom he decides. */
  note: z.string(),
});
export type ApprovalRow = z.infer<typeof approvalRow>;
export const approvalPage = pageOf(approvalRow);

export const approvalCounts = z.object({
  todo: z.number().int(),
  done: z.number().int(),
  mine: z.number().int(),
  copied: z.number().int(),
  /** Own requests that wait for an answer of the caller. */
  returned: z.number().int(),
  /** Kinds of documents that are approved in this shop. */
  kinds: z.array(documentType),
});
export type ApprovalCounts = z.infer<typeof approvalCounts>;

const snapshotLine = z.object({
  lineNo: z.number().int(),
  itemNo: z.string().nullable(),
  name: z.string(),
  brandName: z.string().nullable(),
  mpn: z.string().nullable(),
  unit: z.string(),
  quantity: z.number().int(),
  unitPrice: unitPriceText,
  amount: amountText,
  ...z.object(shownLineFields).partial().shape,
  costCenter: z.string(),
  note: z.string(),
  refused: z.boolean(),
});

const detailLine = snapshotLine.extend({
  productImg: z.string().nullable(),
  /** Earlier prices of the firm, the latest last. */
  prices: z.array(z.object({ at: instantText, price: unitPriceText })),
  refusedReason: z.string(),
});

const budgetPeriod = z.object({
  label: z.string(),
  /** Null: no limit. */
  limit: amountText.nullable(),
  available: amountText.nullable(),
  after: amountText.nullable(),
  over: z.boolean(),
});
export const budgetView = z.object({ code: z.string(), name: z.string(), periods: z.array(budgetPeriod) });
export type BudgetView = z.infer<typeof budgetView>;

const taskView = z.object({
  name: z.string(),
  onBehalfOf: z.string().nullable(),
  status: z.string(),
  statusLabel: z.string(),
  reason: z.string(),
  comment: z.string(),
  at: instantText.nullable(),
  dueAt: instantText.nullable(),
});

export const stepView = z.object({
  name: z.string(),
  mode: z.string(),
  modeLabel: z.string(),
  status: z.string(),
  reason: z.string(),
  tasks: z.array(taskView),
});
export type StepView = z.infer<typeof stepView>;

/** Beside a word in the thread. */
export const requestFile = attachedFile;
export type RequestFile = AttachedFile;
export const fileIds = z.array(rowId).max(5, '一次最多 5 个附件').default([]);

const eventView = loggedEvent.extend({
  kind: z.string(),
  onBehalfOf: z.string().nullable(),
  files: z.array(requestFile),
});

export const approvalAct = z.enum([
  ...(['approve', 'refuse', 'return', 'transfer', 'sign_before', 'sign_after'] as const),
  ...(['withdraw', 'answer', 'urge', 'comment', 'copy'] as const),
]);

export const approvalDetail = approvalRow.omit({ budget: true }).extend({
  /** What is kept for the document until `holdUntil`. */
  holds: z.string(),
  /** Where the document is, for who handed it in. */
  documentHref: z.string().nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  lines: z.array(detailLine),
  budgets: z.array(budgetView),
  reasons: z.array(z.object({ flowName: z.string(), because: z.array(z.string()) })),
  steps: z.array(stepView),
  events: z.array(eventView),
  similar: z.array(
    z.object({
      requestNo: z.string(),
      title: z.string(),
      amount: amountText,
      requesterName: z.string(),
      why: z.string(),
    }),
  ),
  acts: z.array(approvalAct),
  /** Own name of the requester is the caller's. */
  own: z.boolean(),
});
export type ApprovalDetail = z.infer<typeof approvalDetail>;

export const lineRefusal = z.strictObject({
  lineNo: z.number().int().min(1).max(100_000),
  reason: plainText(200).default(''),
});

export const decisionInput = z.strictObject({
  /** At most 100 at a time; each with the version the approver saw. */
  tasks: z
    .array(z.strictObject({ taskId: rowId, snapshotHash }))
    .min(1)
    .max(100, '一次最多处理 100 个审批')
    .refine((tasks) => new Set(tasks.map(({ taskId }) => taskId)).size === tasks.length, '同一个审批只能处理一次'),
  action: z.enum(['approve', 'refuse', 'return', 'transfer', 'sign_before', 'sign_after']),
  comment: plainText(500).default(''),
  /** Files that go with the words; for one request alone. */
  fileIds,
  /** Whom to ask; for transfer and additional signers. */
  toMemberId: rowId.optional(),
  /** Lines that are not approved; for `approve` of one request. */
  refusedLines: z.array(lineRefusal).max(500).optional(),
  /**
   * The sum a person has read and confirmed, with the tasks of which he knows that they go over a budget. Without it
   * several at once, large amounts and overruns are refused, and one small approval waits until it is due.
   */
  confirmed: z
    .strictObject({
      amount: z.string().regex(/^\d{1,13}\.\d{2}$/, '确认金额格式不正确'),
      overBudget: z.array(rowId).max(100).default([]),
    })
    .optional(),
});
export type DecisionInput = z.output<typeof decisionInput>;

/** What came of one task; in the order the tasks were given. */
export const decisionResult = z.object({
  done: z.boolean(),
  /** What happened, or why nothing did. */
  message: z.string(),
  error: z.string().nullable(),
  changes: z.array(z.string()),
  /** Seconds until it is carried out, and can be taken back; null: it is decided, or refused. */
  waits: z.number().int().nullable(),
});
export type DecisionResult = z.infer<typeof decisionResult>;

/** A decision of one press of the caller: it waits, was carried out, or was not. */
export const delayedDecision = z.object({
  taskId: z.string(),
  requestNo: z.string(),
  documentNo: z.string(),
  title: z.string(),
  amount: amountText,
  status: z.enum(['waiting', 'done', 'lapsed']),
  /** Until it is carried out; 0 when it is due. */
  secondsLeft: z.number().int(),
  /** Why it was not carried out. */
  words: z.string(),
});
export type DelayedDecision = z.infer<typeof delayedDecision>;

export const people = z.array(person);

export const progress = z.object({
  /** What is kept for the document until `holdUntil`. */
  holds: z.string(),
  requestNo: z.string(),
  status: approvalStatus,
  statusLabel: z.string(),
  holdUntil: instantText.nullable(),
  waitingFor: z.array(z.string()),
  /** It runs, and whoever is asked can decide no more. */
  stranded: z.boolean(),
  reasons: z.array(z.object({ flowName: z.string(), because: z.array(z.string()) })),
  steps: z.array(stepView),
});
export type ApprovalProgress = z.infer<typeof progress>;

export const delegation = z.object({
  id: z.string(),
  given: z.boolean(),
  memberName: z.string(),
  delegateName: z.string(),
  startsAt: instantText,
  endsAt: instantText,
  documentTypes: z.array(documentType),
  cap: amountText.nullable(),
  reason: z.string(),
});
export type DelegationView = z.infer<typeof delegation>;

export const delegationInput = z.strictObject({
  delegateMemberId: rowId,
  startsAt: instantText,
  endsAt: instantText,
  documentTypes: z.array(documentType).max(documentType.options.length).default([]),
  cap: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, '金额格式不正确')
    .optional(),
  reason: plainText(200).default(''),
});
export type DelegationInput = z.infer<typeof delegationInput>;

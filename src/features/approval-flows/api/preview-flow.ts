import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { FlowDraft } from '../rules/flow-draft.ts';
import type { ApprovalDocument, ApprovalPlan, EvaluatedFlow } from '../rules/flow-plan.ts';
import type { DocumentType } from '../rules/flow-shape.ts';
import { findFlow } from './approval-flow-repo.ts';
import { asEvaluated, checkDraft } from './check-draft.ts';
import { readPlan } from './read-plan.ts';
import { readCategoryPath, readCenterOwner, readRequester } from './read-requester.ts';

/** Larger than any id of a row: an unsaved flow stands behind those of the same place. */
const UNSAVED_ID = '9223372036854775807';

export interface PreviewWish {
  documentType: DocumentType;
  requesterId: string;
  amount: string;
  costCenterId?: string;
  categoryId?: string;
  brandId?: string;
  urgent: boolean;
  overBudget: boolean;
  flow?: FlowDraft;
  flowId?: string;
}

/** The plan as it would be asked now, with who stands in for those who are away: that is known by those who ask. */
export type ForeseePlan = (
  db: Db,
  document: Pick<ApprovalDocument, 'documentType' | 'amountFen'> & { firmId: bigint },
  requesterMemberId: bigint,
  plan: ApprovalPlan,
) => Promise<ApprovalPlan>;

/** How flows would look with the draft saved and enabled, in the place of the one it changes. */
export async function withDraft(
  db: Db,
  firmId: bigint,
  { flow, flowId }: Pick<PreviewWish, 'flow' | 'flowId'>,
): Promise<{ draft: EvaluatedFlow | null; change: (flows: EvaluatedFlow[]) => EvaluatedFlow[] }> {
  const saved = flowId === undefined ? null : await findFlow(db, firmId, BigInt(flowId));
  if (flowId !== undefined && !saved) throw notFound('审批流');
  if (!flow) return { draft: null, change: (flows) => flows };
  await checkDraft(db, firmId, flow);
  const draft = asEvaluated(flow, flowId ?? UNSAVED_ID, saved?.place ?? Number.MAX_SAFE_INTEGER);
  return { draft, change: (flows) => [...flows.filter(({ id }) => id !== draft.id), draft] };
}

async function documentOf(db: Db, firmId: bigint, wish: PreviewWish): Promise<ApprovalDocument> {
  const { documentType, costCenterId, categoryId, brandId = null, urgent, overBudget } = wish;
  const requester = await readRequester(db, firmId, BigInt(wish.requesterId));
  if (!requester) throw notFound('人员');
  const owner = costCenterId === undefined ? null : await readCenterOwner(db, firmId, BigInt(costCenterId));
  if (owner === undefined) throw notFound('成本中心');
  const amountFen = parseAmount(wish.amount);
  const categoryPathIds = categoryId === undefined ? [] : await readCategoryPath(db, BigInt(categoryId));
  const line = { lineNo: 1, amountFen, categoryPathIds, brandId, costCenterId: costCenterId ?? null };
  return {
    documentType,
    requester,
    amountFen,
    urgent,
    lines: [{ ...line, freeText: false, overAgreementBp: null }],
    costCenters: costCenterId === undefined ? [] : [{ id: costCenterId, ownerMemberId: owner, overBudget }],
  };
}

/** Who would be asked for such a document, before anything is saved. */
export async function previewFlow(
  db: Db,
  firmId: bigint,
  wish: PreviewWish,
  foreseePlan: ForeseePlan,
): Promise<ApprovalPlan> {
  const document = await documentOf(db, firmId, wish);
  const { draft, change } = await withDraft(db, firmId, wish);
  const concerned = draft?.documentType === wish.documentType ? change : undefined;
  const plan = await readPlan(db, firmId, document, concerned);
  return foreseePlan(db, { firmId, ...document }, BigInt(document.requester.memberId), plan);
}

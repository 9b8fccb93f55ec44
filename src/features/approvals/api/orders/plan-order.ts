import { readPlan } from '#features/approval-flows/api/public.ts';
import {
  type ApprovalDocument,
  type ApprovalPlan,
  isWantedSoon,
  overAgreement,
} from '#features/approval-flows/rules/public.ts';
import { type BudgetPreview, type PlacedSpending, placeSpending, previewBudget } from '#features/budgets/api/public.ts';
import type { OrderDraft } from '#features/checkout/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { coverOrder } from '../../rules/cover-order.ts';
import { askBudgetOwners } from './ask-budget-owners.ts';
import { readApprovalGround, readItemFacts } from './item-facts-repo.ts';

export interface OrderPlan {
  plan: ApprovalPlan;
  spending: PlacedSpending;
  budgets: BudgetPreview[];
  holdDays: number;
  /** Something of it is wanted within days. */
  urgent: boolean;
  /** The firm wants a reason for going over a budget. */
  overReason: boolean;
  /** Number of the request that approved its goods as a quote and spares it another. */
  coveredBy: string | null;
}

type Ground = Awaited<ReturnType<typeof readApprovalGround>>;
type Asked = Pick<OrderPlan, 'spending' | 'budgets'>;

/** The order as flows ask about it. */
async function documentOf(
  db: Db,
  caller: SignedInCaller,
  draft: OrderDraft,
  { departmentPath }: Ground,
  { spending, budgets }: Asked,
): Promise<ApprovalDocument> {
  const today = displayDay(new Date().toISOString());
  const items = await readItemFacts(db, [...new Set(draft.lines.map(({ skuId }) => skuId))]);
  const byCode = new Map(spending.centers.map(({ code, costCenterId }) => [code, String(costCenterId)]));
  const over = new Set(
    budgets.flatMap(({ costCenterId, periods }) => (periods.some((period) => period.over) ? [costCenterId] : [])),
  );
  return {
    documentType: 'order',
    requester: { memberId: String(caller.memberId), departmentPath },
    amountFen: draft.totalFen,
    urgent: draft.lines.some(({ expectedOn }) => isWantedSoon(expectedOn, today)),
    // What is ordered has an item number: lines in free words are asked about while they are enquiries and quotes.
    lines: draft.lines.map(({ skuId, amountFen, ...price }, index) => ({
      lineNo: index + 1,
      amountFen,
      freeText: false,
      overAgreementBp: overAgreement(price),
      brandId: items.get(skuId)?.brandId ?? null,
      categoryPathIds: items.get(skuId)?.categoryPathIds ?? [],
      costCenterId: byCode.get(spending.costCenters[index] ?? '') ?? null,
    })),
    costCenters: spending.centers.map(({ costCenterId, ownerMemberId }) => ({
      id: String(costCenterId),
      overBudget: over.has(costCenterId),
      ownerMemberId: ownerMemberId === null ? null : String(ownerMemberId),
    })),
  };
}

const FREE: ApprovalPlan = { outcome: 'free', reasons: [], steps: [], unworkable: [] };

/** Adds whom budgets want asked to whom the flows ask. */
async function withOwners(
  db: Db,
  caller: SignedInCaller,
  plan: ApprovalPlan,
  budgets: readonly BudgetPreview[],
): Promise<ApprovalPlan> {
  if (plan.outcome === 'denied' || budgets.length === 0) return plan;
  const { step, unanswered } = await askBudgetOwners(db, caller.firmId, caller.memberId, budgets, plan.steps);
  if (unanswered !== null) {
    const message = `成本中心 ${unanswered} 超出预算，没有人可以审批，请联系公司管理员`;
    return { ...plan, outcome: 'denied', deniedBy: { flowId: '', flowName: '超预算', message } };
  }
  if (!step) return plan;
  const because = step.approvers.map(({ why }) => why);
  const reason = { flowId: '', flowName: '超预算', because };
  return { ...plan, outcome: 'ask', reasons: [...plan.reasons, reason], steps: [...plan.steps, step] };
}

/** What flows and budgets of the firm ask for an order that is about to be made. Firms without either cost two statements. */
export async function planOrder(db: Db, caller: SignedInCaller, draft: OrderDraft): Promise<OrderPlan> {
  const { firmId, departmentId } = caller;
  const ground = await readApprovalGround(db, firmId, departmentId);
  const spending = await placeSpending(db, caller, draft);
  const budgets = spending.charges.length > 0 ? await previewBudget(db, firmId, spending.charges) : [];
  const document = ground.hasFlows ? await documentOf(db, caller, draft, ground, { spending, budgets }) : null;
  const flows = document ? await readPlan(db, firmId, document) : FREE;
  const { plan, coveredBy } = coverOrder(flows, draft.approval, ground.quotesCover);
  const urgent = document?.urgent === true;
  const owned = await withOwners(db, caller, plan, budgets);
  const { holdDays, overReason } = ground;
  return { plan: owned, spending, budgets, holdDays, urgent, overReason, coveredBy };
}

import { modeLabel } from '#features/approval-flows/rules/public.ts';
import {
  type BudgetPreview,
  type BudgetPreviewPeriod,
  overrunsOf,
  type Reservation,
  refuseOverruns,
  reserveBudget,
  shortageOf,
} from '#features/budgets/api/public.ts';
import { describeShortage, FREQUENCIES, OVER_POLICIES, unseenOverruns } from '#features/budgets/rules/public.ts';
import type { OrderControl, OrderDraft } from '#features/checkout/api/public.ts';
import { createErrors } from '#features/checkout/contract/checkout-errors.ts';
import type { ControlPreview } from '#features/checkout/contract/control-schemas.ts';
import { readOrderToApprove } from '#features/orders/api/public.ts';
import { readFirmDays } from '#features/organisation/api/public.ts';
import { addWorkingDays } from '#features/organisation/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { foreseePlan } from '../requests/foresee-plan.ts';
import { startApproval } from '../requests/start-approval.ts';
import { snapshotOfOrder } from './order-snapshot.ts';
import { type OrderPlan, planOrder } from './plan-order.ts';

const amountOrNull = (fen: bigint | null) => (fen === null ? null : formatAmount(fen));

const presentPeriod = ({ code, name, frequency, over, policy, ...period }: BudgetPreviewPeriod) => ({
  code,
  name,
  frequency,
  label: FREQUENCIES[frequency].current,
  over,
  policyLabel: OVER_POLICIES[policy].label,
  limit: period.limitFen < 0n ? null : formatAmount(period.limitFen),
  before: amountOrNull(period.availableFen),
  after: amountOrNull(period.afterFen),
});

/** Each budget once: several centres of a document may lie below the same one. */
function presentBudgets(budgets: readonly BudgetPreview[]): ControlPreview['budgets'] {
  const periods = budgets.flatMap((budget) => budget.periods);
  const unique = new Map(periods.map((period) => [period.ruleId, period]));
  return [...unique.values()].map(presentPeriod);
}

/** A budget that lets nobody go over refuses the order, whoever would approve it. */
function blockedBy(budgets: readonly BudgetPreview[]): string | null {
  const blocked = budgets.flatMap(({ periods }) => periods).find(({ over, policy }) => over && policy === 'block');
  return blocked ? `${describeShortage(shortageOf(blocked))}。超出额度不能提交` : null;
}

function presentPlan({ plan, budgets, holdDays, coveredBy, overReason }: OrderPlan): ControlPreview {
  const blocked = blockedBy(budgets);
  return {
    outcome: blocked === null ? plan.outcome : 'denied',
    message: blocked ?? plan.deniedBy?.message ?? '',
    reasons: plan.reasons.map(({ flowName, because }) => ({ flowName, because })),
    steps: plan.steps.map(({ name, mode, needed, approvers, skipped }) => ({
      name,
      mode,
      needed,
      modeLabel: modeLabel(mode, needed, approvers.length),
      approvers: approvers.map(({ name: who, why, onBehalfOf = null }) => ({ name: who, why, onBehalfOf })),
      skipped: skipped.map((person) => ({ name: person.name, why: person.why })),
    })),
    budgets: presentBudgets(budgets),
    needsReason: overReason,
    holdDays,
    coveredBy,
  };
}

async function holdEnd(db: Db, firmId: bigint, holdDays: number): Promise<Date> {
  const now = new Date();
  return addWorkingDays(now, holdDays, await readFirmDays(db, firmId, now));
}

/**
 * Budgets the order goes over, with the reason its buyer gave. Where the firm asks for one, overruns that the buyer was not
 * shown refuse it here already; under the lock of the budgets that is looked at once more.
 */
function acceptOverruns({ budgets, overReason }: OrderPlan, { overBudget }: OrderDraft) {
  const overruns = overrunsOf(budgets);
  // What is blocked is refused whatever was agreed to: asking for a reason first would be in vain.
  if (overruns.length === 0 || overruns.some(({ policy }) => policy === 'block')) return null;
  const seen = overBudget?.seen ?? [];
  const unseen = overReason ? unseenOverruns(overruns, seen) : [];
  if (unseen.length > 0) throw refuseOverruns(unseen, seen);
  const told = overruns.map(({ policy: _policy, overFen: _fen, ...overrun }) => overrun);
  return { reason: overBudget?.reason ?? '', budgets: told };
}

interface Beginning {
  orderNo: string;
  holdUntil: Date | null;
  /** Overruns the buyer has agreed to; null: nobody asks. */
  seen: Reservation['seen'];
}

/** Writes what an order holds of budgets, and asks whoever has to agree. */
async function begin(db: Db, caller: SignedInCaller, planned: OrderPlan, { orderNo, holdUntil, seen }: Beginning) {
  const { firmId, userId, memberId, departmentId } = caller;
  const { plan, spending } = planned;
  const asks = plan.outcome === 'ask';
  if (asks) {
    const found = await readOrderToApprove(db, { firmId, documentNo: orderNo });
    if (!found) throw new Error('order not written');
    const requester = { userId, memberId, departmentId };
    const snapshot = snapshotOfOrder(found);
    const { totalFen: amountFen } = found.order;
    await startApproval(db, {
      firmId,
      requester,
      documentType: 'order',
      snapshot,
      amountFen,
      urgent: planned.urgent,
      holdUntil,
      plan,
    });
  }
  const { charges } = spending;
  const document = { firmId, userId, documentType: 'order', documentNo: orderNo };
  if (charges.length > 0) await reserveBudget(db, { ...document, charges, overApproved: asks, seen });
}

/** Flows and budgets as the checkout asks them. */
export const orderControl: OrderControl = {
  async preview(db: Db, caller: SignedInCaller, draft: OrderDraft) {
    const { firmId, memberId } = caller;
    const planned = await planOrder(db, caller, draft);
    const document = { firmId, documentType: 'order', amountFen: draft.totalFen };
    return presentPlan({ ...planned, plan: await foreseePlan(db, document, memberId, planned.plan) });
  },
  async judge(db, caller, draft) {
    const planned = await planOrder(db, caller, draft);
    const { plan, spending, holdDays, coveredBy } = planned;
    if (plan.outcome === 'denied') throw refuse(createErrors, 'ORDER_NOT_ALLOWED', { message: plan.deniedBy?.message });
    const overBudget = acceptOverruns(planned, draft);
    const seen = planned.overReason ? (draft.overBudget?.seen ?? []) : null;
    const approvingUntil = plan.outcome === 'ask' ? await holdEnd(db, caller.firmId, holdDays) : null;
    return {
      approvingUntil,
      coveredBy,
      overBudget,
      costCenters: spending.costCenters,
      begin: (transaction, orderNo) =>
        begin(transaction, caller, planned, { orderNo, holdUntil: approvingUntil, seen }),
    };
  },
};

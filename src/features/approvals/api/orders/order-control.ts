import { type BudgetPreview, type BudgetPreviewPeriod, reserveBudget } from '#features/budgets/api/public.ts';
import { FREQUENCIES, OVER_POLICIES } from '#features/budgets/rules/public.ts';
import { type OrderControl, type OrderDraft, readOrderToApprove } from '#features/orders/api/public.ts';
import { createErrors } from '#features/orders/contract/checkout-errors.ts';
import type { ControlPreview } from '#features/orders/contract/control-schemas.ts';
import { readFirmDays } from '#features/organisation/api/public.ts';
import { addWorkingDays } from '#features/organisation/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { modeLabel } from '../../rules/mode-label.ts';
import { startApproval } from '../requests/start-approval.ts';
import { snapshotOfOrder } from './order-snapshot.ts';
import { type OrderPlan, planOrder } from './plan-order.ts';

const amountOrNull = (fen: bigint | null) => (fen === null ? null : formatAmount(fen));

const presentPeriod = ({ code, name, frequency, availableFen, afterFen, over, policy }: BudgetPreviewPeriod) => ({
  ...{ code, name, over, label: FREQUENCIES[frequency].current, policyLabel: OVER_POLICIES[policy].label },
  ...{ before: amountOrNull(availableFen), after: amountOrNull(afterFen) },
});

/** Each budget once: several centres of a document may lie below the same one. */
function presentBudgets(budgets: readonly BudgetPreview[]): ControlPreview['budgets'] {
  const periods = budgets.flatMap((budget) => budget.periods);
  const unique = new Map(periods.map((period) => [`${period.costCenterId} ${period.frequency}`, period]));
  return [...unique.values()].map(presentPeriod);
}

/** A budget that lets nobody go over refuses the order, whoever would approve it. */
function blockedBy(budgets: readonly BudgetPreview[]): string | null {
  const blocked = budgets.flatMap(({ periods }) => periods).find(({ over, policy }) => over && policy === 'block');
  if (!blocked) return null;
  const { code, name, availableFen, frequency } = blocked;
  return `成本中心 ${code} ${name} ${FREQUENCIES[frequency].current}预算不足，可用 ${formatAmount(availableFen ?? 0n)} 元`;
}

function presentPlan({ plan, budgets, holdDays, coveredBy }: OrderPlan): ControlPreview {
  const blocked = blockedBy(budgets);
  return {
    outcome: blocked === null ? plan.outcome : 'denied',
    message: blocked ?? plan.deniedBy?.message ?? '',
    reasons: plan.reasons.map(({ flowName, because }) => ({ flowName, because })),
    steps: plan.steps.map(({ name, mode, needed, approvers, skipped }) => ({
      ...{ name, modeLabel: modeLabel(mode, needed, approvers.length) },
      approvers: approvers.map((person) => ({ name: person.name, why: person.why })),
      skipped: skipped.map((person) => ({ name: person.name, why: person.why })),
    })),
    budgets: presentBudgets(budgets),
    ...{ holdDays, coveredBy },
  };
}

async function holdEnd(db: Db, firmId: bigint, holdDays: number): Promise<Date> {
  const now = new Date();
  return addWorkingDays(now, holdDays, await readFirmDays(db, firmId, now));
}

/** Writes what an order holds of budgets, and asks whoever has to agree. */
async function begin(db: Db, caller: SignedInCaller, planned: OrderPlan, orderNo: string, holdUntil: Date | null) {
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
      ...{ firmId, requester, documentType: 'order', snapshot, amountFen, urgent: planned.urgent, holdUntil, plan },
    });
  }
  const { charges } = spending;
  const document = { firmId, userId, documentType: 'order', documentNo: orderNo };
  if (charges.length > 0) await reserveBudget(db, { ...document, charges, overApproved: asks });
}

/** Flows and budgets as the checkout asks them. */
export const orderControl: OrderControl = {
  async preview(db: Db, caller: SignedInCaller, draft: OrderDraft) {
    return presentPlan(await planOrder(db, caller, draft));
  },
  async judge(db, caller, draft) {
    const planned = await planOrder(db, caller, draft);
    const { plan, spending, holdDays, coveredBy } = planned;
    if (plan.outcome === 'denied') throw refuse(createErrors, 'ORDER_NOT_ALLOWED', { message: plan.deniedBy?.message });
    const approvingUntil = plan.outcome === 'ask' ? await holdEnd(db, caller.firmId, holdDays) : null;
    return {
      ...{ approvingUntil, coveredBy },
      costCenters: spending.costCenters,
      begin: (transaction, orderNo) => begin(transaction, caller, planned, orderNo, approvingUntil),
    };
  },
};

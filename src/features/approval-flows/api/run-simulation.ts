import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, sum } from '#platform/shared/money.ts';
import { approvalFlowErrors } from '../contract/approval-flow-contract.ts';
import type { SimulationAnswer } from '../contract/approval-flow-schemas.ts';
import type { FlowDraft } from '../rules/flow-draft.ts';
import { referencesOf } from '../rules/flow-references.ts';
import { simulateFlow } from '../rules/simulate-flow.ts';
import { withDraft } from './preview-flow.ts';
import { readFlowPeople } from './read-flow-people.ts';
import { MOST_ORDERS, readPastOrders } from './read-past-orders.ts';
import { readLiveFlows } from './read-plan.ts';

/** So many of the orders are listed; all are counted. */
const ORDERS_LISTED = 100;

/** What a flow would have done to the orders of the last 31 days. */
export async function runSimulation(
  db: Db,
  caller: SignedInCaller,
  wish: { flow: FlowDraft; flowId?: string },
): Promise<SimulationAnswer> {
  const { firmId } = caller;
  const { draft } = await withDraft(db, firmId, wish);
  if (draft?.documentType !== 'order') {
    throw refuse(approvalFlowErrors, 'FLOW_INVALID', { message: '只能用历史订单试算订单类的审批流' });
  }
  const [live, found] = [await readLiveFlows(db, firmId, 'order'), await readPastOrders(db, caller)];
  const orders = found.slice(0, MOST_ORDERS);
  const { names } = await readFlowPeople(db, firmId, referencesOf([draft]));
  const caught = simulateFlow(draft, live, orders, names);
  return {
    examined: orders.length,
    truncated: found.length > orders.length,
    caught: caught.length,
    caughtAmount: formatAmount(sum(caught.map(({ document }) => document.amountFen))),
    newlyCaught: caught.filter(({ isNew }) => isNew).length,
    orders: caught.slice(0, ORDERS_LISTED).map(({ orderNo, submittedAt, buyerName, document, because }) => ({
      orderNo,
      buyerName,
      because,
      submittedAt: submittedAt.toISOString(),
      amount: formatAmount(document.amountFen),
    })),
  };
}

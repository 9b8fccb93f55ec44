import type { ApprovalDocument, EvaluatedFlow } from './flow-plan.ts';
import { matchFlow } from './match-flow.ts';

/** An order of the past, as flows see it. */
export interface PastOrder {
  orderNo: string;
  submittedAt: Date;
  buyerName: string;
  document: ApprovalDocument;
}

export interface CaughtOrder extends PastOrder {
  because: string[];
  /** No enabled flow that asks concerns it today. */
  isNew: boolean;
}

/** Orders a flow would have concerned, the others of today taken as they are. */
export function simulateFlow(
  flow: EvaluatedFlow,
  others: readonly EvaluatedFlow[],
  orders: readonly PastOrder[],
  names: ReadonlyMap<string, string>,
): CaughtOrder[] {
  const asking = others.filter(({ effect, id }) => effect === 'approve' && id !== flow.id);
  return orders.flatMap((order) => {
    const because = matchFlow(flow, order.document, names);
    if (!because) return [];
    const known = asking.some((other) => matchFlow(other, order.document, names));
    return [{ ...order, because, isNew: !known }];
  });
}

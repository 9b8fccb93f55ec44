import type { ApprovalPlan } from '#features/approval-flows/rules/public.ts';
import { displayFen } from '#platform/shared/display-money.ts';

/** An approval the goods of an order have had already, as a quote. Amounts are fen. */
export interface EarlierApproval {
  requestNo: string;
  approvedFen: bigint;
  /** What everything ordered on it comes to, this order included. */
  spentFen: bigint;
}

export interface CoveredPlan {
  plan: ApprovalPlan;
  /** Number of the request that spares the order an approval of its own. */
  coveredBy: string | null;
}

/** A flow that forbids, not one that finds nobody to ask. */
const isForbidden = ({ outcome, unworkable }: ApprovalPlan) => outcome === 'denied' && unworkable.length === 0;

/** Nobody is asked, and no flow has said that nobody need be. */
const asksNobody = ({ outcome, reasons }: ApprovalPlan) => outcome === 'free' && reasons.length === 0;

/**
 * What is left of the flows for orders where a quote was approved before (behaviours 2.6). Within the approved amount
 * nobody is asked a second time, unless the firm wants it; what the firm forbids stays forbidden. Beyond it the flows for
 * orders decide, and where they ask nobody the order is refused: nobody has agreed to it.
 */
export function coverOrder(plan: ApprovalPlan, approval: EarlierApproval | null, switchedOn: boolean): CoveredPlan {
  if (!approval) return { plan, coveredBy: null };
  const { requestNo, approvedFen, spentFen } = approval;
  if (spentFen > approvedFen && asksNobody(plan)) {
    const message = `超出审批 ${requestNo} 批准的金额 ${displayFen(approvedFen)}，请减少数量或改选方案`;
    return {
      plan: { ...plan, outcome: 'denied', deniedBy: { flowId: '', flowName: '报价审批', message } },
      coveredBy: null,
    };
  }
  if (spentFen > approvedFen || !switchedOn || isForbidden(plan)) return { plan, coveredBy: null };
  return { plan: { outcome: 'free', reasons: [], steps: [], unworkable: [] }, coveredBy: requestNo };
}

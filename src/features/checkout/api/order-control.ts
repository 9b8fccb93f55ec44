import type { OverBudgetInput } from '#features/budgets/contract/budget-errors.ts';
import type { OrderOverBudget } from '#features/orders/api/orders-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { ControlPreview } from '../contract/control-schemas.ts';
import type { PromisedApproval } from './order-promises.ts';

/** An order before it is made, as far as those who watch over spending are concerned. */
export interface OrderDraft {
  lines: readonly {
    skuId: bigint;
    amountFen: bigint;
    taxRateBp: number;
    costCenter: string;
    /** Paid for a unit, 1/10,000 yuan. */
    salesPrice: bigint;
    /** Agreed with the firm for this quantity; null where nothing is. */
    agreedPrice: bigint | null;
    /** Day it is wanted, YYYY-MM-DD. */
    expectedOn: string | null;
  }[];
  freightFen: bigint;
  totalFen: bigint;
  /** An approval its goods have had as a quote; null without one. */
  approval: PromisedApproval | null;
  /** What the buyer agreed to where it goes over budgets; null: nothing. */
  overBudget: OverBudgetInput | null;
}

/** An order that may be made. */
export interface OrderPermission {
  /** When it gives back what it holds, if nobody has approved it by then; null: nobody is asked. */
  approvingUntil: Date | null;
  /** The earlier approval that spares it one of its own, in words for its log; null: none does. */
  coveredBy: string | null;
  /** Budgets it goes over, and why; null: none. */
  overBudget: OrderOverBudget | null;
  /** Cost centre that each line keeps. */
  costCenters: readonly string[];
  /**
   * Reserves budgets and asks the approvers, once the order is written. Budgets stay locked until the transaction ends,
   * so this comes near its end. Throws what refuses the order.
   */
  begin(db: Db, orderNo: string): Promise<void>;
}

/**
 * What an order asks of approvals and budgets. The checkout is given one; it does not know who they are (decision 0028).
 */
export interface OrderControl {
  /** Who will be asked, why, and what it does to the budgets; refuses nothing. */
  preview(db: Db, caller: SignedInCaller, draft: OrderDraft): Promise<ControlPreview>;
  /** Whether the order may be made at all, and whether somebody is asked first. Throws what refuses it. */
  judge(db: Db, caller: SignedInCaller, draft: OrderDraft): Promise<OrderPermission>;
}

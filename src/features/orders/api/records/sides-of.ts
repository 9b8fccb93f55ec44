import type { SideName } from '../../rules/life/side-states.ts';
import type { OrderRecord } from './present-lines.ts';

/** Side states of a row under their names in the rules. */
export const sidesOf = (order: OrderRecord): Record<SideName, string> => ({
  approval: order.approvalStatus,
  payment: order.paymentStatus,
  invoice: order.invoiceStatus,
  statement: order.statementStatus,
  afterSale: order.afterSaleStatus,
});

import type { OrderEventKind } from '../order-events.ts';

/** How much of what happened to an order is told outside its company. */
export type Told = 'whole' | 'bare' | 'nothing';

/** `bare`: that it happened; who agreed, who called off and why stay inside. A new event has to say what it is. */
const TOLD: Readonly<Record<OrderEventKind, Told>> = {
  created: 'whole',
  approved: 'bare',
  approval_covered: 'nothing',
  over_budget: 'nothing',
  not_approved: 'bare',
  approval_expired: 'bare',
  reminded: 'whole',
  paid: 'whole',
  on_account: 'whole',
  expired: 'whole',
  cancelled: 'bare',
  lines_cancelled: 'bare',
  po_changed: 'whole',
  details_changed: 'whole',
  link_made: 'whole',
  link_revoked: 'whole',
  link_opened: 'whole',
  confirmed: 'whole',
  picking: 'whole',
  short: 'whole',
  shipped: 'whole',
  delivered: 'whole',
  signed: 'whole',
  refused: 'whole',
  divided: 'whole',
  promise_moved: 'whole',
  completed: 'whole',
};

/**
 * How much of an event people learn who are not of the company: budgets, who approves and what approvers say are its own
 * (decision 0044; specification 1: sales accounts share with customers). What nobody has thought about yet is not told.
 */
export function toldOutside(kind: string): Told {
  return Object.hasOwn(TOLD, kind) ? TOLD[kind as OrderEventKind] : 'nothing';
}

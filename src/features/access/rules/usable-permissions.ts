import type { Identity } from '#platform/shared/define-endpoint.ts';

/** Codes of what a company administers about itself. */
const ADMINISTRATION = /^(?:USER|ROLE|DEPARTMENT|APPROVAL|COST|COMPANY|PURCHASE_GOODS_VISIBLE)_/;

/** Codes of acts on orders, quotes, addresses and invoices. */
const BUYING_ACT = /^(?:ORDER|QUOTE|ADDRESS|INVOICE|AFTER_SALES)_(?:ADD|EDIT|DELETE|CANCEL|TRANSFER|EXPORT)$/;

/** Pages with what a customer orders and is offered: all of a company that people of the shop look at. */
const SERVED = /^(?:TRADE|ORDER|QUOTE|DEMAND_ORDER|AFTER_SALES_ORDER)_MANAGEMENT$/;

/** Kinds of accounts that not every role can give everything to; all others hold what their roles grant. */
const LIMITS: Partial<Record<Identity, (code: string) => boolean>> = {
  group: (code) => ADMINISTRATION.test(code),
  sales: (code) => SERVED.test(code),
  restricted: (code) => !BUYING_ACT.test(code),
};

/** Whether a code is about the administration of a company (specification 6, fine-grained codes). */
export const isAdministration = (code: string): boolean => ADMINISTRATION.test(code);

/**
 * What of the codes of somebody's roles counts for an account of this kind (specification 1 and 6, blocks): a group account
 * administers users and buys nothing, a sales account looks at what its customer orders and is offered, a procurement
 * system's firm orders in that system. A role that grants more gives no more.
 */
export function usablePermissions(identity: Identity, granted: readonly string[]): string[] {
  const limit = LIMITS[identity];
  return limit ? granted.filter(limit) : [...granted];
}

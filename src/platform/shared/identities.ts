/**
 * Who is calling, specification 6. `anonymous` holds no token at all; `punchout` came in from a procurement system
 * (loginSource 3); `restricted` belongs to a punch-out firm (firmChannel 1) but logged in by another way; `staff` works
 * for the shop itself.
 */
export type Identity = 'anonymous' | 'visitor' | 'company' | 'group' | 'sales' | 'punchout' | 'restricted' | 'staff';

/** People of customers who logged in, whatever they may do. */
export const SIGNED_IN: readonly Identity[] = ['company', 'group', 'sales', 'punchout', 'restricted'];
/** Everybody with a person behind the session, the shop's own people included. */
export const LOGGED_IN: readonly Identity[] = [...SIGNED_IN, 'staff'];
export const EVERYONE: readonly Identity[] = ['anonymous', 'visitor', ...LOGGED_IN];
/** Those who may order. Group, sales and restricted punch-out accounts are refused with their own message. */
export const BUYERS: readonly Identity[] = ['company', 'punchout'];
/**
 * People of the company itself. Sales accounts sit in its place but belong to the shop: nothing internal to a company is
 * theirs (decision 0044).
 */
export const OWN_PEOPLE: readonly Identity[] = ['company', 'group', 'punchout', 'restricted'];
/** Whether somebody may know what is internal to the company he acts in. */
export const isInside = (identity: Identity): boolean => OWN_PEOPLE.includes(identity);
/** Its people who have to do with what it buys: a group account administers users only (specification 1). */
export const BUYING_PEOPLE: readonly Identity[] = ['company', 'punchout', 'restricted'];
/** Who administers users, roles and the company: the users of procurement systems are administered there. */
export const ADMINISTRATORS: readonly Identity[] = ['company', 'group', 'restricted'];
/** Who looks at what a company orders, asks and is offered: its people, and those who serve it. */
export const TRADE_READERS: readonly Identity[] = [...BUYING_PEOPLE, 'sales'];
/** Who makes share links of goods and carts: people of a company, and sales accounts, who are there for it (specification 1). */
export const SHARERS: readonly Identity[] = ['company', 'sales'];
/** Who shares an order: whoever may order, and sales accounts. */
export const ORDER_SHARERS: readonly Identity[] = [...BUYERS, 'sales'];
/** Those who hold an account of their own here: a procurement system's session may not change passwords or contacts. */
export const ACCOUNT_HOLDERS: readonly Identity[] = ['company', 'group', 'sales', 'restricted', 'staff'];
/** The shop's own people: the operator desk. */
export const STAFF: readonly Identity[] = ['staff'];

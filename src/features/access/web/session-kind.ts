import { useSuspenseQuery } from '@tanstack/react-query';
import { BUYERS, BUYING_PEOPLE, type Identity } from '#platform/shared/identities.ts';
import type { UserInfo } from '../contract/access-schemas.ts';
import { identityOf } from '../rules/identity-of.ts';
import { sessionQuery } from './session-query.ts';

type Kind = Pick<UserInfo, 'firmType' | 'participantExtendType' | 'firmChannel' | 'loginSource'>;

/** Kind of the account behind a page; pages that need no more of the rules of access ask here, which weighs less. */
export const kindOf = (session: Kind): Identity => identityOf(session);

/** Whether carts, orders, quotes and enquiries are this kind of account's; a visitor fills a cart before the login. */
export const mayBuy = (session: Kind | null): boolean => session === null || BUYERS.includes(identityOf(session));

/** Rights by which what lies in a cart becomes an order, or a quote that is asked for. */
const ORDERING: readonly string[] = ['ORDER_ADD', 'QUOTE_ADD'];

/**
 * Whether this person orders or asks for quotes, and so is offered quick ways to: an approver of a company that buys may
 * fill a cart for a colleague, and can do nothing else with it.
 */
export const placesOrders = (session: (Kind & Pick<UserInfo, 'permissions'>) | null): boolean =>
  mayBuy(session) && (session === null || session.permissions.some((code) => ORDERING.includes(code)));

/** Whether budgets and approvals of the company are this account's business (decision 0044). */
export const isColleague = (session: Kind | null): boolean =>
  session !== null && BUYING_PEOPLE.includes(identityOf(session));

/** The same for the page's person: what cannot be done is not offered. */
export function useMayBuy(): boolean {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return mayBuy(session);
}

export function usePlacesOrders(): boolean {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return placesOrders(session);
}

export function useIsColleague(): boolean {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return isColleague(session);
}

import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import { actErrors } from '../contract/quote-errors.ts';
import { type QuoteStatus, standingStatus } from '../rules/quote-status.ts';
import { lockQuote, type Quote, visibleNumbered } from './quote-repo.ts';

/** A quote is worked with by who asked for it or by an administrator, if their kind of account buys (specification 6, blocks). */
export const changesQuote = (quote: Pick<Quote, 'userId'>, caller: SignedInCaller): boolean =>
  BUYERS.includes(caller.identity) && (quote.userId === caller.userId || caller.permissions.has('USER_MANAGEMENT'));

export const standingOf = (quote: Quote, now: Date): QuoteStatus =>
  standingStatus({ status: quote.status, validUntil: quote.validUntil?.getTime() ?? null }, now.getTime());

/** Locks a quote the caller may change; one past its day refuses everything, comments too (complaint U12). */
export async function lockOwnQuote(db: Db, caller: SignedInCaller, quoteNo: string, now: Date): Promise<Quote> {
  const quote = await lockQuote(db, visibleNumbered(caller, quoteNo));
  if (!quote) throw notFound('报价');
  if (!changesQuote(quote, caller)) throw refuse(actErrors, 'QUOTE_NOT_YOURS');
  if (standingOf(quote, now) === 'expired') throw refuse(actErrors, 'QUOTE_EXPIRED');
  return quote;
}

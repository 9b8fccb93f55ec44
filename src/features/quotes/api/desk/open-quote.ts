import { checkSeen } from '#business/documents/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { isLiving, type QuoteStatus, quoteDeskLabel } from '../../rules/quote-status.ts';
import { standingOf } from '../own-quote.ts';
import { lockQuote, numbered, type Quote, type QuoteVersionRow, readVersions } from '../quote-repo.ts';

export interface DeskAct {
  quoteNo: string;
  version: number;
}

/** Locks the quote a person of the desk saw; one that is over or past its day refuses every change, here as on the buyer's side. */
export async function openQuote(db: Db, { quoteNo, version }: DeskAct, now: Date): Promise<Quote> {
  const quote = await lockQuote(db, numbered(quoteNo));
  if (!quote) throw notFound('报价');
  checkSeen(quote, version, () => refuse(deskErrors, 'QUOTE_CHANGED'));
  if (standingOf(quote, now) === 'expired') throw refuse(deskErrors, 'QUOTE_DESK_EXPIRED');
  if (!isLiving(quote.status)) throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  return quote;
}

export const placeOf = ({ firmId, id }: Quote) => ({ firmId, quoteId: id });

/** The version the desk works on; refuses when all of them were sent. */
export async function readDraft(db: Db, quote: Quote): Promise<QuoteVersionRow> {
  const [latest] = await readVersions(db, placeOf(quote));
  if (!latest || latest.state === 'sent') throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  return latest;
}

/** Answer of an act: the quote as it stands after it. */
export const done = ({ quoteNo, version }: Quote, status: QuoteStatus) => ({
  quoteNo,
  status,
  statusLabel: quoteDeskLabel(status),
  version: version + 1,
});

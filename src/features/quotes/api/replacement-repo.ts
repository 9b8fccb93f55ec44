import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { findQuote, placed, type Quote } from './quote-repo.ts';
import { quotes } from './quote-tables.ts';

type Linked = Pick<Quote, 'firmId' | 'id' | 'supersededBy'>;
type Standing = Linked & Pick<Quote, 'sentVersion'> & { status: string };

/** The quote that is to take the place of this one, or has; null without one. */
export async function findReplacement(db: Db, { firmId, supersededBy }: Linked): Promise<Quote | null> {
  return supersededBy === null ? null : findQuote(db, placed({ firmId, quoteId: supersededBy }));
}

/** Quotes whose place this one is to take, or has taken. */
export const replacedBy = ({ firmId, id }: Pick<Quote, 'firmId' | 'id'>) =>
  and(eq(quotes.firmId, firmId), eq(quotes.supersededBy, id));

export interface Replacement {
  /** The quote it takes the place of; null: none. */
  replaces: string | null;
  /** The quote that takes its place; null: none. */
  replacedBy: string | null;
  /** Another one has taken its place. */
  replaced: boolean;
  /** Nothing of it was sent yet: what it is to replace still stands. */
  unsent: boolean;
}

/** Numbers on both sides of a replacement. A buyer hears of one that takes the place once it was sent. */
export async function readReplacement(db: Db, quote: Standing, side: 'buyer' | 'desk'): Promise<Replacement> {
  const next = await findReplacement(db, quote);
  const old = await findQuote(db, replacedBy(quote));
  const standing = { replaced: quote.status === 'superseded', unsent: quote.sentVersion === 0 };
  const told = next && (side === 'desk' || next.sentVersion > 0);
  return { replaces: old?.quoteNo ?? null, replacedBy: told ? next.quoteNo : null, ...standing };
}

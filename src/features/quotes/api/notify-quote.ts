import type { Db } from '#platform/api/database.ts';
import { isOver } from '../rules/quote-status.ts';
import { standingOf } from './own-quote.ts';
import { insertEvent, lockQuote, numberedOf } from './quote-repo.ts';

/** What people behind a link, or those who answer them, may write to the log of a quote. */
export type ToldKind = 'assisted' | 'details_changed';

/** Writes to the log of a quote in the name of its firm; false where it is over and takes no word more. */
export async function notifyQuote(
  db: Db,
  { firmId, quoteNo }: { firmId: bigint; quoteNo: string },
  { kind, detail, userId }: { kind: ToldKind; detail: string; userId: bigint | null },
  now: Date,
): Promise<boolean> {
  const quote = await lockQuote(db, numberedOf(firmId, quoteNo));
  if (!quote || isOver(standingOf(quote, now))) return false;
  const place = { firmId, quoteId: quote.id, versionNo: quote.sentVersion };
  await insertEvent(db, { ...place, userId, side: 'buyer', kind, detail });
  return true;
}

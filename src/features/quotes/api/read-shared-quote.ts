import { and, eq } from 'drizzle-orm';
import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { toldLineFields } from '#business/line-fields/rules/public.ts';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { QuoteVersion } from '../contract/quote-schemas.ts';
import { isOver, quoteLabel } from '../rules/quote-status.ts';
import { standingOf } from './own-quote.ts';
import { askedAmount, presentVersions } from './present-quote.ts';
import { findQuote, type Quote, readLines, readVersions, visibleNumbered } from './quote-repo.ts';
import { quotes } from './quote-tables.ts';

/** A quote as others are told of it: nothing of its log, its files or whoever works on it. */
export interface QuoteForOthers {
  quoteNo: string;
  title: string;
  status: string;
  statusLabel: string;
  firmName: string;
  buyerName: string;
  validUntil: string | null;
  /** Nothing more happens to it: it is read, and that is all (complaint U12). */
  over: boolean;
  /** Another one has taken its place. */
  replaced: boolean;
  /** Null until something was sent; then the latest that was. */
  version: Omit<QuoteVersion, 'changes'> | null;
  /** What was asked for, while nothing was sent. */
  wishes: ({ lineNo: number; name: string; quantity: number; unit: string } & LineFields)[];
}

/** A quote that the caller may see. */
export async function findQuoteHead(db: Db, caller: SignedInCaller, quoteNo: string) {
  const quote = await findQuote(db, visibleNumbered(caller, quoteNo));
  return quote && { quoteNo, title: quote.title, userId: quote.userId };
}

async function readParties(db: Db, { firmId, userId }: Quote) {
  const [firm] = await db.select({ name: firmsView.name }).from(firmsView).where(eq(firmsView.id, firmId));
  const [person] = await db.select({ name: usersView.realName }).from(usersView).where(eq(usersView.id, userId));
  return { firmName: firm?.name ?? '', buyerName: person?.name ?? '' };
}

/** A quote of a firm in whose name the transaction runs: whoever asks has shown a right of his own to this one. */
export async function readQuoteForOthers(
  db: Db,
  { firmId, quoteNo }: { firmId: bigint; quoteNo: string },
  now: Date,
): Promise<QuoteForOthers | null> {
  const quote = await findQuote(db, and(eq(quotes.firmId, firmId), eq(quotes.quoteNo, quoteNo)));
  if (!quote) return null;
  const place = { firmId, quoteId: quote.id };
  const rows = await readVersions(db, place);
  const lines = await readLines(db, place);
  const [latest] = presentVersions(rows, lines, false);
  const asked = lines.filter((line) => line.versionId === rows.at(-1)?.id && line.offerNo === 1);
  const status = standingOf(quote, now);
  return {
    quoteNo,
    title: quote.title,
    status,
    statusLabel: quoteLabel(status),
    ...(await readParties(db, quote)),
    over: isOver(status),
    replaced: status === 'superseded',
    validUntil: quote.validUntil?.toISOString() ?? null,
    version: latest ? withoutChanges(latest) : null,
    wishes: latest
      ? []
      : asked.map(({ lineNo, wished, productName, ...line }) => ({
          lineNo,
          name: wished || productName,
          ...askedAmount(line),
          ...toldLineFields(line, false),
        })),
  };
}

function withoutChanges({ changes: _, ...version }: QuoteVersion): Omit<QuoteVersion, 'changes'> {
  return version;
}

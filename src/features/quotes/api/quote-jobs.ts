import { changeScope, type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import type { Messages } from '#platform/api/messages.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import {
  askedLetter,
  dueWarning,
  expiredLetter,
  type Letter,
  sentLetter,
  warningLetter,
} from '../rules/quote-letters.ts';
import { dropQuoteFlow } from './approval/quote-approval.ts';
import { QUOTE_SENT } from './desk/deliver-quote.ts';
import { standingOf } from './own-quote.ts';
import { changeQuote, findQuote, insertEvent, lockQuote, placed, type Quote, type QuotePlace } from './quote-repo.ts';
import { readEnding, readMailAddress, readWarnings } from './read-quote-mail.ts';
import { readReplacement } from './replacement-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

export interface Post {
  messages: Messages;
  /** Public origin: links in letters are absolute. */
  origin: string;
}

/** Mails the buyer, whose address only his own name opens; one without an address reads it on the pages. */
async function mailBuyer(db: Db, post: Post, { firmId, userId }: Quote, letter: Letter): Promise<void> {
  await changeScope(db, { firmId, userId, right: 'worker' });
  const to = await readMailAddress(db, userId);
  if (to) await post.messages.mail(db, { to, ...letter });
}

const factsOf = ({ quoteNo, title, totalFen, validUntil }: Quote, { origin }: Post) => ({
  quoteNo,
  title,
  totalFen,
  origin,
  validUntil: validUntil?.toISOString() ?? null,
});

/** Acts on each quote in a transaction of its own; answers how many were acted on. */
async function onEach(database: Database, places: QuotePlace[], act: (db: Db, quote: Quote) => Promise<boolean>) {
  let done = 0;
  for (const place of places) {
    await inTransaction(database, WORKER, 'write', async (db) => {
      const quote = await lockQuote(db, placed(place));
      if (quote && (await act(db, quote))) done += 1;
    });
  }
  return done;
}

/** Ends quotes whose day has passed and tells their buyers. */
export async function expireQuotes(database: Database, post: Post, now: Date): Promise<number> {
  const places = await inTransaction(database, WORKER, 'read', (db) => readEnding(db, 0));
  return onEach(database, places, async (db, quote) => {
    if (quote.status === 'expired' || standingOf(quote, now) !== 'expired') return false;
    const { firmId, id: quoteId, sentVersion: versionNo } = quote;
    await dropQuoteFlow(db, quote, '报价已失效');
    await changeQuote(db, quote, { status: 'expired' });
    await insertEvent(db, { firmId, quoteId, versionNo, side: 'shop', kind: 'expired' });
    await mailBuyer(db, post, quote, expiredLetter(factsOf(quote, post)));
    return true;
  });
}

/** Warns three days and one day before the end, once each for a version. */
export async function warnBeforeExpiry(database: Database, post: Post, now: Date): Promise<number> {
  const places = await inTransaction(database, WORKER, 'read', (db) => readEnding(db, 3));
  return onEach(database, places, async (db, quote) => {
    const { firmId, id: quoteId, sentVersion: versionNo, validUntil } = quote;
    if (!validUntil) return false;
    const given = await readWarnings(db, { firmId, quoteId }, versionNo);
    const days = dueWarning(validUntil.getTime(), now.getTime(), given);
    if (days === null) return false;
    await insertEvent(db, { firmId, quoteId, versionNo, side: 'shop', kind: 'warned', detail: String(days) });
    await mailBuyer(db, post, quote, warningLetter(factsOf(quote, post), days));
    return true;
  });
}

export function quoteJobs(database: Database, post: Post): ScheduledJob[] {
  return [
    {
      name: 'expire-quotes',
      cron: '*/10 * * * *',
      run: async () => {
        await warnBeforeExpiry(database, post, new Date());
        await expireQuotes(database, post, new Date());
      },
    },
  ];
}

interface QuoteNews {
  firmId: string;
  quoteId: string;
  kind: 'sent' | 'asked';
  detail?: string;
}

/** Tells the buyer by mail what the desk did. */
export function quoteEffects(database: Database, post: Post): EffectHandlers {
  return {
    [QUOTE_SENT]: async (payload) => {
      const { firmId, quoteId, kind, detail = '' } = payload as QuoteNews;
      await inTransaction(database, WORKER, 'write', async (db) => {
        const quote = await findQuote(db, placed({ firmId: BigInt(firmId), quoteId: BigInt(quoteId) }));
        if (!quote) return;
        const facts = factsOf(quote, post);
        const { replaces } = await readReplacement(db, quote, 'buyer');
        const letter = kind === 'sent' ? sentLetter(facts, replaces) : askedLetter(facts, detail);
        await mailBuyer(db, post, quote, letter);
      });
    },
  };
}

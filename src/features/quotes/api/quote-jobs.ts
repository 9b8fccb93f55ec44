import { fromLetter, type Post } from '#business/messages/api/public.ts';
import { quoteHref } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { quoteMessages } from '../contract/message-events.ts';
import {
  askedLetter,
  dueWarning,
  expiredLetter,
  type Letter,
  sentLetter,
  warningLetter,
} from '../rules/quote-letters.ts';
import { dropQuoteFlow } from './approval/quote-approval.ts';
import { approvedEffects } from './approval/tell-approved.ts';
import { QUOTE_SENT } from './desk/deliver-quote.ts';
import { standingOf } from './own-quote.ts';
import { changeQuote, findQuote, insertEvent, lockQuote, placed, type Quote, type QuotePlace } from './quote-repo.ts';
import { readEnding, readWarnings } from './read-quote-mail.ts';
import { readReplacement } from './replacement-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Tells the buyer; each version of a quote has news of its own. */
function tellBuyer(
  db: Db,
  post: Post,
  { firmId, userId, id, quoteNo, sentVersion }: Quote,
  { kind, letter, key = '' }: { kind: Exclude<keyof typeof quoteMessages, 'approved'>; letter: Letter; key?: string },
): Promise<void> {
  return post.messages.tell(db, {
    ...fromLetter(letter),
    ...{ event: quoteMessages[kind], firmId, to: [userId], href: quoteHref(quoteNo) },
    key: `quote.${kind}:${id}:${sentVersion}:${key}`,
  });
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
    await tellBuyer(db, post, quote, { kind: 'expired', letter: expiredLetter(factsOf(quote, post)) });
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
    const letter = warningLetter(factsOf(quote, post), days);
    await tellBuyer(db, post, quote, { kind: 'expiring', letter, key: String(days) });
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
    ...approvedEffects(database, post),
    [QUOTE_SENT]: async (payload) => {
      const { firmId, quoteId, kind, detail = '' } = payload as QuoteNews;
      await inTransaction(database, WORKER, 'write', async (db) => {
        const quote = await findQuote(db, placed({ firmId: BigInt(firmId), quoteId: BigInt(quoteId) }));
        if (!quote) return;
        const facts = factsOf(quote, post);
        const { replaces } = await readReplacement(db, quote, 'buyer');
        const letter = kind === 'sent' ? sentLetter(facts, replaces) : askedLetter(facts, detail);
        await tellBuyer(db, post, quote, { kind, letter, key: detail });
      });
    },
  };
}

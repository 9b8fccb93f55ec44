import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { QuoteDeskTab, QuoteQueueInput, QuoteQueueRow } from '../../contract/quote-desk-schemas.ts';
import { isQuoteStatus, quoteDeskLabel, standingStatus } from '../../rules/quote-status.ts';
import { quotes } from '../quote-tables.ts';

const statusIn = (...statuses: string[]) => amongTexts(quotes.status, statuses);
const alive = sql`(${quotes.validUntil} is null or ${quotes.validUntil} > now())`;

function inTab(tab: QuoteDeskTab, caller: Caller): SQL | undefined {
  if (tab === 'new') return statusIn('quoting');
  if (tab === 'mine')
    return and(eq(quotes.assigneeUserId, caller.userId ?? 0n), statusIn('quoting', 'negotiating'), alive);
  if (tab === 'negotiating') return and(statusIn('negotiating'), alive);
  if (tab === 'checking') return statusIn('checking');
  return tab === 'sent' ? and(statusIn('offered', 'approving', 'partly_converted'), alive) : undefined;
}

/** Late: the promise has passed and nothing was sent. */
const overdue = sql<boolean>`coalesce(${quotes.dueAt} < now(), false) and ${quotes.status} in ('quoting', 'checking')
  and ${quotes.sentVersion} = 0`;

export const selectQueue = (db: Db) =>
  db
    .select({ quote: quotes, firmName: firmsView.name, assigneeName: usersView.realName, overdue })
    .from(quotes)
    .innerJoin(firmsView, eq(firmsView.id, quotes.firmId))
    .leftJoin(usersView, eq(usersView.id, quotes.assigneeUserId));

type Row = Awaited<ReturnType<typeof selectQueue>>[number];

export function presentQueueRow({ quote, firmName, assigneeName, overdue: late }: Row, now: Date): QuoteQueueRow {
  const { quoteNo, title, sentVersion, validUntil, createdAt, dueAt, version, shareCode } = quote;
  const kept = isQuoteStatus(quote.status) ? quote.status : 'cancelled';
  const status = standingStatus({ status: kept, validUntil: validUntil?.getTime() ?? null }, now.getTime());
  return {
    quoteNo,
    title,
    firmName,
    status,
    statusLabel: quoteDeskLabel(status),
    sentVersion,
    version,
    overdue: late,
    shareCode,
    assigneeName: assigneeName ?? '',
    totalAmount: formatAmount(quote.totalFen),
    validUntil: validUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  };
}

const TABS: readonly QuoteDeskTab[] = ['new', 'mine', 'negotiating', 'checking', 'sent', 'all'];

async function countTabs(db: Db, caller: Caller): Promise<Record<QuoteDeskTab, number>> {
  const counts: Partial<Record<QuoteDeskTab, number>> = {};
  for (const tab of TABS) {
    const [row] = await db.select({ quotes: count() }).from(quotes).where(inTab(tab, caller));
    counts[tab] = row?.quotes ?? 0;
  }
  return counts as Record<QuoteDeskTab, number>;
}

/** One page of the queue: what was promised first comes first. */
export async function readQuoteQueue(db: Db, caller: Caller, input: QuoteQueueInput, now: Date) {
  const { tab, keyword, pageNo, pageSize } = input;
  const like = containing(keyword ?? '');
  const words = keyword
    ? sql`(${quotes.quoteNo} ilike ${like} or ${quotes.title} ilike ${like} or ${firmsView.name} ilike ${like})`
    : undefined;
  const condition = and(inTab(tab, caller), words);
  const rows = await selectQueue(db)
    .where(condition)
    .orderBy(...(tab === 'all' ? [desc(quotes.id)] : [quotes.dueAt, quotes.id]))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(quotes)
    .innerJoin(firmsView, eq(firmsView.id, quotes.firmId))
    .where(condition);
  const list = rows.map((row) => presentQueueRow(row, now));
  return { list, total: all?.total ?? 0, pageNo, pageSize, counts: await countTabs(db, caller) };
}

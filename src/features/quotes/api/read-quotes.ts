import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ListInput, QuoteCounts, QuoteRow } from '../contract/quote-schemas.ts';
import {
  isQuoteStatus,
  QUOTE_TABS,
  QUOTE_VIEWS,
  type QuoteTab,
  type QuoteView,
  quoteLabel,
  standingStatus,
} from '../rules/quote-status.ts';
import { visibleTo } from './quote-repo.ts';
import { quotes } from './quote-tables.ts';

/** Words are looked for in what the buyer may read: the wishes and the lines that were sent. */
function matching(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const like = containing(keyword);
  return sql`(${quotes.quoteNo} ilike ${like} or ${quotes.title} ilike ${like} or exists (select 1
    from quote_lines l join quote_versions v on v.firm_id = l.firm_id and v.id = l.version_id
    where l.firm_id = ${quotes.firmId} and l.quote_id = ${quotes.id} and v.state = 'sent'
    and (l.product_name ilike ${like} or l.item_no ilike ${like} or l.model ilike ${like})))`;
}

/** The state as it counts now: past its day a quote is expired, whether or not the job has written it down. */
const standing = sql<string>`case when ${quotes.status} in ('offered', 'negotiating', 'approving', 'partly_converted')
  and ${quotes.validUntil} <= now() then 'expired' else ${quotes.status} end`;

const inTab = (tab: QuoteView): SQL => sql`${standing} = any(${sql.param([...QUOTE_VIEWS[tab].statuses])}::text[])`;

const lineCount = sql<number>`(select count(distinct l.line_no)::int from quote_lines l
  where l.firm_id = ${quotes.firmId} and l.quote_id = ${quotes.id})`;

export async function countQuotes(db: Db, caller: SignedInCaller, keyword?: string): Promise<QuoteCounts> {
  const rows = await db
    .select({ status: standing, quotes: count() })
    .from(quotes)
    .where(and(visibleTo(caller), matching(keyword)))
    .groupBy(sql`1`);
  const tabs = Object.entries(QUOTE_TABS) as [QuoteTab, { statuses: readonly string[] }][];
  const counted = tabs.map(([tab, { statuses }]) => [
    tab,
    rows.reduce((sum, row) => (statuses.includes(row.status) ? sum + row.quotes : sum), 0),
  ]);
  return Object.fromEntries(counted) as QuoteCounts;
}

type Row = { quote: typeof quotes.$inferSelect; buyerName: string; lineCount: number };

function presentRow({ quote, buyerName, lineCount: lines }: Row, now: Date): QuoteRow {
  const { quoteNo, title, validUntil, sentVersion, createdAt, dueAt } = quote;
  const kept = isQuoteStatus(quote.status) ? quote.status : 'cancelled';
  const status = standingStatus({ status: kept, validUntil: validUntil?.getTime() ?? null }, now.getTime());
  return {
    quoteNo,
    title,
    status,
    statusLabel: quoteLabel(status),
    buyerName,
    lineCount: lines,
    versionNo: sentVersion,
    totalAmount: sentVersion > 0 ? formatAmount(quote.totalFen) : null,
    convertedAmount: formatAmount(quote.convertedFen),
    validUntil: validUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  };
}

export async function readQuotePage(db: Db, caller: SignedInCaller, input: ListInput, now: Date) {
  const { tab, keyword, pageNo, pageSize } = input;
  const condition = and(visibleTo(caller), matching(keyword), inTab(tab));
  const rows = await db
    .select({ quote: quotes, buyerName: usersView.realName, lineCount })
    .from(quotes)
    .innerJoin(usersView, eq(usersView.id, quotes.userId))
    .where(condition)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(quotes).where(condition);
  return { list: rows.map((row) => presentRow(row, now)), total: all?.total ?? 0, pageNo, pageSize };
}

/** Offers shown on the home page. */
const HOME_QUOTES = 5;

/** Offers that wait for the buyer, those that end first at the top, and how many there are: for the home page. */
export async function readOpenQuotes(db: Db, caller: SignedInCaller, now: Date) {
  const condition = and(visibleTo(caller), inTab('offered'));
  const rows = await db
    .select({ quote: quotes, buyerName: usersView.realName, lineCount })
    .from(quotes)
    .innerJoin(usersView, eq(usersView.id, quotes.userId))
    .where(condition)
    .orderBy(quotes.validUntil, desc(quotes.id))
    .limit(HOME_QUOTES);
  const [all] = await db.select({ total: count() }).from(quotes).where(condition);
  return { list: rows.map((row) => presentRow(row, now)), total: all?.total ?? 0, pageNo: 1, pageSize: HOME_QUOTES };
}

import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { notFound } from '#platform/api/refuse.ts';
import { isInside } from '#platform/shared/identities.ts';
import type { EnquiryDetail, EnquiryRow, ListInput } from '../contract/enquiry-schemas.ts';
import { enquiryEvents as events } from '../rules/enquiry-events.ts';
import {
  awaitsShop,
  ENQUIRY_TABS,
  type EnquiryStatus,
  type EnquiryTab,
  enquiryLabel,
  enquiryStates,
  isEnquiryStatus,
} from '../rules/enquiry-status.ts';
import { enquiryTitle } from '../rules/enquiry-title.ts';
import { changesEnquiry } from './act-on-enquiry.ts';
import { readFiles } from './enquiry-attachments.ts';
import { type Enquiry, findEnquiry, readLines, visibleNumbered, visibleTo } from './enquiry-repo.ts';
import { enquiries, enquiryEvents } from './enquiry-tables.ts';
import { presentFile, presentLine } from './present-enquiry.ts';

/** The latest quote made for an enquiry, once something of it was sent. */
export const sentQuoteNo = sql<
  string | null
>`(select q.quote_no from quotes_view q where q.firm_id = ${enquiries.firmId}
  and q.enquiry_id = ${enquiries.id} and q.sent_version > 0 order by q.id desc limit 1)`;

export function matchingText(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const like = containing(keyword);
  return sql`(${enquiries.enquiryNo} ilike ${like} or ${enquiries.title} ilike ${like} or exists (select 1
    from enquiry_lines l where l.firm_id = ${enquiries.firmId} and l.enquiry_id = ${enquiries.id}
    and (l.name ilike ${like} or l.item_no ilike ${like} or l.model ilike ${like})))`;
}

/** A draft is called by its first wish until it is sent with a title. */
const firstName = sql<string | null>`case when ${enquiries.title} = '' then (select l.name from enquiry_lines l
  where l.firm_id = ${enquiries.firmId} and l.enquiry_id = ${enquiries.id} and l.line_no = 1) end`;

/** A draft has no time but that of its last change. */
const shownTime = ({ status, createdAt, updatedAt }: Pick<Enquiry, 'createdAt' | 'updatedAt'> & { status: string }) =>
  status === 'draft' ? updatedAt : createdAt;

const inTab = (tab: EnquiryTab) => amongTexts(enquiries.status, ENQUIRY_TABS[tab].statuses);

const statusOf = (text: string): EnquiryStatus => (isEnquiryStatus(text) ? text : 'closed');

async function countTabs(db: Db, condition: SQL | undefined): Promise<Record<EnquiryTab, number>> {
  const rows = await db
    .select({ status: enquiries.status, enquiries: count() })
    .from(enquiries)
    .where(condition)
    .groupBy(enquiries.status);
  const tabs = Object.entries(ENQUIRY_TABS) as [EnquiryTab, { statuses: readonly string[] }][];
  const counted = tabs.map(([tab, { statuses }]) => [
    tab,
    rows.reduce((sum, row) => (statuses.includes(row.status) ? sum + row.enquiries : sum), 0),
  ]);
  return Object.fromEntries(counted) as Record<EnquiryTab, number>;
}

export async function readEnquiryPage(db: Db, caller: SignedInCaller, input: ListInput) {
  const { tab, keyword, pageNo, pageSize } = input;
  const found = and(visibleTo(caller), matchingText(keyword));
  const rows = await db
    .select({ enquiry: enquiries, buyerName: usersView.realName, quoteNo: sentQuoteNo, firstName })
    .from(enquiries)
    .innerJoin(usersView, eq(usersView.id, enquiries.userId))
    .where(and(found, inTab(tab)))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const counts = await countTabs(db, found);
  const list = rows.map(({ enquiry, buyerName, quoteNo, firstName: first }): EnquiryRow => {
    const { enquiryNo, urgent, lineCount } = enquiry;
    const title = enquiryTitle(enquiry.title, first ?? '', lineCount);
    const status = statusOf(enquiry.status);
    return {
      enquiryNo,
      title,
      status,
      statusLabel: enquiryLabel(status),
      urgent,
      lineCount,
      buyerName,
      quoteNo,
      createdAt: shownTime(enquiry).toISOString(),
      draft: status === 'draft',
      dueAt: awaitsShop(status) ? (enquiry.dueAt?.toISOString() ?? null) : null,
    };
  });
  return { list, total: counts[tab], pageNo, pageSize, counts };
}

/** What happened, the latest first; whoever belongs to another firm is called by his side alone. */
export async function readEvents(db: Db, { firmId, enquiryId }: { firmId: bigint; enquiryId: bigint }) {
  const rows = await db
    .select({ event: enquiryEvents, actorName: usersView.realName })
    .from(enquiryEvents)
    .leftJoin(usersView, eq(usersView.id, enquiryEvents.userId))
    .where(and(eq(enquiryEvents.firmId, firmId), eq(enquiryEvents.enquiryId, enquiryId)))
    .orderBy(asc(enquiryEvents.id));
  return rows.flatMap(({ event, actorName }) => events.present({ ...event, actorName }, true)).toReversed();
}

async function readName(db: Db, userId: bigint): Promise<string> {
  const [person] = await db.select({ name: usersView.realName }).from(usersView).where(eq(usersView.id, userId));
  return person?.name ?? '';
}

export async function readEnquiryDetail(db: Db, caller: SignedInCaller, enquiryNo: string): Promise<EnquiryDetail> {
  const enquiry = await findEnquiry(db, visibleNumbered(caller, enquiryNo));
  if (!enquiry) throw notFound('询价单');
  const place = { firmId: enquiry.firmId, enquiryId: enquiry.id };
  const [quote] = await db.select({ quoteNo: sentQuoteNo }).from(enquiries).where(eq(enquiries.id, enquiry.id));
  const { title, note, status, urgent, closeReason, version } = enquiry;
  const changes = changesEnquiry(enquiry, caller);
  return {
    enquiryNo,
    title,
    note,
    status,
    statusLabel: enquiryLabel(status),
    urgent,
    closeReason,
    version,
    buyerName: await readName(db, enquiry.userId),
    source: enquiry.source as EnquiryDetail['source'],
    createdAt: shownTime(enquiry).toISOString(),
    draft: status === 'draft',
    asked: status === 'more_info',
    dueAt: awaitsShop(status) ? (enquiry.dueAt?.toISOString() ?? null) : null,
    lines: (await readLines(db, place)).map((line) => presentLine(line, isInside(caller.identity))),
    files: (await readFiles(db, place)).map(presentFile),
    events: await readEvents(db, place),
    quoteNo: quote?.quoteNo ?? null,
    canCancel: changes && enquiryStates.allows('cancel', status),
    canAnswer: changes && enquiryStates.allows('answer', status),
    canTransfer: changes && enquiryStates.allows('transfer', status),
  };
}

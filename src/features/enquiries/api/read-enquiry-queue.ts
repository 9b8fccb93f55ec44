import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { amongTexts } from '#platform/api/among.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { DeskAct, DeskEnquiry, DeskTab, QueueInput, QueueRow } from '../contract/enquiry-schemas.ts';
import { enquiryDeskLabel, enquiryStates, isEnquiryStatus } from '../rules/enquiry-status.ts';
import { readFiles } from './enquiry-attachments.ts';
import { numbered, readLines, SENT } from './enquiry-repo.ts';
import { enquiries } from './enquiry-tables.ts';
import { presentFile, presentLine } from './present-enquiry.ts';
import { readEvents } from './read-enquiries.ts';

const statusIn = (...statuses: string[]) => amongTexts(enquiries.status, statuses);

function inTab(tab: DeskTab, caller: Caller): SQL | undefined {
  if (tab === 'new') return statusIn('submitted');
  if (tab === 'mine') {
    return and(eq(enquiries.assigneeUserId, caller.userId ?? 0n), statusIn('processing', 'more_info', 'partly_quoted'));
  }
  if (tab === 'working') return statusIn('processing', 'partly_quoted');
  return tab === 'waiting' ? statusIn('more_info', 'quoted') : undefined;
}

/** Late: the promise has passed and nobody has answered. */
const overdue = sql<boolean>`coalesce(${enquiries.dueAt} < now(), false) and ${enquiries.status} in ('submitted', 'processing')`;
/** Latest quote of an enquiry, sent or not. */
const quoteNo = sql<string | null>`(select q.quote_no from quotes_view q where q.firm_id = ${enquiries.firmId}
  and q.enquiry_id = ${enquiries.id} order by q.id desc limit 1)`;

const COLUMNS = { enquiry: enquiries, firmName: firmsView.name, assigneeName: usersView.realName, overdue, quoteNo };

const select = (db: Db) =>
  db
    .select(COLUMNS)
    .from(enquiries)
    .innerJoin(firmsView, eq(firmsView.id, enquiries.firmId))
    .leftJoin(usersView, eq(usersView.id, enquiries.assigneeUserId));

type Row = Awaited<ReturnType<typeof select>>[number];

/** Whoever has it in hand already is not asked to take it; one that nobody has begun is begun by taking it. */
function actsOf({ status, assigneeUserId }: Row['enquiry'], { userId }: Caller): DeskAct[] {
  if (!isEnquiryStatus(status)) return [];
  const mine = status !== 'submitted' && assigneeUserId === userId;
  return enquiryStates.deskActs(status).filter((act) => act !== 'take' || !mine);
}

function headOf({ enquiry, firmName, assigneeName, overdue: late, quoteNo: number }: Row, caller: Caller) {
  const { enquiryNo, title, status, urgent, version } = enquiry;
  return {
    enquiryNo,
    title,
    firmName,
    status,
    urgent,
    version,
    overdue: late,
    quoteNo: number,
    statusLabel: isEnquiryStatus(status) ? enquiryDeskLabel(status) : status,
    assigneeName: assigneeName ?? '',
    acts: actsOf(enquiry, caller),
    createdAt: enquiry.createdAt.toISOString(),
    dueAt: enquiry.dueAt?.toISOString() ?? null,
  };
}

const TABS: readonly DeskTab[] = ['new', 'mine', 'working', 'waiting', 'all'];

async function countTabs(db: Db, caller: Caller): Promise<Record<DeskTab, number>> {
  const counts: Partial<Record<DeskTab, number>> = {};
  for (const tab of TABS) {
    const [row] = await db
      .select({ enquiries: count() })
      .from(enquiries)
      .where(and(SENT, inTab(tab, caller)));
    counts[tab] = row?.enquiries ?? 0;
  }
  return counts as Record<DeskTab, number>;
}

/** One page of the queue: urgent ones first, then what was promised first. */
export async function readEnquiryQueue(db: Db, caller: Caller, { tab, keyword, pageNo, pageSize }: QueueInput) {
  const like = containing(keyword ?? '');
  const words = keyword
    ? sql`(${enquiries.enquiryNo} ilike ${like} or ${enquiries.title} ilike ${like} or ${firmsView.name} ilike ${like})`
    : undefined;
  const condition = and(SENT, inTab(tab, caller), words);
  const order = tab === 'all' ? [desc(enquiries.id)] : [desc(enquiries.urgent), enquiries.dueAt, enquiries.id];
  const rows = await select(db)
    .where(condition)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(enquiries)
    .innerJoin(firmsView, eq(firmsView.id, enquiries.firmId))
    .where(condition);
  const list = rows.map((row): QueueRow => ({ ...headOf(row, caller), lineCount: row.enquiry.lineCount }));
  return { list, total: all?.total ?? 0, pageNo, pageSize, counts: await countTabs(db, caller) };
}

export async function readDeskEnquiry(db: Db, caller: Caller, enquiryNo: string): Promise<DeskEnquiry> {
  const [row] = await select(db).where(numbered(enquiryNo));
  if (!row) throw notFound('询价单');
  const { note, closeReason, shareCode, firmId, id: enquiryId } = row.enquiry;
  const place = { firmId, enquiryId };
  return {
    ...headOf(row, caller),
    note,
    closeReason,
    shareCode,
    lines: (await readLines(db, place)).map((line) => presentLine(line, false)),
    files: (await readFiles(db, place)).map(presentFile),
    events: await readEvents(db, place),
  };
}

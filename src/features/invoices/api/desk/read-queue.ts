import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { DeskDetail, DeskQueueInput, DeskRow } from '../../contract/invoice-schemas.ts';
import { applicationStates, DESK_TABS, type DeskTab } from '../../rules/application-states.ts';
import { applicationOf, findApplication, numbered } from '../application-repo.ts';
import { invoiceApplications as applications, invoices, invoiceApplicationLines as lines } from '../invoice-tables.ts';
import { readPolicy } from '../policy-repo.ts';
import { wordedBy } from '../read/list-conditions.ts';
import { iso, presentDetail, presentState, readName } from '../read/read-detail.ts';
import { invoiceRedLetters as reds } from '../red-letter-tables.ts';

const missingCodes = sql<number>`(select count(*)::int from ${lines} l where l.firm_id = ${applications.firmId}
  and l.application_id = ${applications.id} and l.tax_code = '')`;
const failed = sql<number>`(select count(*)::int from ${invoices} i where i.firm_id = ${applications.firmId}
  and i.application_id = ${applications.id} and i.status = 'failed')`;
const redWaiting = sql<number>`(select count(*)::int from ${reds} r join ${invoices} i on i.firm_id = r.firm_id
  and i.id = r.invoice_id where i.firm_id = ${applications.firmId} and i.application_id = ${applications.id}
  and r.status in ('to_seller', 'failed'))`;
const redExpiresAt = sql<string | null>`(select min(r.expires_at) from ${reds} r join ${invoices} i
  on i.firm_id = r.firm_id and i.id = r.invoice_id where i.firm_id = ${applications.firmId}
  and i.application_id = ${applications.id} and r.status = 'to_seller')`;
const hasRed = sql`(${applications.firmId}, ${applications.id}) in (select i.firm_id, i.application_id from ${reds} r
  join ${invoices} i on i.firm_id = r.firm_id and i.id = r.invoice_id where r.status in ('to_seller', 'failed'))`;

type QueueTab = DeskTab | 'red';
const TABS: readonly QueueTab[] = ['new', 'codes', 'trouble', 'issuing', 'deliver', 'red', 'all'];

function inTab(tab: QueueTab): SQL | undefined {
  if (tab === 'red') return hasRed;
  return inArray(applications.status, [...DESK_TABS[tab].statuses]);
}

function worded(keyword: string): SQL {
  const ofFirm = sql`${applications.firmId} in (select ${firmsView.id} from ${firmsView}
    where ${firmsView.name} ilike ${containing(keyword)} or ${firmsView.customerCode} = ${keyword})`;
  return sql`(${wordedBy(keyword)} or ${ofFirm})`;
}

const countOf = async (db: Db, condition: SQL | undefined): Promise<number> =>
  (await db.select({ found: count() }).from(applications).where(condition))[0]?.found ?? 0;

const HOUR_MS = 3_600_000;

function clockOf(dueAt: Date | null, hours: number, now: Date): DeskRow['clock'] {
  if (!dueAt) return 'none';
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 'late';
  return left < (hours * HOUR_MS) / 4 ? 'soon' : 'none';
}

/** Applications that wait for the desk, what was promised first at the top. */
export async function readQueue(db: Db, input: DeskQueueInput, now: Date) {
  const { tab, keyword, pageNo, pageSize } = input;
  const found = keyword ? worded(keyword) : undefined;
  const counts: Partial<Record<QueueTab, number>> = {};
  for (const one of TABS) counts[one] = await countOf(db, and(found, inTab(one)));
  const { reviewHours } = await readPolicy(db);
  const rows = await db
    .select({
      one: applications,
      firmName: firmsView.name,
      assigneeName: usersView.realName,
      applicantName: sql<string>`(select u.real_name from users_view u where u.id = ${applications.userId})`,
      ...{ missingCodes, failed, redWaiting, redExpiresAt },
    })
    .from(applications)
    .innerJoin(firmsView, eq(firmsView.id, applications.firmId))
    .leftJoin(usersView, eq(usersView.id, applications.assigneeUserId))
    .where(and(found, inTab(tab)))
    .orderBy(sql`${applications.dueAt} nulls last`, sql`${applications.id} desc`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map(
    ({ one, applicantName, assigneeName, ...row }): DeskRow => ({
      ...presentState(applicationOf(one), applicantName ?? ''),
      ...row,
      assigneeName: assigneeName ?? '',
      redExpiresAt: row.redExpiresAt && new Date(row.redExpiresAt).toISOString(),
      dueAt: iso(one.dueAt),
      clock: clockOf(one.dueAt, reviewHours, now),
    }),
  );
  return { list, total: counts[tab] ?? 0, pageNo, pageSize, counts: counts as Record<QueueTab, number> };
}

/** Everything about an application that the desk works with. */
export async function readDeskDetail(db: Db, caller: Caller, applicationNo: string, now: Date): Promise<DeskDetail> {
  const one = await findApplication(db, numbered(applicationNo));
  if (!one || one.status === 'draft') throw notFound('开票申请');
  const [firm] = await db.select({ name: firmsView.name }).from(firmsView).where(eq(firmsView.id, one.firmId));
  const viewer = { side: 'desk', mayAct: true, now } as const;
  const detail = await presentDetail(db, one, { viewer, inside: true });
  const taken = one.assigneeUserId === caller.userId;
  return {
    ...detail,
    firmName: firm?.name ?? '',
    assigneeName: one.assigneeUserId === null ? '' : await readName(db, one.assigneeUserId),
    dueAt: iso(one.dueAt),
    acts: applicationStates.deskActs(one.status).filter((act) => act !== 'take' || !taken),
  };
}

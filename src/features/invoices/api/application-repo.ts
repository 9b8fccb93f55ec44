import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { APPLICATION_NUMBER } from '../contract/invoice-numbers.ts';
import { type ApplicationStatus, applicationStates, canMoveApplication } from '../rules/application-states.ts';
import type { InvoiceEventKind } from '../rules/invoice-events.ts';
import { invoiceApplications as applications, invoiceApplicationLines as lines } from './invoice-tables.ts';
import { invoiceEvents } from './red-letter-tables.ts';

export type ApplicationRow = Omit<typeof applications.$inferSelect, 'status'> & { status: ApplicationStatus };
export type ApplicationLine = typeof lines.$inferSelect;

/** Topic of what people are told: `{ firmId, applicationId, kind, detail, key }`, ids as text. */
export const INVOICE_NEWS = 'invoice.news';

/** Who acts; `shop`: a rule, a job or the tax platform. */
export interface InvoiceActor {
  side: 'buyer' | 'desk' | 'shop';
  userId: bigint | null;
}
export const SHOP: InvoiceActor = { side: 'shop', userId: null };

export const applicationOf = (row: typeof applications.$inferSelect): ApplicationRow => ({
  ...row,
  status: applicationStates.read(row.status),
});

/** The applications a caller may see: the one condition of list, counts, detail, files and acts. */
export const visibleTo = (caller: SignedInCaller): SQL | undefined =>
  and(eq(applications.firmId, caller.firmId), peopleInScope(applications.userId, caller));
export const numbered = (applicationNo: string): SQL => eq(applications.applicationNo, applicationNo);
export const keyed = ({ firmId, id }: { firmId: bigint; id: bigint }): SQL | undefined =>
  and(eq(applications.firmId, firmId), eq(applications.id, id));

export async function findApplication(db: Db, condition: SQL | undefined): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(applications).where(condition);
  return row ? applicationOf(row) : null;
}

export async function readApplications(db: Db, ids: readonly bigint[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  return (
    await db
      .select()
      .from(applications)
      .where(inArray(applications.id, [...ids]))
  ).map(applicationOf);
}

/** One that the caller sees, by its number or its key. */
export const findVisible = (
  db: Db,
  caller: SignedInCaller,
  by: { applicationNo: string } | { id: bigint },
): Promise<ApplicationRow | null> =>
  findApplication(db, and(visibleTo(caller), 'id' in by ? eq(applications.id, by.id) : numbered(by.applicationNo)));

export const readLines = (db: Db, { firmId, id }: { firmId: bigint; id: bigint }): Promise<ApplicationLine[]> =>
  db
    .select()
    .from(lines)
    .where(and(eq(lines.firmId, firmId), eq(lines.applicationId, id)))
    .orderBy(asc(lines.lineNo));

/** Keys of the orders an application is about: they are locked before it is. */
export async function readOrderIds(db: Db, { firmId, id }: { firmId: bigint; id: bigint }): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ orderId: lines.orderId })
    .from(lines)
    .where(and(eq(lines.firmId, firmId), eq(lines.applicationId, id)));
  return rows.map(({ orderId }) => orderId);
}

/** Locks an application alone; whoever counts units locks its orders before. */
export async function lockApplication(db: Db, place: { firmId: bigint; id: bigint }): Promise<ApplicationRow> {
  const [row] = await db.select().from(applications).where(keyed(place)).for('update');
  if (!row) throw new Error(`application ${place.id} not found`);
  return applicationOf(row);
}

export type NewApplication = Omit<typeof applications.$inferInsert, 'applicationNo' | 'status'>;

export async function insertApplication(db: Db, fields: NewApplication): Promise<ApplicationRow> {
  const [row] = await db
    .insert(applications)
    .values({
      ...fields,
      ...{ status: 'reviewing', applicationNo: nextNumber(APPLICATION_NUMBER) },
      dueAt: sql`now() + make_interval(hours => (select review_hours::int from invoice_policy))`,
    })
    .returning();
  if (!row) throw new Error('application not written');
  return applicationOf(row);
}

export type NewLine = Omit<typeof lines.$inferInsert, 'id' | 'firmId' | 'applicationId'>;

export async function insertLines(db: Db, { firmId, id }: ApplicationRow, rows: readonly NewLine[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) {
    await db.insert(lines).values(rows.slice(from, from + 500).map((row) => ({ firmId, applicationId: id, ...row })));
  }
}

interface Event {
  actor: InvoiceActor;
  kind: InvoiceEventKind;
  detail?: string;
  invoiceId?: bigint;
}

/** Writes what happened to an application, one of its invoices or a red letter. */
export async function insertEvent(
  db: Db,
  { firmId, id, status }: Pick<ApplicationRow, 'firmId' | 'id' | 'status'>,
  { actor, kind, detail = '', invoiceId }: Event,
  from: string | null = status,
): Promise<void> {
  await db.insert(invoiceEvents).values({
    ...{ firmId, applicationId: id, invoiceId: invoiceId ?? null, ...actor, kind, detail },
    ...{ fromStatus: from, toStatus: status },
  });
}

export type NewsKind =
  | 'issued'
  | 'rejected'
  | 'delivered'
  | 'redToConfirm'
  | 'redEnded'
  | 'received'
  | 'failed'
  | 'redToAnswer'
  | 'redLapsed'
  | 'reissue';

/** People are told after the transaction; `key` names what happened. */
export const tellNews = (
  db: Db,
  { firmId, id }: Pick<ApplicationRow, 'firmId' | 'id'>,
  kind: NewsKind,
  key: string,
  detail = '',
): Promise<void> =>
  enqueueEffect(db, INVOICE_NEWS, { firmId: String(firmId), applicationId: String(id), kind, key, detail });

type Settable<T> = { [K in keyof T]?: T[K] | SQL };
export type ApplicationChange = Settable<
  Omit<typeof applications.$inferInsert, 'id' | 'firmId' | 'applicationNo' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** Changes a locked application; answers it as it is now. */
export async function changeApplication(
  db: Db,
  place: { firmId: bigint; id: bigint },
  set: ApplicationChange,
): Promise<ApplicationRow> {
  const [row] = await db
    .update(applications)
    .set({ ...set, version: sql`${applications.version} + 1`, updatedAt: sql`now()` })
    .where(keyed(place))
    .returning();
  if (!row) throw new Error(`application ${place.id} not found`);
  return applicationOf(row);
}

/** The one place a locked application changes its state (behaviours 2.9). */
export async function moveApplication(
  db: Db,
  before: ApplicationRow,
  to: ApplicationStatus,
  { set = {}, ...event }: Event & { set?: ApplicationChange },
): Promise<ApplicationRow> {
  if (!canMoveApplication(before.status, to)) {
    throw new Error(`application ${before.applicationNo} cannot go from ${before.status} to ${to}`);
  }
  const waits = to === 'reviewing' || to === 'partly_issued' || to === 'failed';
  const after = await changeApplication(db, before, {
    dueAt: waits ? sql`now() + make_interval(hours => (select review_hours::int from invoice_policy))` : null,
    ...set,
    status: to,
  });
  await insertEvent(db, after, event, before.status);
  return after;
}

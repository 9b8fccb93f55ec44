import { and, asc, count, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { usersView } from '#features/access/api/access-views.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { hasSqlState } from '#platform/api/sql-state.ts';
import { savedErrors } from '../../contract/report-errors.ts';
import { keptFilter, type savedListInput, type saveFilterInput } from '../../contract/saved-schemas.ts';
import { reportFilters as f } from '../report-tables.ts';

type SaveInput = z.infer<typeof saveFilterInput>;

const MOST = 50;

const ownOf = ({ firmId, userId }: SignedInCaller) => and(eq(f.firmId, firmId), eq(f.userId, userId));

/** The own ones and those colleagues share, by name. */
export async function readSavedFilters(db: Db, caller: SignedInCaller, { page }: z.infer<typeof savedListInput>) {
  const { firmId, userId } = caller;
  const rows = await db
    .select({
      id: f.id,
      page: f.page,
      name: f.name,
      filter: f.filter,
      shared: f.shared,
      userId: f.userId,
      at: f.updatedAt,
      person: usersView.realName,
    })
    .from(f)
    .leftJoin(usersView, eq(usersView.id, f.userId))
    .where(and(eq(f.firmId, firmId), or(eq(f.userId, userId), f.shared), page && eq(f.page, page)))
    .orderBy(desc(eq(f.userId, userId)), asc(f.name), asc(f.id))
    .limit(200);
  return {
    list: rows.flatMap(({ id, page: of, filter, userId: owner, at, person, ...row }) => {
      // What was kept under laxer rules must not take the list away from everybody it is shared with.
      const { data } = keptFilter.safeParse(filter);
      const shown = { id: String(id), page: of as SaveInput['page'], own: owner === userId, person: person ?? '' };
      return data ? [{ ...row, ...shown, filter: data, updatedAt: at.toISOString() }] : [];
    }),
  };
}

/** A person's filters of a page have names of their own. */
async function refuseName(db: Db, caller: SignedInCaller, { id, page, name }: SaveInput): Promise<void> {
  const same = and(
    ownOf(caller),
    eq(f.page, page),
    eq(f.name, name),
    id === undefined ? undefined : ne(f.id, BigInt(id)),
  );
  if ((await db.$count(f, same)) > 0) throw refuse(savedErrors, 'REPORT_FILTER_NAME');
}

async function addFilter(db: Db, caller: SignedInCaller, { page, name, filter, shared }: SaveInput): Promise<bigint> {
  const [held] = await db.select({ n: count() }).from(f).where(ownOf(caller));
  if ((held?.n ?? 0) >= MOST) throw refuse(savedErrors, 'REPORT_FILTER_MANY');
  const { firmId, userId } = caller;
  const [row] = await db.insert(f).values({ firmId, userId, page, name, filter, shared }).returning({ id: f.id });
  if (!row) throw new Error('filter not written');
  return row.id;
}

async function changeFilter(
  db: Db,
  caller: SignedInCaller,
  id: bigint,
  { page, name, filter, shared }: SaveInput,
): Promise<bigint> {
  const [row] = await db
    .update(f)
    .set({ page, name, filter, shared, updatedAt: sql`now()` })
    .where(and(ownOf(caller), eq(f.id, id)))
    .returning({ id: f.id });
  if (!row) throw refuse(savedErrors, 'REPORT_FILTER_GONE');
  return row.id;
}

/** Keeps a filter under a name; only the own ones are changed. */
export async function saveFilter(db: Db, caller: SignedInCaller, input: SaveInput): Promise<{ id: string }> {
  await refuseName(db, caller, input);
  const keep =
    input.id === undefined ? addFilter(db, caller, input) : changeFilter(db, caller, BigInt(input.id), input);
  const id = await keep.catch((error: unknown) => {
    // Somebody was quicker with the same name: himself, on another page.
    throw hasSqlState(error, '23505') ? refuse(savedErrors, 'REPORT_FILTER_NAME') : error;
  });
  const { name, shared } = input;
  await writeAudit(db, caller, {
    action: 'report.filterSaved',
    objectType: 'report',
    objectId: String(id),
    after: { name, shared },
  });
  return { id: String(id) };
}

export async function removeFilter(db: Db, caller: SignedInCaller, id: bigint): Promise<void> {
  const [row] = await db
    .delete(f)
    .where(and(ownOf(caller), eq(f.id, id)))
    .returning({ name: f.name });
  if (!row) throw refuse(savedErrors, 'REPORT_FILTER_GONE');
  await writeAudit(db, caller, {
    action: 'report.filterRemoved',
    objectType: 'report',
    objectId: String(id),
    before: { name: row.name },
  });
}

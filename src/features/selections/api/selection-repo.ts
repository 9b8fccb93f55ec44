import { and, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import type { SelectionListsInput } from '../contract/selection-schemas.ts';
import { selectionLists as l, selectionLines as n } from './selection-tables.ts';

type Caller = Pick<SignedInCaller, 'firmId' | 'userId'>;

/** Goods whose pictures stand in a row. */
const PICTURES = 4;

const ofOwner = ({ firmId, userId }: Caller) => and(eq(l.firmId, firmId), eq(l.userId, userId));
const ownedBy = (caller: Caller) => and(ofOwner(caller), isNull(l.deletedAt));

/** Own lists and those that colleagues share. */
const seenBy = (caller: Caller) =>
  and(eq(l.firmId, caller.firmId), or(eq(l.userId, caller.userId), eq(l.shared, true)), isNull(l.deletedAt));

const lineCount = sql<number>`(select count(*) from selection_lines n where n.firm_id = ${l.firmId}
  and n.list_id = ${l.id})::int`;

const HEAD = {
  id: l.id,
  userId: l.userId,
  name: l.name,
  note: l.note,
  shared: l.shared,
  version: l.version,
  updatedAt: l.updatedAt,
  ownerName: usersView.realName,
  lineCount,
};

const firstItems = sql<string[]>`array(select s.item_no from selection_lines n join skus_view s on s.id = n.sku_id
  where n.firm_id = ${l.firmId} and n.list_id = ${l.id} order by n.place, n.id limit ${sql.raw(String(PICTURES))})`;

export type HeadRow = Awaited<ReturnType<typeof readOwnLists>>[number];

function found(caller: Caller, { scope, keyword }: SelectionListsInput): SQL | undefined {
  const pattern = keyword ? containing(keyword) : null;
  const others = and(seenBy(caller), sql`${l.userId} <> ${caller.userId}`);
  return and(
    scope === 'all' ? seenBy(caller) : scope === 'own' ? ownedBy(caller) : others,
    pattern ? or(ilike(l.name, pattern), ilike(l.note, pattern)) : undefined,
  );
}

/** One page of lists, the latest changed first, and how many there are. */
export async function readListPage(db: Db, caller: Caller, input: SelectionListsInput) {
  const condition = found(caller, input);
  const rows = await db
    .select({ ...HEAD, firstItems })
    .from(l)
    .innerJoin(usersView, eq(usersView.id, l.userId))
    .where(condition)
    .orderBy(desc(l.updatedAt), desc(l.id))
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize);
  const [all] = await db.select({ total: count() }).from(l).where(condition);
  return { rows, total: all?.total ?? 0 };
}

export function readOwnLists(db: Db, caller: Caller) {
  return db
    .select(HEAD)
    .from(l)
    .innerJoin(usersView, eq(usersView.id, l.userId))
    .where(ownedBy(caller))
    .orderBy(desc(l.updatedAt), desc(l.id));
}

/** A list the caller may look at. */
export async function findSeenList(db: Db, caller: Caller, id: bigint): Promise<HeadRow | null> {
  const [row] = await db
    .select(HEAD)
    .from(l)
    .innerJoin(usersView, eq(usersView.id, l.userId))
    .where(and(seenBy(caller), eq(l.id, id)));
  return row ?? null;
}

/** Locks a list of the caller's own, for a change. */
export async function lockOwnList(db: Db, caller: Caller, id: bigint) {
  const [row] = await db
    .select()
    .from(l)
    .where(and(ownedBy(caller), eq(l.id, id)))
    .for('update');
  return row ?? null;
}

export type OwnList = NonNullable<Awaited<ReturnType<typeof lockOwnList>>>;

/** Lets new lists of one person be made one after another, so that their number is exact. */
export async function lockLists(db: Db, { firmId, userId }: Caller): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`selections ${firmId} ${userId}`}, 0))`);
}

export async function readOwnNames(db: Db, caller: Caller): Promise<Set<string>> {
  const rows = await db.select({ name: l.name }).from(l).where(ownedBy(caller));
  return new Set(rows.map(({ name }) => name));
}

export async function insertList(
  db: Db,
  { firmId, userId }: Caller,
  facts: { name: string; note: string; shared: boolean },
): Promise<OwnList> {
  const [row] = await db
    .insert(l)
    .values({ firmId, userId, ...facts })
    .returning();
  if (!row) throw new Error('selection list not written');
  return row;
}

/** Writes a change and counts it: the next one has to know of it. Answers the new version. */
export async function touchList(
  db: Db,
  { firmId, id }: Pick<OwnList, 'firmId' | 'id'>,
  change: Partial<Pick<OwnList, 'name' | 'note' | 'shared'>> = {},
): Promise<number> {
  const [row] = await db
    .update(l)
    .set({ ...change, version: sql`${l.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(l.firmId, firmId), eq(l.id, id)))
    .returning({ version: l.version });
  if (!row) throw new Error('selection list not written');
  return row.version;
}

type ListName = Pick<OwnList, 'firmId' | 'id'>;
const named = ({ firmId, id }: ListName) => and(eq(l.firmId, firmId), eq(l.id, id));

export async function hideList(db: Db, list: ListName): Promise<void> {
  await db.update(l).set({ deletedAt: sql`now()` }).where(named(list));
}

export async function showList(db: Db, list: ListName): Promise<void> {
  await db.update(l).set({ deletedAt: null }).where(named(list));
}

/** Locks a list of the caller's own, whether it has been deleted or not. */
export async function lockListEver(db: Db, caller: Caller, id: bigint): Promise<OwnList | null> {
  const [row] = await db
    .select()
    .from(l)
    .where(and(ofOwner(caller), eq(l.id, id)))
    .for('update');
  return row ?? null;
}

/** Removes for good what its owner deleted more than a day ago. */
export async function forgetOldLists(db: Db, caller: Caller): Promise<void> {
  const old = db
    .select({ id: l.id })
    .from(l)
    .where(and(ofOwner(caller), sql`${l.deletedAt} < now() - interval '1 day'`))
    .for('update');
  const ids = (await old).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(n).where(and(eq(n.firmId, caller.firmId), amongIds(n.listId, ids)));
  await db.delete(l).where(and(ofOwner(caller), amongIds(l.id, ids)));
}

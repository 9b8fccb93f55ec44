import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { type SharedFields, shareLinks as t } from './share-tables.ts';

export type ShareLinkRow = typeof t.$inferSelect;

/** What the function behind a link's secret tells of it, before any firm is known. */
export interface OpenedLink {
  linkId: bigint;
  firmId: bigint;
  userId: bigint;
  kind: string;
  objectNo: string;
  fields: SharedFields;
  salesCode: string | null;
  title: string;
  expiresAt: Date;
}

interface OpenedRow extends Record<string, unknown> {
  link_id: string;
  firm_id: string;
  user_id: string;
  kind: string;
  object_no: string;
  fields: SharedFields;
  sales_code: string | null;
  title: string;
  expires_at: string;
}

/** The living link of a secret; null for every other text, whatever the reason. Wants a transaction. */
export async function findOpenLink(db: Db, codeHash: string): Promise<OpenedLink | null> {
  const { rows } = await db.execute<OpenedRow>(sql`select * from open_share_link(${codeHash})`);
  const [row] = rows;
  if (!row) return null;
  return {
    linkId: BigInt(row.link_id),
    firmId: BigInt(row.firm_id),
    userId: BigInt(row.user_id),
    kind: row.kind,
    objectNo: row.object_no,
    fields: row.fields,
    title: row.title,
    salesCode: row.sales_code,
    expiresAt: new Date(row.expires_at),
  };
}

export async function insertLink(db: Db, link: typeof t.$inferInsert): Promise<bigint> {
  const [row] = await db.insert(t).values(link).returning({ id: t.id });
  if (!row) throw new Error('link not written');
  return row.id;
}

const ownedBy = ({ firmId, userId }: SignedInCaller) => and(eq(t.firmId, firmId), eq(t.userId, userId));
const isOpen = and(isNull(t.revokedAt), gt(t.expiresAt, sql`now()`));

export async function countOpenLinks(db: Db, caller: SignedInCaller): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(t)
    .where(and(ownedBy(caller), isOpen));
  return row?.links ?? 0;
}

const WITH_OWNER = { link: t, ownerName: usersView.realName };
const readLinks = (db: Db, condition: SQL | undefined) =>
  db.select(WITH_OWNER).from(t).leftJoin(usersView, eq(usersView.id, t.userId)).where(condition).orderBy(desc(t.id));

export type OwnedLinkRow = Awaited<ReturnType<typeof readLinks>>[number];

interface Page {
  state: 'all' | 'open';
  pageNo: number;
  pageSize: number;
}

/** A page of the caller's own links, the latest first. */
export async function readOwnLinks(db: Db, caller: SignedInCaller, { state, pageNo, pageSize }: Page) {
  const condition = and(ownedBy(caller), state === 'open' ? isOpen : undefined);
  const rows = await readLinks(db, condition)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(t).where(condition);
  return { rows, total: counted?.total ?? 0 };
}

/** Links to one document of the firm, whoever made them. */
export const readLinksTo = (db: Db, firmId: bigint, objectNo: string) =>
  readLinks(db, and(eq(t.firmId, firmId), eq(t.objectNo, objectNo))).limit(100);

export async function findOwnLink(db: Db, caller: SignedInCaller, linkId: bigint): Promise<ShareLinkRow | null> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(ownedBy(caller), eq(t.id, linkId)));
  return row ?? null;
}

/** Ends a link at once; one that is over stays as it is. */
export async function endLink(db: Db, { firmId, id }: Pick<ShareLinkRow, 'firmId' | 'id'>): Promise<void> {
  await db
    .update(t)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(t.firmId, firmId), eq(t.id, id), isNull(t.revokedAt)));
}

/** Codes by which a person may be named as the one who shares. */
export async function readShareCodes(db: Db, { firmId, memberId, userId }: SignedInCaller) {
  const [row] = await db
    .select({ sellerCode: membershipsView.sellerCode, userCode: usersView.userCode })
    .from(membershipsView)
    .innerJoin(usersView, eq(usersView.id, membershipsView.userId))
    .where(and(eq(membershipsView.firmId, firmId), eq(membershipsView.id, memberId), eq(usersView.id, userId)));
  return row ?? { sellerCode: null, userCode: '' };
}

import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { hashSecret, newLink } from '#platform/api/link-secrets.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type { StatementLink } from '../../contract/share-contract.ts';
import { linkErrors } from '../../contract/statement-errors.ts';
import { auditAct, buyerOf } from '../acts/own-statement.ts';
import { statementLinks as links } from '../dispute-tables.ts';
import { readUserNames } from '../read-names.ts';
import { findStatement, insertStatementEvent, lockStatement, type StatementRow } from '../statement-repo.ts';
import { numberedIn, viewOfCaller } from '../statement-scope-repo.ts';
import { sealCode } from './link-code.ts';

const DAY_MS = 86_400_000;
const MOST_OPEN = 20;
const STATES = { open: '有效', expired: '已过期', revoked: '已停用' } as const;

/** A link shows the whole statement: only who sees all of it may give it away. */
async function takeShareable(
  db: Db,
  caller: SignedInCaller,
  statementNo: string,
  take: typeof findStatement,
): Promise<StatementRow> {
  const view = viewOfCaller(caller);
  const row = view.whole ? await take(db, numberedIn(view, statementNo)) : null;
  if (!row) throw notFound('对账单');
  return row;
}

const ofStatement = ({ firmId, id }: StatementRow) => and(eq(links.firmId, firmId), eq(links.statementId, id));

/** Makes a link to one statement. Its secret is answered once; the hash is kept. */
export async function makeLink(
  db: Db,
  caller: SignedInCaller,
  key: Buffer,
  { statementNo, days, forWhom }: { statementNo: string; days: number; forWhom: string },
) {
  const row = await takeShareable(db, caller, statementNo, lockStatement);
  const open = and(ofStatement(row), isNull(links.revokedAt), gt(links.until, sql`now()`));
  if ((await db.$count(links, open)) >= MOST_OPEN) throw refuse(linkErrors, 'STATEMENT_LINKS_MANY');
  const { linkId, secret } = newLink();
  const until = new Date(Date.now() + days * DAY_MS);
  const { firmId, id: statementId } = row;
  await db
    .insert(links)
    .values({ linkId, firmId, statementId, userId: caller.userId, secretHash: hashSecret(secret), forWhom, until });
  await insertStatementEvent(db, row, { actor: buyerOf(caller), kind: 'shared', detail: forWhom });
  await auditAct(db, caller, 'statement.shared', { before: row, after: row, detail: linkId });
  return { linkId, code: sealCode({ firmId, linkId, secret }, key), until: until.toISOString() };
}

function stateOf({ revokedAt, until }: typeof links.$inferSelect, now: Date): keyof typeof STATES {
  if (revokedAt) return 'revoked';
  return until > now ? 'open' : 'expired';
}

/** Links of a statement, the latest first. */
export async function readLinks(
  db: Db,
  caller: SignedInCaller,
  statementNo: string,
  now: Date,
): Promise<StatementLink[]> {
  const row = await takeShareable(db, caller, statementNo, findStatement);
  const rows = await db.select().from(links).where(ofStatement(row)).orderBy(desc(links.createdAt));
  const names = await readUserNames(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((link) => {
    const state = stateOf(link, now);
    return {
      ...{ linkId: link.linkId, state, stateLabel: STATES[state], forWhom: link.forWhom, openings: link.openings },
      until: link.until.toISOString(),
      createdAt: link.createdAt.toISOString(),
      creatorName: names.get(link.userId) ?? null,
      lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
    };
  });
}

/** Ends a link at once; a second time, and one that never was, changes nothing. */
export async function revokeLink(
  db: Db,
  caller: SignedInCaller,
  { statementNo, linkId }: { statementNo: string; linkId: string },
) {
  const row = await takeShareable(db, caller, statementNo, lockStatement);
  const own = and(ofStatement(row), eq(links.linkId, linkId));
  const { rowCount } = await db
    .update(links)
    .set({ revokedAt: sql`now()` })
    .where(and(own, isNull(links.revokedAt)));
  if (rowCount) {
    await insertStatementEvent(db, row, { actor: buyerOf(caller), kind: 'unshared' });
    await auditAct(db, caller, 'statement.unshared', { before: row, after: row, detail: linkId });
  }
  return { linkId };
}

import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { approvalMailTokens as m } from '../approval-tables.ts';

export interface MailToken {
  firmId: bigint;
  taskId: bigint;
  userId: bigint;
  requestVersion: number;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Longest life of a link (behaviours 2.8). */
const HOURS = 72;

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Makes a link's code: 256 random bits, of which only the SHA-256 is kept. */
export async function issueMailToken(
  db: Db,
  token: { firmId: bigint; taskId: bigint; userId: bigint; requestVersion: number },
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = sql`now() + make_interval(hours => ${HOURS})`;
  await db.insert(m).values({ ...token, tokenHash: hashOf(code), expiresAt });
  return code;
}

/** Has this person a letter about exactly this? */
export async function hasMailToken(db: Db, firmId: bigint, taskId: bigint, requestVersion: number): Promise<boolean> {
  const of = and(eq(m.firmId, firmId), eq(m.taskId, taskId), eq(m.requestVersion, requestVersion));
  return (await db.$count(m, of)) > 0;
}

/** What a code is about, before any firm is known; only who holds it gets an answer. */
export async function findMailToken(db: Db, code: string): Promise<MailToken | null> {
  const { rows } = await db.execute<Record<string, string | null>>(
    sql`select firm_id::text, task_id::text, user_id::text, request_version::text, expires_at::text, used_at::text
      from open_approval_link(${hashOf(code)})`,
  );
  const [row] = rows;
  if (!row) return null;
  const { firm_id, task_id, user_id, request_version, expires_at, used_at } = row;
  return {
    firmId: BigInt(firm_id ?? 0),
    taskId: BigInt(task_id ?? 0),
    userId: BigInt(user_id ?? 0),
    requestVersion: Number(request_version),
    expiresAt: new Date(expires_at ?? 0),
    usedAt: used_at ? new Date(used_at) : null,
  };
}

/** Spends a code; false for one that is spent or over. Two at once: one of them waits and gets false. */
export async function spendMailToken(db: Db, firmId: bigint, code: string): Promise<boolean> {
  const { rowCount } = await db
    .update(m)
    .set({ usedAt: sql`now()` })
    .where(and(eq(m.firmId, firmId), eq(m.tokenHash, hashOf(code)), isNull(m.usedAt), gt(m.expiresAt, sql`now()`)));
  return (rowCount ?? 0) > 0;
}

/** Codes that nobody can use any more are forgotten after a month: until then a second click is told so. */
export async function purgeMailTokens(db: Db): Promise<void> {
  await db.delete(m).where(lt(m.expiresAt, sql`now() - interval '30 days'`));
}

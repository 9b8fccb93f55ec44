import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import {
  approvalCopies as c,
  approvalEvents as e,
  approvalRequests as r,
  approvalTasks as t,
} from '../approval-tables.ts';
import type { RequestPlace, RequestRow } from './request-repo.ts';

/** Own requests, those one was asked or told about, and those of people within the data scope (complaint U6). */
export function visibleTo(db: Db, caller: SignedInCaller): SQL | undefined {
  const { firmId, userId } = caller;
  const inScope = peopleInScope(r.requesterUserId, caller);
  if (inScope === undefined) return eq(r.firmId, firmId);
  const one = { one: sql`1` };
  const asked = db
    .select(one)
    .from(t)
    .where(and(eq(t.firmId, r.firmId), eq(t.requestId, r.id), eq(t.userId, userId)));
  const told = db
    .select(one)
    .from(c)
    .where(and(eq(c.firmId, r.firmId), eq(c.requestId, r.id), eq(c.userId, userId)));
  return and(eq(r.firmId, firmId), or(inScope, exists(asked), exists(told)));
}

export async function findVisible(db: Db, caller: SignedInCaller, requestNo: string): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(r)
    .where(and(eq(r.requestNo, requestNo), visibleTo(db, caller)));
  return row ?? null;
}

export const ofFirm = (firmId: bigint): SQL => eq(r.firmId, firmId);

/** Whether there is a request by this key for which `condition` holds. */
export const isRequest = async (db: Db, id: bigint, condition: SQL | undefined): Promise<boolean> =>
  (await db.$count(r, and(eq(r.id, id), condition))) > 0;

/** Counts an urging of everybody who is asked; false where there was one within four hours. */
export async function touchReminders(db: Db, { firmId, id }: RequestPlace): Promise<boolean> {
  const recent = db
    .select({ one: sql`1` })
    .from(e)
    .where(
      and(
        eq(e.firmId, firmId),
        eq(e.requestId, id),
        eq(e.kind, 'urged'),
        sql`${e.createdAt} > now() - interval '4 hours'`,
      ),
    );
  const { rowCount } = await db
    .update(t)
    .set({ remindedAt: sql`now()`, reminders: sql`${t.reminders} + 1` })
    .where(and(eq(t.firmId, firmId), eq(t.requestId, id), eq(t.status, 'pending'), sql`not exists ${recent}`));
  return (rowCount ?? 0) > 0;
}

import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { approvalEvents as e, approvalRequests as r, approvalTasks as t } from '../approval-tables.ts';
import type { RequestPlace, RequestRow } from './request-repo.ts';
import { visibleTo } from './visible-repo.ts';

const MOST_EVENTS = 500;
const SIMILAR = 5;

/** What happened, in order. */
export function readEvents(db: Db, { firmId, id }: RequestPlace) {
  return db
    .select({ id: e.id, kind: e.kind, detail: e.detail, userId: e.userId, onBehalfOf: e.onBehalfOf, at: e.createdAt })
    .from(e)
    .where(and(eq(e.firmId, firmId), eq(e.requestId, id)))
    .orderBy(asc(e.id))
    .limit(MOST_EVENTS);
}

/** What tasks say beside their state. */
export function readTaskNotes(db: Db, { firmId, id }: RequestPlace) {
  return db
    .select({ id: t.id, comment: t.comment, decidedAt: t.decidedAt, dueAt: t.dueAt })
    .from(t)
    .where(and(eq(t.firmId, firmId), eq(t.requestId, id)));
}

/** Open requests the caller may see that ask for some of the same items, or come from the same person. */
export function readSimilar(db: Db, caller: SignedInCaller, { id, firmId, requesterUserId, snapshot }: RequestRow) {
  const items = (snapshot as { lines: { itemNo: string | null }[] }).lines.flatMap(({ itemNo }) => itemNo ?? []);
  const shared = sql`jsonb_path_query_array(${r.snapshot}, '$.lines[*].itemNo') ?| ${sql.param(items)}::text[]`;
  return db
    .select({
      requestNo: r.requestNo,
      title: r.title,
      amountFen: r.amountFen,
      requesterName: usersView.realName,
      sameItems: sql<boolean>`${shared}`,
    })
    .from(r)
    .innerJoin(usersView, eq(usersView.id, r.requesterUserId))
    .where(
      and(
        visibleTo(db, caller),
        eq(r.firmId, firmId),
        ne(r.id, id),
        sql`${r.status} in ('running', 'returned')`,
        sql`(${r.requesterUserId} = ${requesterUserId} or ${shared})`,
      ),
    )
    .orderBy(desc(r.id))
    .limit(SIMILAR);
}

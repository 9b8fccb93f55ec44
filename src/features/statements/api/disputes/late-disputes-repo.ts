import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { statementDisputes as disputes } from '../dispute-tables.ts';

/** Disputes whose promise has passed, each once for a promise. */
export const takeLateDisputes = (db: Db) =>
  db
    .update(disputes)
    .set({ escalatedAt: sql`now()` })
    .where(and(isNotNull(disputes.dueAt), isNull(disputes.escalatedAt), lt(disputes.dueAt, sql`now()`)))
    .returning({ id: disputes.id, disputeNo: disputes.disputeNo, status: disputes.status, dueAt: disputes.dueAt });

import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Difference } from '../../rules/customer-differences.ts';
import { statementExceptions as exceptions } from '../dispute-tables.ts';
import type { StatementPlace } from '../statement-repo.ts';

/** Of which line, and what its customer's system says else. */
export interface LineDifferences {
  lineId: bigint;
  found: readonly Difference[];
}

const ofCustomer = ({ firmId, statementId }: StatementPlace, lineIds: readonly bigint[]) =>
  and(
    ...[eq(exceptions.firmId, firmId), eq(exceptions.statementId, statementId), like(exceptions.reason, 'CUSTOMER%')],
    inArray(exceptions.lineId, [...lineIds]),
  );

/** What is kept of lines that the customer's system says else about, whatever became of it. */
export async function readCustomerExceptions(db: Db, place: StatementPlace, lineIds: readonly bigint[]) {
  if (lineIds.length === 0) return [];
  const { lineId, reason, found, status } = exceptions;
  return db.select({ lineId, reason, found, status }).from(exceptions).where(ofCustomer(place, lineIds));
}

/**
 * Keeps what the customer's system says else of lines, once per line and reason: what somebody has settled is asked again only when it says
 * something new. What it no longer says is cleared.
 */
export async function keepCustomerExceptions(
  db: Db,
  place: StatementPlace,
  lines: readonly LineDifferences[],
): Promise<void> {
  if (lines.length === 0) return;
  const { firmId, statementId } = place;
  const said = lines.flatMap(({ lineId, found }) => found.map((one) => ({ firmId, statementId, lineId, ...one })));
  if (said.length > 0) {
    await db
      .insert(exceptions)
      .values(said)
      .onConflictDoUpdate({
        target: [exceptions.firmId, exceptions.lineId, exceptions.reason],
        set: {
          ...{ expected: sql`excluded.expected`, found: sql`excluded.found`, difference: sql`excluded.difference` },
          ...{ status: 'open', note: '', resolvedBy: null, resolvedAt: null },
        },
        setWhere: sql`${exceptions.found} <> excluded.found or ${exceptions.status} = 'cleared'`,
      });
  }
  const kept = said.map(({ lineId, reason }) => `${lineId} ${reason}`);
  await db
    .update(exceptions)
    .set({ status: 'cleared', note: '客户系统已一致', resolvedAt: sql`now()` })
    .where(
      and(
        ofCustomer(
          place,
          lines.map(({ lineId }) => lineId),
        ),
        eq(exceptions.status, 'open'),
        sql`${exceptions.lineId} || ' ' || ${exceptions.reason} <> all (${sql.param(kept)}::text[])`,
      ),
    );
}

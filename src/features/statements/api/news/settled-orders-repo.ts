import { and, eq, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import type { StatementPlace } from '../statement-repo.ts';
import { statementLines as lines, statements } from '../statement-tables.ts';

export async function readOrdersOf(db: Db, { firmId, statementId }: StatementPlace): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ orderId: lines.orderId })
    .from(lines)
    .where(and(eq(lines.firmId, firmId), eq(lines.statementId, statementId)));
  return rows.map(({ orderId }) => orderId);
}

/** Of these orders those whose statements are all settled, and the others. */
export async function readSettled(
  db: Db,
  { firmId, orderIds }: { firmId: bigint; orderIds: readonly bigint[] },
): Promise<{ settled: bigint[]; billed: bigint[] }> {
  const rows = await db
    .select({ orderId: lines.orderId, settled: sql<boolean>`bool_and(${statements.status} = 'settled')` })
    .from(lines)
    .innerJoin(statements, and(eq(statements.firmId, lines.firmId), eq(statements.id, lines.statementId)))
    .where(and(eq(lines.firmId, firmId), amongIds(lines.orderId, orderIds)))
    .groupBy(lines.orderId);
  const of = (wanted: boolean) => rows.filter(({ settled }) => settled === wanted).map(({ orderId }) => orderId);
  return { settled: of(true), billed: of(false) };
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import type { StatementEventKind } from '../rules/statement-events.ts';
import { type StatementStatus, statementStates, statusOf } from '../rules/statement-status.ts';
import { statementEvents } from './dispute-tables.ts';
import { statementLines as lines, statements, statementSums as sums } from './statement-tables.ts';

export interface StatementPlace {
  firmId: bigint;
  statementId: bigint;
}

export type StatementRow = Omit<typeof statements.$inferSelect, 'status'> & { status: StatementStatus };

/** Who acts upon a statement; `shop`: a rule or a job. */
export interface StatementActor {
  side: 'buyer' | 'desk' | 'shop';
  userId: bigint | null;
}
export const SHOP: StatementActor = { side: 'shop', userId: null };

export const placeOf = ({ firmId, id }: Pick<StatementRow, 'firmId' | 'id'>): StatementPlace => ({
  firmId,
  statementId: id,
});
export const placed = ({ firmId, statementId }: StatementPlace): SQL | undefined =>
  and(eq(statements.firmId, firmId), eq(statements.id, statementId));

/** Rows hold only what the machine lets in. */
export const statementOf = (row: typeof statements.$inferSelect): StatementRow => ({
  ...row,
  status: statementStates.read(row.status),
});

export async function findStatement(db: Db, condition: SQL | undefined): Promise<StatementRow | null> {
  const [row] = await db.select().from(statements).where(condition);
  return row ? statementOf(row) : null;
}

/** Locks the one statement for which this holds: acts upon it come one after the other. */
export async function lockStatement(db: Db, condition: SQL | undefined): Promise<StatementRow | null> {
  const [row] = await db.select().from(statements).where(condition).for('update');
  return row ? statementOf(row) : null;
}

interface NewEvent {
  actor: StatementActor;
  kind: StatementEventKind;
  detail?: string;
  disputeId?: bigint;
}

/** Writes what happened to a statement, or was said about one of its disputes. */
export async function insertStatementEvent(
  db: Db,
  { firmId, id: statementId, status }: Pick<StatementRow, 'firmId' | 'id' | 'status'>,
  { actor: { side, userId }, kind, detail = '', disputeId }: NewEvent,
  fromStatus: StatementStatus = status,
): Promise<bigint> {
  const [row] = await db
    .insert(statementEvents)
    .values({
      firmId,
      statementId,
      disputeId: disputeId ?? null,
      userId,
      side,
      kind,
      fromStatus,
      toStatus: status,
      detail,
    })
    .returning({ id: statementEvents.id });
  if (!row) throw new Error('event of a statement not written');
  return row.id;
}

/** Whether a line `l` is no delivery but takes something off one, in what sums are kept by. */
export const ADJUSTING = sql`case when l.source in ('sign', 'freight') then 'no' else 'yes' end`;

/** Sums by buyer, state, kind and rate, made anew of the lines. */
export async function rebuildSums(db: Db, { firmId, statementId }: StatementPlace): Promise<void> {
  await db.delete(sums).where(and(eq(sums.firmId, firmId), eq(sums.statementId, statementId)));
  await db.execute(sql`
    insert into ${sums} (firm_id, statement_id, user_id, status, adjusting, tax_rate_bp, lines, amount_fen, tax_fen, due_fen)
    select l.firm_id, l.statement_id, l.user_id, l.status, ${ADJUSTING},
      l.tax_rate_bp, count(*), sum(l.amount_fen), sum(l.tax_fen), sum(l.due_fen)
    from ${lines} l where l.firm_id = ${firmId} and l.statement_id = ${statementId} group by 1, 2, 3, 4, 5, 6`);
}

async function readTotals(db: Db, { firmId, statementId }: StatementPlace) {
  const big = (column: SQL) => sql<string>`coalesce(sum(${column}), 0)`.mapWith(BigInt);
  const count = (status: string) =>
    sql<string>`coalesce(sum(${sums.lines}) filter (where ${sums.status} = ${status}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      lineCount: sql<string>`coalesce(sum(${sums.lines}), 0)`.mapWith(Number),
      openLines: count('open'),
      disputedLines: count('disputed'),
      amountFen: big(sql`${sums.amountFen}`),
      taxFen: big(sql`${sums.taxFen}`),
      dueFen: big(sql`${sums.dueFen}`),
    })
    .from(sums)
    .where(and(eq(sums.firmId, firmId), eq(sums.statementId, statementId)));
  if (!row) throw new Error('statement without sums');
  return row;
}

export type StatementChange = Partial<
  Pick<StatementRow, 'approvalStatus' | 'deliveredAt' | 'invoicedFen' | 'paidFen' | 'remindedAt'>
>;

/** Topic of statements that were settled, or are no longer: `{ firmId, statementId }`, ids as text. */
export const STATEMENT_SETTLED = 'statement.settled';

/** Orders know whether all they stand on is settled. Everybody locks orders before statements: here a statement is locked, so they hear later. */
const tellOrders = (db: Db, { firmId, statementId }: StatementPlace): Promise<void> =>
  enqueueEffect(db, STATEMENT_SETTLED, { firmId: String(firmId), statementId: String(statementId) });

/** Moments that a state brings for the first time. */
const momentOf = (before: StatementRow, status: StatementStatus, now: SQL) => ({
  ...(status === 'disputed' && before.disputedAt === null && { disputedAt: now }),
  ...(status !== 'disputed' &&
    before.confirmedAt === null &&
    !['generated', 'to_confirm', 'approving'].includes(status) && { confirmedAt: now }),
  settledAt: status === 'settled' ? sql`coalesce(${statements.settledAt}, now())` : null,
});

/**
 * The one place a locked statement changes: its sums follow from its lines where these have changed, its state from its sums. Answers it
 * as it is now.
 */
export async function changeStatement(
  db: Db,
  before: StatementRow,
  change: StatementChange = {},
  { linesChanged = false }: { linesChanged?: boolean } = {},
): Promise<StatementRow> {
  const place = placeOf(before);
  if (linesChanged) await rebuildSums(db, place);
  const totals = linesChanged ? await readTotals(db, place) : {};
  // Whoever says something of it has it.
  const read = linesChanged || change.approvalStatus !== undefined;
  const deliveredAt = change.deliveredAt ?? before.deliveredAt ?? (read ? new Date() : null);
  const facts = { ...before, ...totals, ...change, deliveredAt };
  const status = statusOf({
    ...facts,
    delivered: facts.deliveredAt !== null,
    approving: facts.approvalStatus === 'pending',
  });
  const [row] = await db
    .update(statements)
    .set({
      ...totals,
      ...change,
      deliveredAt,
      ...momentOf(before, status, sql`now()`),
      status,
      version: sql`${statements.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(placed(place))
    .returning();
  if (!row) throw new Error('statement not found');
  if ((before.status === 'settled') !== (status === 'settled')) await tellOrders(db, place);
  return statementOf(row);
}

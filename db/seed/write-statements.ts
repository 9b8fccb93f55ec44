import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { markThese } from '#features/invoices/api/statements/mark-statements.ts';
import { checkCycle } from '#features/statements/api/check/found-exceptions-repo.ts';
import { statementDisputes, statementEvents, statementExceptions } from '#features/statements/api/dispute-tables.ts';
import { insertDispute } from '#features/statements/api/disputes/dispute-repo.ts';
import { makeStatements } from '#features/statements/api/run/made-statements-repo.ts';
import { endCycle, type FirmStanding, readStandings, takeCycle } from '#features/statements/api/run/run-repo.ts';
import { changeStatement, type StatementRow, statementOf } from '#features/statements/api/statement-repo.ts';
import { statementLines as lines, statements } from '#features/statements/api/statement-tables.ts';
import { readStatementTerms } from '#features/statements/api/terms-repo.ts';
import { addDays, type CycleSpan, dueCycles } from '#features/statements/rules/cycles.ts';
import { changeScope } from '#platform/api/database.ts';
import { displayDay } from '#platform/shared/display-time.ts';

const MONTHS = 3;
const SHORT_WORDS = '到货时外箱破损，点数少 2 件，回单上有备注。';
type LineRow = typeof lines.$inferSelect;

/** As the calendar would have done it: made in the night after the cycle, delivered in the morning, confirmed some days later. */
const at = (day: string, days: number, time: string) => new Date(`${addDays(day, days)}T${time}:00+08:00`);

/** The last three months each for itself; what was before them stands on one statement that opens the account. */
function demoCycles(due: readonly CycleSpan[]): CycleSpan[] {
  const [first, latest] = [due[0], due.slice(-MONTHS)];
  const opening = latest[0];
  if (!first || !opening || due.length <= MONTHS) return latest;
  return [{ from: first.from, to: addDays(opening.from, -1) }, ...latest];
}

async function billFirm(db: NodePgDatabase, standing: FirmStanding, today: string): Promise<void> {
  const { firmId } = standing;
  const terms = await readStatementTerms(db, firmId);
  for (const cycle of demoCycles(dueCycles(terms, { ...standing, today }))) {
    if (!(await takeCycle(db, firmId, cycle))) continue;
    const made = await makeStatements(db, firmId, cycle, terms);
    if (made.statements > 0) await checkCycle(db, firmId, cycle.to);
    await endCycle(db, firmId, cycle, { ...made, millis: 180 });
  }
}

/** Delivered in the morning after its cycle. */
async function deliver(db: NodePgDatabase, row: StatementRow): Promise<StatementRow> {
  const deliveredAt = at(row.cycleTo, 1, '09:00');
  const delivered = await changeStatement(db, row, { deliveredAt });
  await logged(db, [row, delivered], { kind: 'delivered', side: 'shop', createdAt: deliveredAt });
  return delivered;
}

type Told = Omit<typeof statementEvents.$inferInsert, 'firmId' | 'statementId' | 'fromStatus' | 'toStatus'>;

/** What happened, with the state before and after: the log ends where the statement stands. */
async function logged(db: NodePgDatabase, [before, after]: [StatementRow, StatementRow], told: Told): Promise<void> {
  const { firmId, id: statementId, status: toStatus } = after;
  await db.insert(statementEvents).values({ ...told, firmId, statementId, fromStatus: before.status, toStatus });
}

const openLines = ({ firmId, id }: StatementRow) =>
  and(eq(lines.firmId, firmId), eq(lines.statementId, id), eq(lines.status, 'open'));

/** Everything of it is confirmed, and what did not fit was accepted. */
async function confirmAll(db: NodePgDatabase, row: StatementRow, userId: bigint): Promise<void> {
  const { firmId, id, cycleTo } = row;
  const delivered = await deliver(db, row);
  const confirmedAt = at(cycleTo, 5, '15:20');
  await db.update(lines).set({ status: 'confirmed' }).where(openLines(row));
  const after = await changeStatement(db, delivered, {}, { linesChanged: true });
  await db
    .update(statements)
    .set({ confirmedAt })
    .where(and(eq(statements.firmId, firmId), eq(statements.id, id)));
  await db
    .update(statementExceptions)
    .set({ status: 'accepted', note: '已核对签收单', resolvedBy: userId, resolvedAt: at(cycleTo, 4, '10:05') })
    .where(and(eq(statementExceptions.firmId, firmId), eq(statementExceptions.statementId, id)));
  const detail = `${row.openLines} 行`;
  await logged(db, [delivered, after], { kind: 'confirmed', side: 'buyer', userId, detail, createdAt: confirmedAt });
}

/** One line of the latest is in question; answers its dispute, none where no line is large enough. */
async function question(db: NodePgDatabase, row: StatementRow, userId: bigint, line: LineRow) {
  const { firmId, id: statementId } = row;
  const dispute = await insertDispute(db, {
    ...{ firmId, statementId, lineId: line.id, userId, kind: 'quantity', claimedQuantity: line.quantity - 2 },
    words: SHORT_WORDS,
    askedFen: (line.amountFen * 2n) / BigInt(line.quantity),
  });
  await db
    .update(lines)
    .set({ status: 'disputed', disputeId: dispute.id })
    .where(and(eq(lines.firmId, firmId), eq(lines.id, line.id)));
  await db
    .update(statementDisputes)
    .set({ dueAt: sql`now() + interval '2 days'` })
    .where(and(eq(statementDisputes.firmId, firmId), eq(statementDisputes.id, dispute.id)));
  return dispute;
}

/** The latest: half of it confirmed, one line in question, the rest waits. */
async function leaveOpen(db: NodePgDatabase, row: StatementRow, userId: bigint): Promise<void> {
  const { firmId } = row;
  const delivered = await deliver(db, row);
  const open = await db.select().from(lines).where(openLines(row)).orderBy(lines.day, lines.id);
  const half = open.slice(0, Math.floor(open.length / 2)).map((line) => line.id);
  if (half.length > 0)
    await db
      .update(lines)
      .set({ status: 'confirmed' })
      .where(and(eq(lines.firmId, firmId), inArray(lines.id, half)));
  const some = await changeStatement(db, delivered, {}, { linesChanged: true });
  const detail = `${half.length} 行`;
  if (half.length > 0) await logged(db, [delivered, some], { kind: 'confirmed', side: 'buyer', userId, detail });
  const doubtful = open.find((line) => line.source === 'sign' && line.quantity > 3 && !half.includes(line.id));
  if (!doubtful) return;
  const { id: disputeId, disputeNo } = await question(db, some, userId, doubtful);
  const after = await changeStatement(db, some, {}, { linesChanged: true });
  const said = `${disputeNo} 数量异议：${SHORT_WORDS}`;
  await logged(db, [some, after], { kind: 'disputed', side: 'buyer', userId, disputeId, detail: said });
}

/** Statements of the demo's companies: the last three months are billed and confirmed, of the latest half waits. */
export async function writeStatements(db: NodePgDatabase, now: Date): Promise<void> {
  const today = displayDay(now.toISOString());
  await changeScope(db, { firmId: null, userId: null, right: 'worker' });
  for (const standing of await readStandings(db)) {
    const { firmId } = standing;
    await changeScope(db, { firmId, userId: null, right: 'worker' });
    await billFirm(db, standing, today);
    const rows = await db.select().from(statements).where(eq(statements.firmId, firmId)).orderBy(statements.cycleTo);
    for (const [index, row] of rows.entries()) {
      const [line] = await db
        .select({ userId: lines.userId })
        .from(lines)
        .where(eq(lines.statementId, row.id))
        .limit(1);
      if (!line) continue;
      const latest = index === rows.length - 1;
      await (latest ? leaveOpen : confirmAll)(db, statementOf(row), line.userId);
    }
    // Orders of the demo were invoiced before; the hourly job looks at new statements only.
    await markThese(
      db,
      firmId,
      rows.map(({ id }) => id),
      '已开发票',
    );
    await db
      .update(statements)
      .set({ createdAt: sql`(${statements.cycleTo} + 1 + time '02:10') at time zone 'Asia/Shanghai'` })
      .where(eq(statements.firmId, firmId));
  }
}

import { and, eq, sql } from 'drizzle-orm';
import { signRecordsView } from '#features/fulfilment/api/fulfilment-views.ts';
import type { Db } from '#platform/api/database.ts';
import { shanghaiDay } from '#platform/api/shanghai-days.ts';
import type { CycleSpan } from '../../rules/cycles.ts';
import { statementRuns as runs } from '../statement-tables.ts';

/** A statement of 50,000 lines is written by one statement of SQL; no person waits for it. */
const MOST_SECONDS = 120;

export async function giveTimeToRun(db: Db): Promise<void> {
  await db.execute(sql`set local statement_timeout = ${sql.raw(`'${MOST_SECONDS}s'`)}`);
  // Compiling the statement takes longer than running it for a usual firm.
  await db.execute(sql`set local jit = off`);
}

export interface FirmStanding {
  firmId: bigint;
  /** Last day that was billed. */
  lastTo: string | null;
  /** Of the first signature. */
  firstDay: string;
}

/** Firms that ever had anything signed, with how far they are billed. In the scope of the worker, or of one firm. */
export async function readStandings(db: Db, firmId?: bigint): Promise<FirmStanding[]> {
  const own = firmId === undefined ? sql`` : sql`where r.firm_id = ${firmId}`;
  const { rows } = await db.execute<{ firm_id: string; first_day: string; last_to: string | null }>(sql`
    select s.firm_id, s.first_day::text, (
      select max(d.cycle_to)::text from ${runs} d where d.firm_id = s.firm_id and d.status = 'done') as last_to
    from (
      select r.firm_id, min(${shanghaiDay(sql`r.signed_at`)}) as first_day
      from ${signRecordsView} r ${own} group by r.firm_id) s
    order by s.firm_id`);
  return rows.map((row) => ({ firmId: BigInt(row.firm_id), firstDay: row.first_day, lastTo: row.last_to }));
}

/**
 * Takes a cycle of a firm: whoever asks second waits for the first and finds it done. False: it was billed before.
 */
export async function takeCycle(db: Db, firmId: bigint, { from, to }: CycleSpan): Promise<boolean> {
  const taken = await db
    .insert(runs)
    .values({ firmId, cycleFrom: from, cycleTo: to, status: 'done' })
    .onConflictDoUpdate({
      target: [runs.firmId, runs.cycleTo],
      set: { status: 'done', failure: '', attempts: sql`${runs.attempts} + 1`, finishedAt: sql`now()` },
      setWhere: eq(runs.status, 'failed'),
    })
    .returning({ id: runs.id });
  return taken.length > 0;
}

export async function endCycle(
  db: Db,
  firmId: bigint,
  { to }: CycleSpan,
  made: { statements: number; lines: number; dueFen: bigint; millis: number },
): Promise<void> {
  await db
    .update(runs)
    .set({ ...made, finishedAt: sql`now()` })
    .where(and(eq(runs.firmId, firmId), eq(runs.cycleTo, to)));
}

/** Keeps why a cycle could not be billed; one that was stays as it is. */
export async function failCycle(db: Db, firmId: bigint, { from, to }: CycleSpan, failure: string): Promise<void> {
  await db
    .insert(runs)
    .values({ firmId, cycleFrom: from, cycleTo: to, status: 'failed', failure })
    .onConflictDoUpdate({
      target: [runs.firmId, runs.cycleTo],
      set: { failure, attempts: sql`${runs.attempts} + 1`, finishedAt: sql`now()` },
      setWhere: eq(runs.status, 'failed'),
    });
}

import { type Database, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { hasSqlState, sqlStateOf } from '#platform/api/sql-state.ts';
import { type CycleSpan, dueCycles } from '../../rules/cycles.ts';
import { runFailure } from '../../rules/run-failure.ts';
import { checkCycle } from '../check/found-exceptions-repo.ts';
import { readStatementTerms } from '../terms-repo.ts';
import { type MadeStatements, makeStatements } from './made-statements-repo.ts';
import { endCycle, type FirmStanding, failCycle, giveTimeToRun, readStandings, takeCycle } from './run-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Somebody else is at it: SQLSTATE of a lock that was not to be had in time. */
const LOCK_TAKEN = '55P03';

/** Bills one cycle of one firm, in one transaction: all of it or nothing. Null: it was billed before. */
export const billCycle = (database: Database, firmId: bigint, cycle: CycleSpan): Promise<MadeStatements | null> =>
  inTransaction(database, { firmId, userId: null }, 'write', async (db) => {
    await giveTimeToRun(db);
    if (!(await takeCycle(db, firmId, cycle))) return null;
    const began = performance.now();
    const made = await makeStatements(db, firmId, cycle, await readStatementTerms(db, firmId));
    if (made.statements > 0) await checkCycle(db, firmId, cycle.to);
    await endCycle(db, firmId, cycle, { ...made, millis: Math.round(performance.now() - began) });
    return made;
  });

/** Keeps that a cycle could not be billed, in words for the desk; what went wrong is in the log. */
export async function keepFailure(database: Database, firmId: bigint, cycle: CycleSpan, err: unknown): Promise<void> {
  log.error({ err, firmId: String(firmId), cycleTo: cycle.to }, 'statements of a firm failed');
  await inTransaction(database, { firmId, userId: null }, 'write', (db) =>
    failCycle(db, firmId, cycle, runFailure(sqlStateOf(err))),
  );
}

/** Cycles of a firm that are over and not billed; a failure is kept, and the firm waits for it: cycles come one after the other. */
async function billFirm(
  database: Database,
  standing: FirmStanding,
  today: string,
): Promise<{ made: number; failed: boolean }> {
  const { firmId } = standing;
  const terms = await inTransaction(database, { firmId, userId: null }, 'read', (db) => readStatementTerms(db, firmId));
  let made = 0;
  for (const cycle of dueCycles(terms, { ...standing, today })) {
    try {
      made += (await billCycle(database, firmId, cycle))?.statements ?? 0;
    } catch (err) {
      if (hasSqlState(err, LOCK_TAKEN)) return { made, failed: false };
      await keepFailure(database, firmId, cycle, err);
      return { made, failed: true };
    }
  }
  return { made, failed: false };
}

export interface NightResult {
  firms: number;
  statements: number;
  failedFirms: bigint[];
}

/**
 * The nightly run: firm by firm, cycle by cycle, each in a transaction of its own. Stopped anywhere it goes on where it was; what failed
 * does not stop the others and is tried again.
 */
export async function runStatements(database: Database, today: string): Promise<NightResult> {
  const standings = await inTransaction(database, WORKER, 'read', (db) => readStandings(db));
  const result: NightResult = { firms: standings.length, statements: 0, failedFirms: [] };
  for (const standing of standings) {
    const { made, failed } = await billFirm(database, standing, today);
    result.statements += made;
    if (failed) result.failedFirms.push(standing.firmId);
  }
  return result;
}

import { eq } from 'drizzle-orm';
import { makeStatements } from '../../src/features/statements/api/run/made-statements-repo.ts';
import { endCycle, takeCycle } from '../../src/features/statements/api/run/run-repo.ts';
import { changeStatement, statementOf } from '../../src/features/statements/api/statement-repo.ts';
import { statements } from '../../src/features/statements/api/statement-tables.ts';
import { readStatementTerms } from '../../src/features/statements/api/terms-repo.ts';
import { buildBeside } from './beside-database.ts';

const shanghaiToday = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Bills what a company has signed for, as the night after its cycle does, and has it delivered; answers the number of the statement. */
export const billBeside = (firmId: bigint): Promise<string> =>
  buildBeside(async (db) => {
    const cycle = { from: shanghaiToday(), to: shanghaiToday() };
    await takeCycle(db, firmId, cycle);
    const made = await makeStatements(db, firmId, cycle, await readStatementTerms(db, firmId));
    await endCycle(db, firmId, cycle, { ...made, millis: 0 });
    const [row] = await db.select().from(statements).where(eq(statements.firmId, firmId));
    if (!row) throw new Error('nothing was billed');
    await changeStatement(db, statementOf(row), { deliveredAt: new Date() });
    return row.statementNo;
  });

import { drizzle } from 'drizzle-orm/node-postgres';
import { confirmStatement } from '#features/statements/api/acts/confirm-statement-repo.ts';
import { readLinePage } from '#features/statements/api/read/read-lines.ts';
import { readStatementDetail } from '#features/statements/api/read/read-statement-detail.ts';
import { runStatements } from '#features/statements/api/run/run-night.ts';
import { viewOfCaller } from '#features/statements/api/statement-scope-repo.ts';
import { linesInput } from '#features/statements/contract/statement-schemas.ts';
import { ANONYMOUS, type SignedInCaller } from '#platform/api/caller.ts';
import { inTransaction, readerFor } from '#platform/api/database.ts';
import { buildFirm, buildMember } from '#tests/factories/build-member.ts';
import { readBaseline, sayBaseline } from './baseline.ts';
import { openBenchDatabase } from './database/open-bench-database.ts';
import { exportLines } from './statements/export-lines.ts';
import { writeSignedMonths } from './statements/many-signs.ts';

/**
 * Budgets: a statement of 50,000 lines made in 30 s, its head and first hundred lines in 60 ms at p95, confirmed in 3 s; a night of
 * 2,000 firms and 2 million lines in 10 minutes, of which a part is measured and told as such.
 */
const LINES = Number(process.env.LINES ?? 50_000);
const FIRMS = Number(process.env.FIRMS ?? 200);
const NIGHT = { firms: 2_000, lines: 2_000_000, seconds: 600 };
const PER_FIRM = 1_000;
const ROUNDS = 40;

process.stdout.write(`${sayBaseline(readBaseline())}\n`);
const { owner, database, close } = await openBenchDatabase('statements', 4);
const db = drizzle(owner);
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
let met = true;

function tell(name: string, took: number, budget: number | null, unit = 'ms'): void {
  const kept = budget === null || took <= budget;
  met &&= kept;
  const verdict = budget === null ? '' : `  ≤ ${budget} ${unit}: ${kept ? 'met' : 'MISSED'}`;
  process.stdout.write(`${name.padEnd(44)} ${took.toFixed(1)} ${unit}${verdict}\n`);
}

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
};

async function p95(work: () => Promise<object>): Promise<number> {
  for (let n = 0; n < 3; n += 1) await work();
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) times.push((await timed(work))[1]);
  return times.toSorted((a, b) => a - b)[Math.floor((ROUNDS - 1) * 0.95)] ?? 0;
}

/** One statement of very many lines: made, read, confirmed. */
async function measureBig(): Promise<void> {
  const member = await buildMember(db);
  const { firmId, userId } = member;
  await writeSignedMonths(owner, [{ firmId, userId }], { orders: LINES / 4, lines: 4 });
  const [made, making] = await timed(() => runStatements(database, today));
  if (made.failedFirms.length > 0) throw new Error('the run failed');
  tell(`statement of ${LINES} lines made`, making / 1_000, 30, 's');
  await owner.query('vacuum analyze statement_lines');
  const { rows } = await owner.query(
    'select statement_no, version, line_count from statements order by line_count desc limit 1',
  );
  const { statement_no: statementNo, version, line_count: lineCount } = rows[0];
  process.stdout.write(`  it has ${lineCount} lines\n`);
  const caller: SignedInCaller = {
    ...{ ...ANONYMOUS, identity: 'company', firmId, userId, memberId: member.memberId, dataScope: 'company' },
    permissions: new Set(['RECONCILIATION_MANAGEMENT_PAGE', 'BILL_EDIT']),
  };
  const reader = readerFor(database, { firmId, userId });
  const lines = (more: object) => () =>
    readLinePage(reader, viewOfCaller(caller), linesInput.parse({ statementNo, ...more }));
  tell('head, p95', await p95(() => readStatementDetail(reader, caller, statementNo, new Date())), 60);
  tell('first hundred lines, p95', await p95(lines({})), 60);
  let after: string | null = null;
  for (let page = 0; page < 20; page += 1) after = (await lines(after ? { after } : {})()).next;
  tell('hundred lines behind the 2,000th, p95', await p95(lines({ after })), 60);
  tell('by cost centre, p95', await p95(lines({ sort: 'costCenter' })), null);
  tell('lines that wait, p95', await p95(lines({ tab: 'open' })), 60);
  const file = await exportLines(owner, database, { member, statementNo });
  tell(`${LINES} lines as a workbook, by the download centre`, file.seconds, null, 's');
  tell('  memory beyond before', file.grown, null, 'MB');
  tell('  the file', file.size, null, 'MB');
  const [, confirming] = await timed(() =>
    inTransaction(database, { firmId, userId }, 'write', (tx) =>
      confirmStatement(tx, caller, { statementNo, version }),
    ),
  );
  tell(`${LINES} lines confirmed`, confirming / 1_000, 3, 's');
}

/** A part of a night: so many firms of a thousand lines each. */
async function measureNight(): Promise<void> {
  const firms: { firmId: bigint; userId: bigint }[] = [];
  const { userId } = await buildMember(db);
  for (let n = 0; n < FIRMS; n += 1) firms.push({ firmId: (await buildFirm(db)).firmId, userId });
  await writeSignedMonths(owner, firms, { orders: PER_FIRM / 4, lines: 4 });
  const [result, took] = await timed(() => runStatements(database, today));
  const seconds = took / 1_000;
  if (result.failedFirms.length > 0 || result.statements < FIRMS) throw new Error('the run did not bill everybody');
  tell(`${FIRMS} firms of ${PER_FIRM} lines billed`, seconds, null, 's');
  tell(`so ${NIGHT.firms} firms, ${NIGHT.lines} lines (reckoned)`, (seconds * NIGHT.firms) / FIRMS, NIGHT.seconds, 's');
  const [, again] = await timed(() => runStatements(database, today));
  tell('the same night once more, nothing to do', again / 1_000, null, 's');
}

try {
  await measureBig();
  await measureNight();
  process.exitCode = met ? 0 : 1;
} finally {
  await close();
}

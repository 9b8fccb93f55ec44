import { mkdirSync, writeFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { reserveBudget } from '#features/budgets/api/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import { brokenBudgets } from '#tests/budget-invariants.ts';
import { buildCenter } from '#tests/factories/build-budget.ts';
import { buildFirm } from '#tests/factories/build-member.ts';
import { readBaseline, sayBaseline } from './baseline.ts';
import { openBenchDatabase } from './database/open-bench-database.ts';

/**
 * Budget: at least 1,000 reservations a second against one hot cost centre, exact. Each is a transaction of its own, as
 * an order is; what the machine itself can do with one hot row is measured beside it.
 */
const SECONDS = Number(process.env.SECONDS ?? 10);
const PER_SECOND = 1_000;
const CONCURRENCY = 16;

const baseline = readBaseline();
process.stdout.write(`${sayBaseline(baseline)}\n`);
const { owner, database, close } = await openBenchDatabase('budgets', CONCURRENCY);

/** Works with all hands for a while; answers how often a second, and how long each took. */
async function measure(seconds: number, work: (n: number) => Promise<void>) {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  let n = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (performance.now() < until) {
        n += 1;
        const began = performance.now();
        await work(n);
        times.push(performance.now() - began);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { done: times.length, perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99) };
}

try {
  const db = drizzle(owner);
  const { firmId } = await buildFirm(db);
  const center = await buildCenter(db, firmId, { limitFen: 1_000_000_000_000n });
  let run = 0;
  const reserve = (n: number) =>
    inTransaction(database, { firmId, userId: null }, 'write', (tx) =>
      reserveBudget(tx, {
        firmId,
        userId: null,
        documentType: 'order',
        documentNo: `B${run}-${n}`,
        charges: [{ costCenterId: center.costCenterId, amountFen: 100n }],
      }),
    );
  const bare = (_: number) =>
    inTransaction(database, { firmId, userId: null }, 'write', async (tx) => {
      await tx.execute('update budget_periods set created_at = created_at');
    });
  await measure(2, reserve);
  // What autovacuum does within a minute of a shop's first orders; plans made before it read a whole period.
  await owner.query('analyze');
  run = 1;
  const outcome = await measure(SECONDS, reserve);
  const hotRow = await measure(Math.max(2, SECONDS / 4), bare);
  const broken = await brokenBudgets(owner);
  const kept = outcome.perSecond >= PER_SECOND && Object.keys(broken).length === 0;
  process.stdout.write(
    `${kept ? 'kept' : 'MISSED'}  one hot cost centre, ${CONCURRENCY} at once: ${outcome.done} reservations, ` +
      `${outcome.perSecond}/s (≥ ${PER_SECOND}), p50 ${outcome.p50} ms, p99 ${outcome.p99} ms; ` +
      `a bare update of one row here: ${hotRow.perSecond}/s; broken invariants ${JSON.stringify(broken)}\n`,
  );
  mkdirSync('bench/results', { recursive: true });
  const results = { seconds: SECONDS, concurrency: CONCURRENCY, ...outcome, hotRow, broken, kept };
  writeFileSync('bench/results/budgets.json', `${JSON.stringify({ baseline, results }, null, 2)}\n`);
  process.exitCode = kept ? 0 : 1;
} finally {
  await close();
}

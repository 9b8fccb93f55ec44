import pg from 'pg';
import { readPlan } from '#features/approvals/api/public.ts';
import type { ApprovalDocument } from '#features/approvals/rules/public.ts';
import { openDatabase, readerFor } from '#platform/api/database.ts';
import { makeCompany, removeCompany } from './approvals/bench-company.ts';
import { machineBaseline } from './baseline.ts';

/**
 * Budget: the flows of an order evaluated in 5 ms at p95, in a company of 5,000 people, 300 departments and 200 flows,
 * from the question to the plan with its people. Wants the address of a prepared shop as its owner in DATABASE_URL.
 */
const ROUNDS = 200;
const BUDGET_MS = 5;

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
const owner = new pg.Client({ connectionString: url });
await owner.connect();
const company = await makeCompany(owner);
const database = openDatabase(url, { max: 4, role: 'shop_app' });
const db = readerFor(database, { firmId: company.firmId, userId: company.requesterUserId });

/** Twenty lines; `amountFen` decides how many of the flows concern it. */
const orderOf = (amountFen: bigint): ApprovalDocument => ({
  documentType: 'order',
  requester: { memberId: String(company.requesterId), departmentPath: company.departmentPath },
  amountFen,
  urgent: false,
  lines: Array.from({ length: 20 }, (_, at) => ({
    ...{ lineNo: at + 1, amountFen: amountFen / 20n, categoryPathIds: ['1', '11', '111'], brandId: '7' },
    ...{ costCenterId: null, freeText: false, overAgreementBp: null },
  })),
  costCenters: [],
});

async function measure(name: string, work: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 20; n += 1) await work();
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor((ROUNDS - 1) * share)] ?? 0;
  process.stdout.write(`${name.padEnd(44)} p50 ${at(0.5).toFixed(2)} p95 ${at(0.95).toFixed(2)} ms\n`);
  return at(0.95);
}

const plan = (amountFen: bigint) => readPlan(db, company.firmId, orderOf(amountFen));
const [none, some, many] = [await plan(1n), await plan(10_000n), await plan(100_000_000n)];
process.stdout.write(`${machineBaseline()}\n5,000 people, 300 departments, 200 flows\n`);
const told = ({ reasons, steps }: Awaited<ReturnType<typeof plan>>) => `${reasons.length} flows, ${steps.length} steps`;
const worst = Math.max(
  await measure(`nothing asked (${told(none)})`, () => plan(1n)),
  await measure(`a few (${told(some)})`, () => plan(10_000n)),
  await measure(`every third (${told(many)})`, () => plan(100_000_000n)),
);
process.stdout.write(`${worst <= BUDGET_MS ? 'within' : 'OVER'} ${BUDGET_MS} ms\n`);
await database.close();
await removeCompany(owner);
await owner.end();
process.exitCode = worst <= BUDGET_MS ? 0 : 1;

import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmBudget, creditBudget, releaseBudget, reserveBudget } from '#features/budgets/api/public.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { BUDGET_INVARIANTS, brokenBudgets } from '#tests/budget-invariants.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildFirm } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';

let db: TestDatabase;
let owner: pg.Pool;
let firmId: bigint;
let plant: TestCenter;
let shops: TestCenter[];

beforeAll(async () => {
  db = await createTestDatabase();
  owner = new pg.Pool({ connectionString: db.ownerUrl, max: 8 });
  // Dropping the database may reach a connection before its end does.
  owner.on('error', () => undefined);
  owner.on('connect', (client) => client.on('error', () => undefined));
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});
beforeEach(async () => {
  ({ firmId } = await buildFirm(db.owner));
  plant = await buildCenter(db.owner, firmId, { limitFen: 100_000n });
  shops = await Promise.all(
    [60_000n, 60_000n, -1n].map((limitFen) =>
      buildCenter(db.owner, firmId, { limitFen, parentId: plant.costCenterId }),
    ),
  );
});

const BUSY = /timeout exceeded|lock timeout|canceling statement/;
const isBusy = (error: unknown) => error instanceof Error && BUSY.test(`${error} ${String(error.cause)}`);

/** The deadlines of pool and locks are honest answers, after which a client comes again. */
async function asFirm<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await inTransaction(db.app, { firmId, userId: null }, 'write', work);
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }
}
const document = (no: number | string) => ({ firmId, userId: null, documentType: 'order', documentNo: `D${no}` });
const REFUSED = 'refused';

async function reserve(no: number | string, center: TestCenter, amountFen: bigint) {
  const charges = [{ costCenterId: center.costCenterId, amountFen }];
  try {
    await asFirm((tx) => reserveBudget(tx, { ...document(no), charges }));
    return 'reserved';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'BUDGET_SHORT') return REFUSED;
    throw error;
  }
}
const taken = async (center: TestCenter) => {
  const { rows } = await owner.query(
    'select reserved_fen + used_fen as taken from budget_periods where cost_center_id = $1',
    [String(center.costCenterId)],
  );
  return BigInt(rows[0]?.taken ?? 0);
};
const firmsBroken = () => brokenBudgets(owner);

describe('44: a thousand reservations at once against one budget', () => {
  it('take exactly what there is', { timeout: 120_000 }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, no) => reserve(no, shops[no % 3] as TestCenter, 700n)),
    );
    // 142 × 700 = 99,400 of 100,000: one more would not fit.
    expect(answers.filter((answer) => answer === 'reserved')).toHaveLength(142);
    expect(await taken(plant)).toBe(99_400n);
    expect(await firmsBroken()).toEqual({});
  });

  it('of random size, with cancels, confirmations and repeats between them, stay within', {
    timeout: 120_000,
  }, async () => {
    const sizes = fc.sample(fc.integer({ min: 1, max: 5_000 }), { numRuns: 500, seed: 44 });
    const ends = [releaseBudget, confirmBudget, (tx: Db, of: ReturnType<typeof document>) => releaseBudget(tx, of, [])];
    await Promise.all(
      sizes.map(async (size, no) => {
        const center = shops[no % 3] as TestCenter;
        const first = await reserve(no, center, BigInt(size));
        if (no % 7 === 0) await reserve(no, center, BigInt(size));
        const end = ends[no % 3];
        if (first === REFUSED || !end) return;
        await Promise.all([asFirm((tx) => end(tx, document(no))), asFirm((tx) => end(tx, document(no)))]);
        if (end === confirmBudget && no % 2) await asFirm((tx) => creditBudget(tx, document(no)));
      }),
    );
    expect(await firmsBroken()).toEqual({});
    expect((await taken(plant)) <= 100_000n).toBe(true);
  });

  it('open one period between them, at the turn of a month as well', async () => {
    const fresh = await buildCenter(db.owner, firmId, { limitFen: 1_000n, rule: { frequency: 'natural_month' } });
    await Promise.all(Array.from({ length: 20 }, (_, no) => reserve(`F${no}`, fresh, 100n)));
    const { rows } = await owner.query('select reserved_fen from budget_periods where cost_center_id = $1', [
      String(fresh.costCenterId),
    ]);
    expect(rows).toEqual([{ reserved_fen: '1000' }]);
  });
});

it('44: no sequence of movements breaks the ledger', { timeout: 120_000 }, async () => {
  const step = fc.record({
    act: fc.constantFrom('reserve', 'confirm', 'release', 'part', 'credit'),
    no: fc.integer({ min: 0, max: 4 }),
    at: fc.integer({ min: 0, max: 2 }),
    fen: fc.bigInt({ min: 1n, max: 70_000n }),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      run += 1;
      for (const { act, no, at, fen } of steps) {
        const name = `${run}-${no}`;
        const center = shops[at] as TestCenter;
        if (act === 'reserve') await reserve(name, center, fen);
        if (act === 'confirm') await asFirm((tx) => confirmBudget(tx, document(name)));
        if (act === 'release') await asFirm((tx) => releaseBudget(tx, document(name)));
        const part = [{ costCenterId: center.costCenterId, amountFen: fen }];
        if (act === 'part') await asFirm((tx) => releaseBudget(tx, document(name), part));
        if (act === 'credit') await asFirm((tx) => creditBudget(tx, document(name), part));
      }
      return Object.keys(await firmsBroken()).length === 0;
    }),
    { numRuns: 40, seed: 2026 },
  );
});

describe('the detectors', () => {
  it('find what reading first and writing then overspends', async () => {
    await reserve('seed', shops[2] as TestCenter, 1n);
    const { rows } = await owner.query('select id from budget_periods where cost_center_id = $1', [
      String(plant.costCenterId),
    ]);
    const id = rows[0]?.id as string;
    // The guard of the table is the last line: it has to be away for the naive way to show what it does.
    await owner.query('alter table budget_periods drop constraint budget_periods_within');
    const look = () => owner.query('select limit_fen - reserved_fen as room from budget_periods where id = $1', [id]);
    // All have looked before the first of them writes.
    const looks = await Promise.all(Array.from({ length: 8 }, look));
    for (const { rows: seen } of looks) {
      if (BigInt(seen[0].room) < 50_000n) continue;
      await owner.query('update budget_periods set reserved_fen = reserved_fen + 50000 where id = $1', [id]);
    }
    expect(await taken(plant)).toBeGreaterThan(100_000n);
    const broken = await firmsBroken();
    expect(Object.keys(broken)).toEqual(
      expect.arrayContaining(['nothing is spent that is not there', 'budget: balances are the sum of the ledger']),
    );
    await owner.query('update budget_periods set reserved_fen = 1 where id = $1', [id]);
    expect(await firmsBroken()).toEqual({});
  });

  it.each([
    ['budget: balances are the sum of the ledger', `update budget_periods set used_fen = used_fen + 1`],
    ['nothing is spent that is not there', `update budget_periods set limit_fen = 0 where limit_fen > 0`],
    [
      'budget: no document gives back more than it took',
      `insert into budget_entries (firm_id, period_id, cost_center_id, kind,
      amount_fen, document_type, document_no, effect_key, reserved_after_fen, used_after_fen)
      select firm_id, period_id, cost_center_id, 'release', amount_fen + 1, document_type, document_no,
        'again:' || effect_key, 0, 0 from budget_entries`,
    ],
    [
      'budget: the last entry tells the balances of the account',
      `update budget_entries set used_after_fen = used_after_fen + 1`,
    ],
    ['budget: every entry follows from the one before', `update budget_entries set amount_fen = amount_fen + 1`],
  ])('find: %s', async (name, breach) => {
    await reserve('seed', shops[0] as TestCenter, 500n);
    const client = await owner.connect();
    try {
      await client.query('begin');
      // What is written once is guarded by the table itself.
      await client.query("set local session_replication_role = 'replica'");
      await client.query(breach);
      expect(Object.keys(await brokenBudgets(client))).toContain(name);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(Object.keys(BUDGET_INVARIANTS)).toContain(name);
  });
});

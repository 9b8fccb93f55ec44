import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildFirm } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { budgetEntries, budgetPeriods, costCenters } from './budget-tables.ts';
import { previewBudget } from './preview-budget.ts';
import { reserveBudget } from './reserve-budget.ts';
import { confirmBudget, creditBudget, releaseBudget, settleBudget } from './settle-budget.ts';

let db: TestDatabase;
let firmId: bigint;
let plant: TestCenter;
let line: TestCenter;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ({ firmId } = await buildFirm(db.owner));
  plant = await buildCenter(db.owner, firmId, { limitFen: 100_000n });
  line = await buildCenter(db.owner, firmId, { limitFen: 60_000n, parentId: plant.costCenterId });
});

const asFirm = <T>(work: (tx: Db) => Promise<T>) => inTransaction(db.app, { firmId, userId: null }, 'write', work);
const document = (documentNo: string) => ({ firmId, userId: null, documentType: 'order', documentNo });
const charge = (center: TestCenter, amountFen: bigint) => ({ costCenterId: center.costCenterId, amountFen });
const reserve = (no: string, charges: ReturnType<typeof charge>[], overApproved = false) =>
  asFirm((tx) => reserveBudget(tx, { ...document(no), charges, overApproved }));

/** Reserved and used of a centre's only period, and the same by its ledger. */
async function standing({ costCenterId }: TestCenter) {
  const [period] = await db.owner.select().from(budgetPeriods).where(eq(budgetPeriods.costCenterId, costCenterId));
  if (!period) return null;
  const entries = await db.owner
    .select()
    .from(budgetEntries)
    .where(eq(budgetEntries.periodId, period.id))
    .orderBy(budgetEntries.id);
  let [reserved, used] = [0n, 0n];
  for (const { kind, amountFen, reservedAfterFen, usedAfterFen } of entries) {
    if (kind === 'reserve') reserved += amountFen;
    if (kind === 'confirm' || kind === 'release') reserved -= amountFen;
    if (kind === 'confirm') used += amountFen;
    if (kind === 'credit') used -= amountFen;
    expect([reservedAfterFen, usedAfterFen]).toEqual([reserved, used]);
  }
  expect([period.reservedFen, period.usedFen]).toEqual([reserved, used]);
  return { reserved, used };
}

describe('a reservation', () => {
  it('counts in the centre and in all above it, once however often it comes', async () => {
    await reserve('A', [charge(line, 20_000n), charge(plant, 5_000n)]);
    await reserve('A', [charge(line, 20_000n), charge(plant, 5_000n)]);
    expect(await standing(line)).toEqual({ reserved: 20_000n, used: 0n });
    expect(await standing(plant)).toEqual({ reserved: 25_000n, used: 0n });
  });

  it('is refused whole when one budget above does not reach, with centre, rest and what is missing', async () => {
    await reserve('A', [charge(plant, 70_000n)]);
    const refused = reserve('B', [charge(line, 40_000n)]);
    await expect(refused).rejects.toMatchObject({
      code: 'BUDGET_SHORT',
      message: `成本中心“${plant.code} ${plant.name}”本年度预算剩余 ¥300.00，本单需 ¥400.00，还差 ¥100.00。请减少金额或更换成本中心`,
      data: { shortages: [{ code: plant.code, available: '300.00', charge: '400.00', missing: '100.00' }] },
    });
    expect(await standing(line)).toBeNull();
    expect(await standing(plant)).toEqual({ reserved: 70_000n, used: 0n });
  });

  it('takes the last fen, and not one more', async () => {
    await reserve('A', [charge(line, 60_000n)]);
    await expect(reserve('B', [charge(line, 1n)])).rejects.toMatchObject({ code: 'BUDGET_SHORT' });
  });

  it.each([
    ['warn', false, true],
    ['approve', false, false],
    ['approve', true, true],
  ] as const)('over a rule that says %s (approver asked: %s) passes: %s', async (overPolicy, asked, passes) => {
    const free = await buildCenter(db.owner, firmId, { limitFen: 0n, rule: { overPolicy } });
    const work = reserve('A', [charge(free, 500n)], asked);
    if (passes) await work;
    else await expect(work).rejects.toMatchObject({ code: 'BUDGET_NEEDS_APPROVAL' });
    expect(await standing(free)).toEqual(passes ? { reserved: 500n, used: 0n } : null);
  });

  it('has no end where the limit is -1, and no room where it is empty', async () => {
    const endless = await buildCenter(db.owner, firmId, { limitFen: -1n });
    await reserve('A', [charge(endless, 9_000_000_000n)]);
    expect(await standing(endless)).toEqual({ reserved: 9_000_000_000n, used: 0n });
    const empty = await buildCenter(db.owner, firmId, { limitFen: 0n });
    await expect(reserve('B', [charge(empty, 1n)])).rejects.toMatchObject({ code: 'BUDGET_SHORT' });
  });

  it('is refused for a centre that is closed or of another firm', async () => {
    const other = await buildCenter(db.owner, (await buildFirm(db.owner)).firmId, { limitFen: -1n });
    await expect(reserve('A', [charge(other, 1n)])).rejects.toMatchObject({ code: 'BUDGET_CENTER_UNKNOWN' });
    await db.owner.update(costCenters).set({ status: 0 }).where(eq(costCenters.id, line.costCenterId));
    await expect(reserve('A', [charge(line, 1n)])).rejects.toMatchObject({ code: 'BUDGET_CENTER_UNKNOWN' });
  });

  it('has to fit every rule of its centre', async () => {
    const tight = await buildCenter(db.owner, firmId, { limitFen: 50_000n });
    const rule = sql`insert into cost_rules (firm_id, cost_center_id, frequency, limit_fen, starts_on)
      values (${firmId}, ${tight.costCenterId}, 'natural_month', 10000, '2020-01-01')`;
    await db.owner.execute(rule);
    await expect(reserve('A', [charge(tight, 10_001n)])).rejects.toMatchObject({
      data: { shortages: [{ frequency: 'natural_month', missing: '0.01' }] },
    });
    await reserve('B', [charge(tight, 10_000n)]);
  });
});

describe('what a document holds', () => {
  beforeEach(() => reserve('A', [charge(line, 20_000n)]));
  const twice = async (work: (tx: Db) => Promise<unknown>) => {
    await asFirm(work);
    await asFirm(work);
  };

  it('is spent when it is confirmed, and comes back by a credit, each once', async () => {
    await twice((tx) => confirmBudget(tx, document('A')));
    expect(await standing(line)).toEqual({ reserved: 0n, used: 20_000n });
    await twice((tx) => creditBudget(tx, document('A')));
    for (const center of [line, plant]) expect(await standing(center)).toEqual({ reserved: 0n, used: 0n });
  });

  it('is released in parts and then the rest, never more than it is', async () => {
    await asFirm((tx) => releaseBudget(tx, document('A'), [charge(line, 5_000n)]));
    expect(await standing(plant)).toEqual({ reserved: 15_000n, used: 0n });
    await asFirm((tx) => releaseBudget(tx, document('A'), [charge(line, 50_000n)]));
    expect(await standing(line)).toEqual({ reserved: 0n, used: 0n });
  });

  it('is settled by what is to be left, whatever was heard before', async () => {
    const left = new Map([[line.costCenterId, { reservedFen: 0n, usedFen: 12_000n }]]);
    await twice((tx) => settleBudget(tx, document('A'), left));
    for (const center of [line, plant]) expect(await standing(center)).toEqual({ reserved: 0n, used: 12_000n });
    await twice((tx) => settleBudget(tx, document('A'), new Map()));
    expect(await standing(line)).toEqual({ reserved: 0n, used: 0n });
  });

  it('stays where it was charged when the centre moves in the tree', async () => {
    const elsewhere = await buildCenter(db.owner, firmId, { limitFen: 100_000n });
    await db.owner
      .update(costCenters)
      .set({ parentId: elsewhere.costCenterId })
      .where(eq(costCenters.id, line.costCenterId));
    await asFirm((tx) => confirmBudget(tx, document('A')));
    expect(await standing(plant)).toEqual({ reserved: 0n, used: 20_000n });
    await reserve('B', [charge(line, 1_000n)]);
    expect(await standing(elsewhere)).toEqual({ reserved: 1_000n, used: 0n });
  });
});

it('shows what would be left, of charges that meet in a budget above as well', async () => {
  const second = await buildCenter(db.owner, firmId, { parentId: plant.costCenterId });
  await reserve('A', [charge(line, 20_000n)]);
  const shown = await asFirm((tx) => previewBudget(tx, firmId, [charge(line, 30_000n), charge(second, 60_000n)]));
  const figures = shown.map(({ code, periods }) => [
    code,
    periods.map(({ availableFen, afterFen, over }) => [availableFen, afterFen, over]),
  ]);
  const above = [80_000n, -10_000n, true];
  expect(figures).toEqual([
    [line.code, [above, [40_000n, 10_000n, false]]],
    [second.code, [above]],
  ]);
});

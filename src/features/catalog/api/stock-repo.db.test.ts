import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { AllocationPlan, StockAllocation, StockWish } from '../rules/allocate-stock.ts';
import { stockLevels } from './catalog-tables.ts';
import { releaseStock, reserveStock } from './stock-repo.ts';

const NOBODY = { firmId: null, userId: null };
let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function skuWithStock(stock: Record<string, number>): Promise<bigint> {
  const { skuId } = await buildSku(db.owner, { stock: 0 });
  const rows = Object.entries(stock).map(([warehouse, onHand]) => ({ skuId, warehouse, onHand }));
  await db.owner.insert(stockLevels).values(rows);
  return skuId;
}

const reserve = (wanted: StockWish[]): Promise<AllocationPlan> =>
  inTransaction(db.app, NOBODY, 'write', (tx) => reserveStock(tx, wanted));
const release = (allocations: StockAllocation[]): Promise<void> =>
  inTransaction(db.app, NOBODY, 'write', (tx) => releaseStock(tx, allocations));

async function reservedOf(...skuIds: bigint[]): Promise<number> {
  const { rows } = await db.owner.execute<{ sum: number }>(sql`
    select coalesce(sum(reserved), 0)::int as sum from stock_levels
    where sku_id in (${sql.join(skuIds.map(String), sql`, `)})`);
  return rows[0]?.sum ?? 0;
}

describe('reserveStock', () => {
  it('takes from several warehouses when one is not enough', async () => {
    const skuId = await skuWithStock({ GZ: 4, SH: 6 });
    const plan = await reserve([{ skuId, quantity: 9 }]);
    expect(plan).toEqual({
      ok: true,
      allocations: [
        { skuId, warehouse: 'SH', quantity: 6 },
        { skuId, warehouse: 'GZ', quantity: 3 },
      ],
    });
    expect(await reservedOf(skuId)).toBe(9);
  });

  it('reserves nothing at all when one item is short', async () => {
    const plenty = await skuWithStock({ SH: 100 });
    const scarce = await skuWithStock({ SH: 2 });
    const plan = await reserve([
      { skuId: plenty, quantity: 5 },
      { skuId: scarce, quantity: 3 },
    ]);
    expect(plan).toEqual({ ok: false, short: [{ skuId: scarce, available: 2 }] });
    expect(await reservedOf(plenty, scarce)).toBe(0);
  });

  it('never sells more than there is when fifty buyers come at once', async () => {
    const skuId = await skuWithStock({ GZ: 11, SH: 20 });
    const plans = await Promise.all(Array.from({ length: 50 }, () => reserve([{ skuId, quantity: 2 }])));
    expect(plans.filter((plan) => plan.ok)).toHaveLength(15);
    expect(await reservedOf(skuId)).toBe(30);
  });

  it('does not deadlock when orders name the same items in opposite order', async () => {
    const a = await skuWithStock({ SH: 200 });
    const b = await skuWithStock({ SH: 200 });
    const wishes = [a, b].map((skuId) => ({ skuId, quantity: 1 }));
    const plans = await Promise.all(
      Array.from({ length: 50 }, (_, n) => reserve(n % 2 === 0 ? wishes : wishes.toReversed())),
    );
    expect(plans.every((plan) => plan.ok)).toBe(true);
    expect(await reservedOf(a, b)).toBe(100);
  });
});

describe('releaseStock', () => {
  it('gives back what was reserved, also when one row is named twice', async () => {
    const skuId = await skuWithStock({ SH: 10 });
    await reserve([{ skuId, quantity: 7 }]);
    await release([
      { skuId, warehouse: 'SH', quantity: 3 },
      { skuId, warehouse: 'SH', quantity: 4 },
    ]);
    expect(await reservedOf(skuId)).toBe(0);
  });

  it('refuses to release more than is reserved, and then releases nothing', async () => {
    const reserved = await skuWithStock({ SH: 10 });
    const untouched = await skuWithStock({ SH: 10 });
    await reserve([{ skuId: reserved, quantity: 5 }]);
    const allocations = [reserved, untouched].map((skuId) => ({ skuId, warehouse: 'SH', quantity: 5 }));
    await expect(release(allocations)).rejects.toThrow('more stock than was reserved');
    expect(await reservedOf(reserved)).toBe(5);
  });
});

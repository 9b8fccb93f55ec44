import { describe, expect, it } from 'vitest';
import { brokenAfterSales } from '#tests/after-sale-invariants.ts';
import { brokenBudgets } from '#tests/budget-invariants.ts';
import { ACTS, buy, sendOn } from '#tests/factories/after-sale-players.ts';
import { beginAnew, hear, one, saleWorld } from '#tests/factories/after-sale-world.ts';
import { brokenInvariants } from '#tests/order-invariants.ts';
import { brokenReports } from '#tests/report-invariants.ts';

/**
 * Buyers, desk, warehouse and channels at random, after-sales mixed in: whatever they do, in whatever order, at the same time and
 * twice, nothing is given that was not paid, no unit is in two places, and the books agree.
 */
const w = saleWorld();

const MEASURES = { brokenInvariants, brokenAfterSales, brokenBudgets, brokenReports };

async function expectSound(): Promise<void> {
  const broken: Record<string, unknown> = {};
  for (const [name, measure] of Object.entries(MEASURES)) broken[name] = await measure(w.owner);
  expect(broken).toEqual(Object.fromEntries(Object.keys(MEASURES).map((name) => [name, {}])));
}

describe.each([41, 42])('draws from %i', (seed) => {
  it('the books agree after every round', { timeout: 300_000 }, async () => {
    await beginAnew(w, seed);
    for (let n = 0; n < 6; n += 1) await buy(w);
    await hear(w);
    for (let n = 0; n < 12; n += 1) await sendOn(w);
    for (let round = 0; round < 7; round += 1) {
      for (let n = 0; n < 8; n += 1) {
        const together = [one(w, ACTS), ...(w.draw(3) === 0 ? [one(w, ACTS)] : [])];
        await Promise.all(together.map((play) => play(w)));
        if (w.draw(3) === 0) await hear(w);
      }
      await hear(w);
      await expectSound();
    }
    const { rows } = await w.owner.query('select distinct to_status from after_sale_events where firm_id = $1', [
      w.buyer.firmId,
    ]);
    // It has gone through most of what there is: a simulation that stands still proves nothing.
    expect(rows.length).toBeGreaterThan(4);
  });
});

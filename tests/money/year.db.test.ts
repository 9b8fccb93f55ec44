import { describe, expect, it } from 'vitest';
import { ACTS, buy, sendOn } from '#tests/factories/after-sale-players.ts';
import { hear, one } from '#tests/factories/after-sale-world.ts';
import { brokenRules } from '#tests/ledger-invariants.ts';
import { brokenMoney, CLOSED_BOOKS } from '#tests/money-invariants.ts';
import { closeYear } from './close-year.ts';
import { INVOICE_ACTS } from './invoice-acts.ts';
import { RECEIPT_ACTS } from './receipt-acts.ts';
import { STATEMENT_ACTS } from './statement-acts.ts';
import { beginYear, daysLater, turnTo, workOff, type YearWorld, yearWorld } from './year-world.ts';

/**
 * A year of two companies and the shop, drawn: orders, short signatures, returns, disputes, invoices through a platform that makes
 * trouble, red letters, money by bank and by hand, write-offs, other terms. Whatever is done in whatever order, at the same time and
 * twice, every sum is the sum of what it says it is.
 *
 * `YEAR_SEEDS=1,2,3 YEAR_ACTS=400` plays longer years; without them a short one of the seed of the run.
 */
const SEEDS = (process.env.YEAR_SEEDS ?? process.env.TEST_SEED ?? String(Date.now() % 1_000_000))
  .split(',')
  .map(Number);
const ACTS_OF_A_YEAR = Number(process.env.YEAR_ACTS ?? 96);
const TURNS = 12;
const w = yearWorld();

type Act = (world: YearWorld) => Promise<void>;
const HANDS: readonly (readonly Act[])[] = [
  ACTS,
  Object.values(STATEMENT_ACTS),
  Object.values(INVOICE_ACTS),
  Object.values(RECEIPT_ACTS),
];

async function playTurn(): Promise<void> {
  for (let n = 0; n < ACTS_OF_A_YEAR / TURNS; n += 1) {
    turnTo(w, one(w, w.firms));
    const together = [one(w, one(w, HANDS)), ...(w.draw(3) === 0 ? [one(w, one(w, HANDS))] : [])];
    await Promise.all(together.map((act) => act(w)));
    if (w.draw(4) === 0) await workOff(w);
  }
}

describe.each(SEEDS)('drawn from %i', (seed) => {
  it(`a year of ${ACTS_OF_A_YEAR} acts leaves no difference`, { timeout: 900_000 }, async () => {
    await beginYear(w, seed);
    for (const firm of w.firms) {
      for (let n = 0; n < 4; n += 1) await buy(turnTo(w, firm));
    }
    for (let turn = 0; turn < TURNS; turn += 1) {
      await hear(w);
      for (const firm of w.firms) {
        for (let n = 0; n < 3; n += 1) await sendOn(turnTo(w, firm));
      }
      await playTurn();
      await daysLater(w, 20 + w.draw(21));
      await workOff(w);
      expect(await brokenMoney(w.owner), `seed ${seed}, turn ${turn}, ${w.day}`).toEqual({});
    }
    await closeYear(w);
    expect(await brokenMoney(w.owner), `seed ${seed}, closed`).toEqual({});
    expect(await brokenRules(w.owner, CLOSED_BOOKS), `seed ${seed}, closed`).toEqual({});
    if (process.env.YEAR_TOLD) process.stdout.write(`${seed} ${JSON.stringify(w.done, null, 1)}\n`);
  });
});

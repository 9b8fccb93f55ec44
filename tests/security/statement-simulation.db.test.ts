import { expect, it } from 'vitest';
import { billCycle } from '#features/statements/api/run/run-night.ts';
import { addDays } from '#features/statements/rules/cycles.ts';
import { ACTS, buy, sendOn } from '#tests/factories/after-sale-players.ts';
import { beginAnew, hear, one, saleWorld } from '#tests/factories/after-sale-world.ts';
import { brokenStatements } from '#tests/statement-invariants.ts';

/** Buyers, desk and warehouse at random, billed after every round: each signed unit and each return stands on one statement, to the fen. */
const w = saleWorld();

it.each([17, 18])('the statements agree with the orders, drawn from %i', { timeout: 300_000 }, async (seed) => {
  await beginAnew(w, seed);
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  for (let n = 0; n < 6; n += 1) await buy(w);
  await hear(w);
  for (let n = 0; n < 12; n += 1) await sendOn(w);
  let made = 0;
  // Acts at the same time fall out differently each time: it goes on until something was billed twice.
  for (let round = 0; round < 7 || (made < 2 && round < 30); round += 1) {
    for (let n = 0; n < 8; n += 1) {
      const together = [one(w, ACTS), ...(w.draw(3) === 0 ? [one(w, ACTS)] : [])];
      await Promise.all(together.map((play) => play(w)));
    }
    await hear(w);
    const day = addDays(today, round);
    // Asked twice at once, it is billed once.
    const answers = await Promise.all(
      [1, 2].map(() => billCycle(w.shop.db.app, w.buyer.firmId, { from: day, to: day })),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    made += answers.find((answer) => answer !== null)?.statements ?? 0;
    expect(await brokenStatements(w.owner)).toEqual({});
  }
  expect(made).toBeGreaterThan(1);
  const { rows } = await w.owner.query('select distinct source from statement_lines where firm_id = $1', [
    w.buyer.firmId,
  ]);
  expect(rows.length).toBeGreaterThan(1);
});

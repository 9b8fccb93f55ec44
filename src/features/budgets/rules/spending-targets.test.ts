import { expect, it } from 'vitest';
import { type SpendingStage, spendingTargets } from './spending-targets.ts';

const lines = [{ costCenterId: 1n, amountFen: 1_130n, cancelledFen: 130n, taxRateBp: 1_300 }];

it.each<[SpendingStage, object | undefined]>([
  ['waiting', { reservedFen: 1_000n, usedFen: 0n }],
  ['spent', { reservedFen: 0n, usedFen: 1_000n }],
  ['nothing', undefined],
])('a document holds while it is %s: %o', (stage, target) => {
  const targets = spendingTargets({ stage, freightFen: 0n, lines }, { withFreight: true, withTax: true });
  expect(targets.get(1n)).toEqual(target);
});

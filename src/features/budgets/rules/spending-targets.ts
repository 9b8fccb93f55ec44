import { type ChargedLine, type ChargeSettings, chargesOf } from './charges-of.ts';
import type { Target } from './settle-document.ts';

/** How far a document is: it came to nothing, may still come to nothing, or is spent. */
export type SpendingStage = 'nothing' | 'waiting' | 'spent';

export interface Spending {
  stage: SpendingStage;
  freightFen: bigint;
  lines: readonly ChargedLine[];
}

/**
 * What a document is to hold of each centre: reserved until it is confirmed, used from then on, nothing once it came to
 * nothing. What is called off is in neither.
 */
export function spendingTargets({ stage, freightFen, lines }: Spending, settings: ChargeSettings): Map<bigint, Target> {
  if (stage === 'nothing') return new Map();
  return new Map(
    chargesOf(lines, freightFen, settings).map(({ costCenterId, amountFen }) => [
      costCenterId,
      stage === 'waiting' ? { reservedFen: amountFen, usedFen: 0n } : { reservedFen: 0n, usedFen: amountFen },
    ]),
  );
}

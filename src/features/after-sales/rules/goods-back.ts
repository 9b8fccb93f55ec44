import type { CaseKind, ReturnWay } from '../contract/case-words.ts';

interface Handling {
  /** Ways its goods may come back; `none`: it is settled without them. */
  ways: readonly ReturnWay[];
  /** Where it is settled without goods the shop gives something for nothing: above its limit a second person looks. */
  gives: boolean;
  /** The desk may grant less money than the granted units were paid. */
  lessMoney: boolean;
}

const BACK = ['pickup', 'deliver', 'mail'] as const;

/** What the desk may decide about each kind (behaviours 2.7). */
export const HANDLING: Readonly<Record<CaseKind, Handling>> = {
  return: { ways: [...BACK, 'none'], gives: true, lessMoney: true },
  exchange: { ways: [...BACK, 'none'], gives: true, lessMoney: false },
  // Nothing is repaired that has not come in.
  repair: { ways: BACK, gives: false, lessMoney: false },
  resend: { ways: ['none'], gives: true, lessMoney: false },
  refund_only: { ways: ['none'], gives: true, lessMoney: true },
  price_gap: { ways: ['none'], gives: true, lessMoney: true },
  over_return: { ways: BACK, gives: false, lessMoney: false },
  over_keep: { ways: ['none'], gives: false, lessMoney: false },
};

/** Whether a second person has to agree: something is given without goods, and it is worth more than one may grant alone. */
export function wantsSecondPerson(
  { kind, returnWay, worthFen }: { kind: CaseKind; returnWay: ReturnWay; worthFen: bigint },
  aloneFen: bigint,
): boolean {
  return returnWay === 'none' && HANDLING[kind].gives && worthFen > aloneFen;
}

import type { CaseReason } from '../contract/case-reasons.ts';
import type { CaseKind } from '../contract/case-words.ts';

/** Told at once, they are settled without a person. */
export const QUICK_REASONS: readonly CaseReason[] = ['damaged', 'wrong_item', 'short'];
const QUICK_KINDS: readonly CaseKind[] = ['return', 'exchange', 'resend', 'refund_only'];
const QUICK_MS = 48 * 3_600_000;

export interface QuickFacts {
  kind: CaseKind;
  amountFen: bigint;
  lines: readonly { reason: CaseReason; signedAt: Date | null }[];
}

/**
 * Whether a case may be settled without return and without a person: wrong, short or damaged, told within 48 hours of
 * signing, below the limit of the desk (behaviours 2.7). The monthly sum of the company is looked at when it is taken.
 */
export function isQuick({ kind, amountFen, lines }: QuickFacts, limitFen: bigint, now: Date): boolean {
  if (!QUICK_KINDS.includes(kind) || amountFen > limitFen || amountFen <= 0n) return false;
  return lines.every(
    ({ reason, signedAt }) =>
      QUICK_REASONS.includes(reason) && signedAt !== null && now.getTime() - signedAt.getTime() <= QUICK_MS,
  );
}

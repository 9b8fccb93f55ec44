import { CASE_REASONS, type CaseReason } from '../contract/case-reasons.ts';
import type { CaseKind } from '../contract/case-words.ts';
import { KIND_RULES } from './case-kinds.ts';

/** Told at once, they are settled without a person. */
export const isQuickReason = (reason: CaseReason): boolean => 'quick' in CASE_REASONS[reason];

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
  if (!KIND_RULES[kind].quick || amountFen > limitFen || amountFen <= 0n) return false;
  return lines.every(
    ({ reason, signedAt }) =>
      isQuickReason(reason) && signedAt !== null && now.getTime() - signedAt.getTime() <= QUICK_MS,
  );
}

import { CASE_REASONS, type CaseReason } from '../contract/case-reasons.ts';
import type { CaseKind } from '../contract/case-words.ts';

/** Who pays the way back: the shop where the fault is its own. */
export const payerOf = (reason: CaseReason): 'shop' | 'buyer' => (CASE_REASONS[reason].fault ? 'shop' : 'buyer');

export const payerLabel = (payer: 'shop' | 'buyer') => (payer === 'shop' ? '运费由商家承担' : '运费由客户承担');

export interface Wish {
  lineNo: number;
  kind: CaseKind;
  reason: CaseReason;
}

/**
 * Lines of an application by the cases they make: one for each kind and payer of freight. Units of one order line that
 * are asked for twice in the same kind, for different reasons, go ways of their own.
 */
export function splitApplication<W extends Wish>(
  wishes: readonly W[],
): { kind: CaseKind; payer: 'shop' | 'buyer'; wishes: W[] }[] {
  const cases: { kind: CaseKind; payer: 'shop' | 'buyer'; wishes: W[] }[] = [];
  for (const wish of wishes) {
    const { kind, lineNo } = wish;
    const payer = payerOf(wish.reason);
    const fits = cases.find(
      (one) => one.kind === kind && one.payer === payer && one.wishes.every((other) => other.lineNo !== lineNo),
    );
    if (fits) fits.wishes.push(wish);
    else cases.push({ kind, payer, wishes: [wish] });
  }
  return cases;
}

import type { CaseKind } from '../../contract/case-words.ts';
import { payerOf } from '../../rules/split-application.ts';
import type { OrderUnits } from './judge-wishes.ts';
import type { TakenWish } from './write-case.ts';

/**
 * Freight of the order that goes back with a case: where everything of it comes back by the shop's fault in one case. The desk
 * grants more, or less.
 */
export function freightOf({ order, lines }: OrderUnits, kind: CaseKind, wishes: readonly TakenWish[]): bigint {
  if (kind !== 'return' && kind !== 'refund_only') return 0n;
  if (wishes.some(({ wish }) => payerOf(wish.reason) === 'buyer')) return 0n;
  const whole = lines.every(({ lineNo, quantity, cancelledQuantity, held }) => {
    const asked = wishes.reduce((sum, { wish }) => (wish.lineNo === lineNo ? sum + wish.quantity : sum), 0);
    return held.length === 0 && asked === quantity - cancelledQuantity;
  });
  return whole && order.returnedFen === 0n ? order.freightFen : 0n;
}

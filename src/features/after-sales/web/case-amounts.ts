import type { CaseKind } from '../contract/case-words.ts';
import { asksMoney } from '../rules/case-kinds.ts';

const ZERO = '0.00';

interface Amounts {
  kind: CaseKind;
  askedAmount: string;
  grantedAmount: string | null;
}

/** What is asked for, and what of it is granted as money; goods that are sent or repaired instead are granted no money. */
export function amountsOf({ kind, askedAmount, grantedAmount }: Amounts): { asked: string; granted: string | null } {
  const money = asksMoney(kind) || (grantedAmount !== null && grantedAmount !== ZERO);
  return { asked: askedAmount, granted: money ? grantedAmount : null };
}

/** Who pays for the way back, to the customer. */
export const PAYER_WORDS = { shop: '退回运费由商家承担', buyer: '退回运费由贵司承担' } as const;

import { GOODS_CONDITIONS } from '#features/approval-flows/contract/condition-kinds.ts';
import type { DocumentKeeper } from '#features/approvals/api/public.ts';

/** Quotes as a kind of document: they are not urgent, and charge no budget before they become orders. */
export const QUOTE_KIND = {
  code: 'quote',
  conditions: GOODS_CONDITIONS,
  handedInBy: 'QUOTE_TRANSFER',
} as const satisfies Pick<DocumentKeeper, 'code' | 'conditions' | 'handedInBy'>;

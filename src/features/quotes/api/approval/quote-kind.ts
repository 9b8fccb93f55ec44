import type { DocumentKeeper } from '#features/approvals/api/public.ts';

/** Quotes as a kind of document: they are not urgent, and charge no budget before they become orders. */
export const QUOTE_KIND = {
  code: 'quote',
  conditions: [
    'amount',
    'department',
    'requester',
    'cost_center',
    'category',
    'brand',
    'line_amount',
    'free_text_line',
  ],
  handedInBy: 'QUOTE_TRANSFER',
} as const satisfies Pick<DocumentKeeper, 'code' | 'conditions' | 'handedInBy'>;

import type { DocumentKeeper } from '#features/approvals/api/public.ts';

/** Statements as a kind of document: a company may want somebody to agree before one is confirmed. */
export const STATEMENT_KIND = {
  code: 'statement',
  conditions: ['amount', 'department', 'requester'],
  handedInBy: 'BILL_EDIT',
} as const satisfies Pick<DocumentKeeper, 'code' | 'conditions' | 'handedInBy'>;

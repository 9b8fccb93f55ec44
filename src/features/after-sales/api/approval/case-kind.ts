import { GOODS_CONDITIONS } from '#features/approval-flows/contract/condition-kinds.ts';
import type { DocumentKeeper } from '#features/approvals/api/public.ts';

/** Cases as a kind of document: a company may want returns above an amount approved; they are not urgent and charge no budget. */
export const CASE_KIND = {
  code: 'after_sale',
  conditions: GOODS_CONDITIONS,
  handedInBy: 'AFTER_SALES_ADD',
} as const satisfies Pick<DocumentKeeper, 'code' | 'conditions' | 'handedInBy'>;

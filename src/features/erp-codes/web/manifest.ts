import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { ERP_CODES_PATH } from '#business/paths/rules/public.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const erpCodesPages = [
  {
    path: ERP_CODES_PATH,
    file: 'features/erp-codes/web/erp-codes-page.tsx',
    layout: 'user',
    access: 'login',
    title: '会计科目与凭证',
    specified: false,
    only: BUYING_PEOPLE,
    permission: 'COST_MANAGEMENT',
    menu: { group: 'company', place: 55 },
  },
] as const satisfies readonly PageDeclaration[];

import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { COMPANY_PATH } from '#business/paths/rules/public.ts';
import { ADMINISTRATORS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const organisationPages = [
  {
    path: COMPANY_PATH,
    file: 'features/organisation/web/company/company-page.tsx',
    layout: 'user',
    access: 'login',
    title: '公司信息',
    only: ADMINISTRATORS,
    permission: 'COMPANY_MANAGEMENT',
    menu: { group: 'company', place: 60 },
  },
] as const satisfies readonly PageDeclaration[];

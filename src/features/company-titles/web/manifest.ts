import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { COMPANY_TITLES_PATH, DESK_TITLES_PATH } from '#business/paths/rules/public.ts';
import type { Identity } from '#platform/shared/identities.ts';

/** As with titles of one's own: sales accounts keep none, procurement systems send theirs. */
const OWN_BOOK: readonly Identity[] = ['company'];

/** Pages of the feature, as the app collects them. */
export const companyTitlesPages = [
  {
    path: COMPANY_TITLES_PATH,
    file: 'features/company-titles/web/own/company-titles-page.tsx',
    layout: 'user',
    access: 'login',
    title: '公司抬头',
    specified: false,
    only: OWN_BOOK,
    menu: { group: 'own', place: 35 },
  },
  {
    path: DESK_TITLES_PATH,
    file: 'features/company-titles/web/desk/invoice-titles-page.tsx',
    layout: 'desk',
    permission: 'DESK_INVOICES',
    access: 'login',
    title: '公司抬头审核',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

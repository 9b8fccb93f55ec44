import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  DESK_BANK_IMPORTS_PATH,
  DESK_DUNNING_PATH,
  DESK_RECEIVABLES_PATH,
  USER_CREDIT_PATH,
} from '#business/paths/rules/public.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const receivablesPages = [
  {
    path: USER_CREDIT_PATH,
    file: 'features/receivables/web/account/credit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '账期与额度',
    specified: false,
    only: BUYING_PEOPLE,
    permission: 'RECONCILIATION_MANAGEMENT_PAGE',
    menu: { group: 'reconciliation', place: 40 },
  },
  {
    path: DESK_RECEIVABLES_PATH,
    file: 'features/receivables/web/desk/receivables-page.tsx',
    layout: 'desk',
    permission: 'DESK_WRITE_OFFS',
    also: 'DESK_RECEIVABLES',
    access: 'login',
    title: '应收与回款',
    specified: false,
  },
  {
    path: DESK_BANK_IMPORTS_PATH,
    file: 'features/receivables/web/desk/bank-imports-page.tsx',
    layout: 'desk',
    permission: 'DESK_RECEIVABLES',
    access: 'login',
    title: '银行流水',
    specified: false,
  },
  {
    path: DESK_DUNNING_PATH,
    file: 'features/receivables/web/desk/dunning-page.tsx',
    layout: 'desk',
    permission: 'DESK_RECEIVABLES',
    access: 'login',
    title: '催收设置',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { SHARED_STATEMENT_PATH, STATEMENT_LIST_PATH, STATEMENT_TERMS_PATH } from '#business/paths/rules/public.ts';
import { TRADE_READERS } from '#platform/shared/identities.ts';
import { deskStatementPages } from './desk-pages.ts';

const own = {
  layout: 'user',
  access: 'login',
  only: TRADE_READERS,
  permission: 'RECONCILIATION_MANAGEMENT_PAGE',
} as const;

/** Pages of the feature, as the app collects them. */
export const statementPages = [
  ...deskStatementPages,
  {
    ...own,
    path: STATEMENT_LIST_PATH,
    file: 'features/statements/web/list/account-list-page.tsx',
    title: '对账单',
    menu: { group: 'reconciliation', place: 10 },
  },
  {
    ...own,
    path: STATEMENT_TERMS_PATH,
    file: 'features/statements/web/settings/statement-terms-page.tsx',
    title: '对账设置',
    specified: false,
  },
  {
    path: SHARED_STATEMENT_PATH,
    file: 'features/statements/web/share/share-statement-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '对账单分享',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

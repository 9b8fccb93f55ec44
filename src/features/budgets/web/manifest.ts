import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { COST_CENTER_EDIT_PATH, COST_CENTER_PATH } from '#business/paths/rules/public.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const budgetsPages = [
  {
    path: COST_CENTER_PATH,
    file: 'features/budgets/web/cost-center-page.tsx',
    layout: 'user',
    access: 'login',
    title: '成本中心',
    only: BUYING_PEOPLE,
    permission: 'COST_MANAGEMENT',
    menu: { group: 'company', place: 50 },
  },
  {
    path: COST_CENTER_EDIT_PATH,
    file: 'features/budgets/web/edit/cost-edit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '编辑成本中心',
    only: BUYING_PEOPLE,
    permission: 'COST_MANAGEMENT',
  },
] as const satisfies readonly PageDeclaration[];

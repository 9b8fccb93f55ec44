import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { PURCHASED_PATH } from '#business/paths/rules/public.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const purchasesPages = [
  {
    path: PURCHASED_PATH,
    file: 'features/purchases/web/purchase-page.tsx',
    layout: 'purchase',
    access: 'login',
    title: '已购商品',
    only: BUYING_PEOPLE,
  },
] as const satisfies readonly PageDeclaration[];

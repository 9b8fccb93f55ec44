import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { DESK_PRICES_PATH } from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const pricesPages = [
  {
    path: DESK_PRICES_PATH,
    file: 'features/prices/web/desk/prices-page.tsx',
    layout: 'desk',
    permission: 'DESK_PRICES',
    access: 'login',
    title: '价格维护',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { CORRECTION_PATH, DESK_CORRECTIONS_PATH } from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const correctionsPages = [
  {
    path: CORRECTION_PATH,
    file: 'features/corrections/web/goods-error-page.tsx',
    layout: 'default',
    access: 'public',
    title: '商品纠错',
  },
  {
    path: DESK_CORRECTIONS_PATH,
    file: 'features/corrections/web/desk/corrections-page.tsx',
    layout: 'desk',
    permission: 'DESK_CORRECTIONS',
    access: 'login',
    title: '商品纠错',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { DESK_VISIBILITY_PATH, RANGE_PATH } from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const visibilityPages = [
  {
    path: RANGE_PATH,
    file: 'features/visibility/web/range/range-page.tsx',
    layout: 'user',
    access: 'login',
    title: '可见范围',
    only: ['company', 'restricted'],
    permission: 'PURCHASE_GOODS_VISIBLE_MANAGEMENT',
    menu: { group: 'company', place: 70 },
  },
  {
    path: DESK_VISIBILITY_PATH,
    file: 'features/visibility/web/desk/visibility-page.tsx',
    layout: 'desk',
    permission: 'DESK_VISIBILITY',
    access: 'login',
    title: '商品可见范围',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

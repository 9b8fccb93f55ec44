import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { BRAND_INDEX_PATH } from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const catalogPages = [
  {
    path: BRAND_INDEX_PATH,
    file: 'features/catalog/web/brands/brand-index-page.tsx',
    layout: 'default',
    access: 'login',
    title: '全部品牌',
  },
] as const satisfies readonly PageDeclaration[];

import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { BRAND_PATH, CATEGORY_PATH, DESK_SEARCH_WORDS_PATH, SEARCH_PATH } from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const searchPages = [
  {
    path: SEARCH_PATH,
    file: 'features/search/web/search-page.tsx',
    layout: 'default',
    access: 'public',
    title: '搜索结果',
  },
  {
    path: CATEGORY_PATH,
    file: 'features/search/web/category-page.tsx',
    layout: 'default',
    access: 'public',
    title: '商品分类',
  },
  {
    path: BRAND_PATH,
    file: 'features/search/web/brand-page.tsx',
    layout: 'default',
    access: 'login',
    title: '品牌',
  },
  {
    path: DESK_SEARCH_WORDS_PATH,
    file: 'features/search/web/desk/search-words-page.tsx',
    layout: 'desk',
    permission: 'DESK_SEARCH',
    access: 'login',
    title: '搜索词维护',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  BRAND_INDEX_PATH,
  CORRECTION_PATH,
  DESK_CORRECTIONS_PATH,
  DESK_IMPORT_DETAIL_PATH,
  DESK_IMPORTS_PATH,
} from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const catalogPages = [
  {
    path: CORRECTION_PATH,
    file: 'features/catalog/web/corrections/goods-error-page.tsx',
    layout: 'default',
    access: 'public',
    title: '商品纠错',
  },
  {
    path: BRAND_INDEX_PATH,
    file: 'features/catalog/web/brands/brand-index-page.tsx',
    layout: 'default',
    access: 'login',
    title: '全部品牌',
  },
  {
    path: DESK_IMPORTS_PATH,
    file: 'features/catalog/web/desk/import/imports-page.tsx',
    layout: 'desk',
    permission: 'DESK_IMPORT',
    access: 'login',
    title: '商品导入',
    specified: false,
  },
  {
    path: DESK_IMPORT_DETAIL_PATH,
    file: 'features/catalog/web/desk/import/import-detail-page.tsx',
    layout: 'desk',
    permission: 'DESK_IMPORT',
    access: 'login',
    title: '导入详情',
    specified: false,
  },
  {
    path: DESK_CORRECTIONS_PATH,
    file: 'features/catalog/web/desk/corrections-page.tsx',
    layout: 'desk',
    permission: 'DESK_CORRECTIONS',
    access: 'login',
    title: '商品纠错',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

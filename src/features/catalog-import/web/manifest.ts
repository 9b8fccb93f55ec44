import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { DESK_IMPORT_DETAIL_PATH, DESK_IMPORTS_PATH } from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const catalogImportPages = [
  {
    path: DESK_IMPORTS_PATH,
    file: 'features/catalog-import/web/desk/imports-page.tsx',
    layout: 'desk',
    permission: 'DESK_IMPORT',
    access: 'login',
    title: '商品导入',
    specified: false,
  },
  {
    path: DESK_IMPORT_DETAIL_PATH,
    file: 'features/catalog-import/web/desk/import-detail-page.tsx',
    layout: 'desk',
    permission: 'DESK_IMPORT',
    access: 'login',
    title: '导入详情',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

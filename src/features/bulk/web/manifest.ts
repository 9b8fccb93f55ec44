import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { BATCH_IMPORT_PATH, BATCH_ORDER_PATH } from '#business/paths/rules/public.ts';
import { BUYERS } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const bulkPages = [
  {
    path: BATCH_ORDER_PATH,
    file: 'features/bulk/web/order/batch-order-page.tsx',
    layout: 'default',
    access: 'login',
    title: '批量下单',
    only: BUYERS,
  },
  {
    path: BATCH_IMPORT_PATH,
    file: 'features/bulk/web/import/batch-import-page.tsx',
    layout: 'default',
    access: 'login',
    title: '文件导入下单',
    only: BUYERS,
  },
] as const satisfies readonly PageDeclaration[];

import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  CHECK_PATH,
  DESK_MONITORING_PATH,
  ERROR_RESULT_PATH,
  NET_CHECK_PATH,
  NET_ERROR_PATH,
} from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const diagnosticsPages = [
  {
    path: NET_ERROR_PATH,
    file: 'features/diagnostics/web/net-error-page.tsx',
    layout: 'empty',
    access: 'public',
    title: '网络连接失败',
  },
  {
    path: ERROR_RESULT_PATH,
    file: 'features/diagnostics/web/error-result-page.tsx',
    layout: 'empty',
    access: 'public',
    title: '操作没有完成',
  },
  {
    path: CHECK_PATH,
    file: 'features/diagnostics/web/checks/system-check-page.tsx',
    layout: 'default',
    access: 'public',
    title: '系统检测',
  },
  {
    path: NET_CHECK_PATH,
    file: 'features/diagnostics/web/checks/net-check-page.tsx',
    layout: 'default',
    access: 'public',
    title: '网络检测',
  },
  {
    path: DESK_MONITORING_PATH,
    file: 'features/diagnostics/web/desk/monitoring-page.tsx',
    layout: 'desk',
    permission: 'DESK_MONITORING',
    access: 'login',
    title: '运行监控',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { DESK_FILE_CENTER_PATH, FILE_CENTER_PATH } from '#business/paths/rules/public.ts';

const common = { access: 'login', title: '下载中心' } as const;

/** Pages of the feature, as the app collects them. */
export const downloadsPages = [
  {
    ...common,
    layout: 'user',
    path: FILE_CENTER_PATH,
    file: 'features/downloads/web/file-center-page.tsx',
    menu: { group: 'downloads', place: 10, label: '文件下载', forGroup: true },
  },
  {
    ...common,
    layout: 'desk',
    path: DESK_FILE_CENTER_PATH,
    file: 'features/downloads/web/desk-file-center-page.tsx',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];

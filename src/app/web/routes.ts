import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';
import type { LayoutName } from '#business/paths/contract/page-declaration.ts';
import { PAGES, type PageRow } from './page-table.ts';

/** The table of pages as the router's tree: one branch per layout. */
const LAYOUTS: readonly LayoutName[] = ['default', 'desk', 'empty', 'login', 'mobile', 'purchase', 'user'];

function pageRoute(page: PageRow) {
  if (page.path === '/') return index(page.file);
  return route(page.path.replaceAll('{', '{$'), page.file);
}

const branches = LAYOUTS.flatMap((name) => {
  const pages = PAGES.filter((page) => page.layout === name).map(pageRoute);
  return pages.length ? [layout(name, `app/web/layouts/${name}-layout-route.tsx`, pages)] : [];
});

export const routes = rootRoute('app/web/root-route.tsx', branches);

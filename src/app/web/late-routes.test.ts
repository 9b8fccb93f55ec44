import { afterEach, expect, it, vi } from 'vitest';
import { loadLateRoutes } from './late-routes.ts';
import { PAGES, type PageRow } from './page-table.ts';

vi.mock('./whole-route-tree.ts', () => ({
  routeTree: { id: '__root__' },
  PAGE_ROWS: [
    { path: '/', title: '首页' },
    { path: '/user/new.html', title: '新页' },
  ],
}));

const known = PAGES.length;

// Other files read the same table.
afterEach(() => void (PAGES as PageRow[]).splice(known));

it('brings the rows of pages that were not known, once', async () => {
  await loadLateRoutes();
  await loadLateRoutes();
  expect(PAGES.filter(({ path }) => path === '/user/new.html')).toHaveLength(1);
  expect(PAGES).toHaveLength(known + 1);
});

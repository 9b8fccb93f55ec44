import { afterEach, expect, it } from 'vitest';
import { learnPages, PAGES, type PageRow } from './page-table.ts';

const known = PAGES.length;
const late = [
  { path: '/', title: '首页' },
  { path: '/user/new.html', title: '新页' },
] as PageRow[];

// Other files read the same table.
afterEach(() => void (PAGES as PageRow[]).splice(known));

it('takes the rows of pages that were not known, once', () => {
  learnPages(late);
  learnPages(late);
  expect(PAGES.filter(({ path }) => path === '/user/new.html')).toHaveLength(1);
  expect(PAGES).toHaveLength(known + 1);
});

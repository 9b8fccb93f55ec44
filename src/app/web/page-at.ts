import { PAGES, type PageRow } from './page-table.ts';

const PATTERNS = PAGES.map((row) => ({ row, pattern: new RegExp(`^${patternOf(row.path)}$`) }));

/** Row of the page at an address as it stands in a request. */
export function pageAt(pathname: string): PageRow | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(pathname))?.row;
}

function patternOf(path: string): string {
  return path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+');
}

import { PAGES, type PageRow } from './page-table.ts';

const patterns = new Map<string, RegExp>();

/** Row of the page at an address as it stands in a request. */
export function pageAt(pathname: string): PageRow | undefined {
  return PAGES.find(({ path }) => patternOf(path).test(pathname));
}

function patternOf(path: string): RegExp {
  const known =
    patterns.get(path) ?? new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+')}$`);
  patterns.set(path, known);
  return known;
}

import { SHOW_NOTHING } from './shown-lines.ts';

/** The same address at the top of the tree, with no lines on show. */
export function withoutParent(href: string): string {
  const { pathname, searchParams } = new URL(href, 'https://shop.invalid');
  for (const name of ['parent', ...Object.keys(SHOW_NOTHING)]) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

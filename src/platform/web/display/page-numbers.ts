export type PageNumber = number | 'gap';

/** First, last and the neighbours of the current page, with gaps: 1 … 4 5 6 … 33. A gap hides at least two pages. */
export function pageNumbers(current: number, count: number): PageNumber[] {
  const shown = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 3) for (const page of [2, 3, 4]) shown.add(page);
  if (current >= count - 2) for (const page of [count - 3, count - 2, count - 1]) shown.add(page);
  const pages = [...shown].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, index): PageNumber[] => {
    const skipped = page - (pages[index - 1] ?? page - 1) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ['gap', page];
  });
}

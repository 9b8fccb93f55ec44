export const PAGE_SIZES = [20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 20;

export interface PageInUrl {
  /** Absent for the first page and the usual size, so that plain addresses stay plain. */
  pageNo?: number;
  pageSize?: PageSize;
}

const LAST_PAGE = 10_000;

/** Page and size out of the address; whatever is no page or no offered size counts as absent. */
export function readPageInUrl(search: Record<string, unknown>): PageInUrl {
  const pageNo = Number(search.pageNo);
  const pageSize = PAGE_SIZES.find((size) => size === Number(search.pageSize));
  return {
    pageNo: Number.isInteger(pageNo) && pageNo > 1 && pageNo <= LAST_PAGE ? pageNo : undefined,
    pageSize: pageSize === DEFAULT_PAGE_SIZE ? undefined : pageSize,
  };
}

/** The same as the input of a list call. */
export function pageOfUrl(page: PageInUrl): { pageNo: number; pageSize: PageSize } {
  return { pageNo: page.pageNo ?? 1, pageSize: page.pageSize ?? DEFAULT_PAGE_SIZE };
}

/** Text of a filter out of the address, trimmed, without control characters and cut; empty counts as absent. */
export function readTextInUrl(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const plain = String(value)
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  return plain.slice(0, max).trim() || undefined;
}

/** A calendar day (YYYY-MM-DD) out of the address. */
export function readDayInUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  return exists ? value : undefined;
}

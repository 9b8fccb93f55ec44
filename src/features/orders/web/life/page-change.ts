import type { SearchChange } from '#platform/web/kits/list/use-list-address.ts';
import type { OrderSearch } from '../order-search.ts';

interface PageMarks {
  next: string | null;
  previous: string | null;
}

/**
 * The address of another page. The pages beside this one are asked for by the mark where it ends, which is answered at
 * once however far back they lie; a jump goes by the number.
 */
export function pageChange(pageNo: number, { pageNo: current = 1 }: OrderSearch, marks?: PageMarks): SearchChange {
  const number = pageNo === 1 ? undefined : pageNo;
  if (pageNo === current + 1 && marks?.next) return { pageNo: number, after: marks.next };
  if (pageNo === current - 1 && pageNo > 1 && marks?.previous) return { pageNo: number, before: marks.previous };
  return { pageNo: number };
}

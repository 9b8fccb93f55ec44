import { PRINT_PATH } from '#business/paths/rules/public.ts';

export type PaperKind = 'order' | 'delivery';

/** Address of the paper of an order, asked for by its number or by the code of a link. */
export function printHref(of: { orderNo: string } | { code: string }, kind: PaperKind = 'order'): string {
  const query = new URLSearchParams({ ...of, ...(kind === 'delivery' ? { kind } : {}) });
  return `${PRINT_PATH}?${query}`;
}

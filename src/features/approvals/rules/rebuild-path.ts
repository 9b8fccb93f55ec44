import { checkoutHref } from '#business/paths/rules/public.ts';
import type { DocumentSnapshot } from './document-snapshot.ts';

/** Longer lists do not fit into an address. */
const LONGEST = 1_800;

/** Where the goods of a document can be ordered once more; null where there are none, or too many for an address. */
export function rebuildPath({ lines }: DocumentSnapshot): string | null {
  const sums = new Map<string, number>();
  for (const { itemNo, quantity } of lines) if (itemNo !== null) sums.set(itemNo, (sums.get(itemNo) ?? 0) + quantity);
  const text = [...sums].map(([itemNo, quantity]) => `${itemNo}:${quantity}`).join(',');
  const path = checkoutHref(text);
  return sums.size > 0 && path.length <= LONGEST ? path : null;
}

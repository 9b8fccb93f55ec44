import { readSkusForSale } from '#features/catalog/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { purchaseErrors } from '../contract/purchase-contract.ts';
import { MOST_FREQUENT } from '../rules/purchase-periods.ts';
import { lockFrequent, markFrequent, readFrequent, unmarkFrequent } from './frequent-repo.ts';

interface Marking {
  skuCodes: readonly string[];
  frequent: boolean;
}

/** Marks goods that exist for the caller; a number that does not is passed over, whyever that is. */
export async function setFrequent(db: Db, caller: SignedInCaller, { skuCodes, frequent }: Marking) {
  await lockFrequent(db, caller);
  if (!frequent) {
    await unmarkFrequent(db, caller, skuCodes);
    return { skuCodes: [], frequentCount: (await readFrequent(db, caller)).length };
  }
  const items = await readSkusForSale(db, skuCodes, caller.levelCode);
  const marked = new Set(await readFrequent(db, caller));
  const fresh = items.filter((item) => !marked.has(item.skuId));
  const frequentCount = marked.size + fresh.length;
  if (fresh.length > 0 && frequentCount > MOST_FREQUENT) throw refuse(purchaseErrors, 'FREQUENT_FULL');
  await markFrequent(
    db,
    caller,
    fresh.map(({ skuId }) => skuId),
  );
  return { skuCodes: items.map(({ itemNo }) => itemNo), frequentCount };
}

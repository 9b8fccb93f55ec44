import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { writeOrdinary } from './ordinary-repo.ts';
import { readSkuIds } from './tax-code-repo.ts';

/** Says of goods whether special invoices are issued for them; applications that were handed in stay as they are. */
export async function setOrdinary(
  db: Db,
  caller: Caller,
  { itemNos, ordinaryOnly }: { itemNos: string[]; ordinaryOnly: boolean },
) {
  const skuIds = await readSkuIds(db, itemNos);
  if (skuIds.length < new Set(itemNos).size) throw notFound('商品');
  await writeOrdinary(db, skuIds, { ordinaryOnly, userId: caller.userId ?? 0n });
  await writeAudit(db, caller, {
    action: 'tax_code.ordinary_set',
    objectType: 'tax_code',
    after: { goods: itemNos.join('、').slice(0, 200), ordinaryOnly },
  });
  return { goods: skuIds.length };
}

import { countedDay, promiseFromDay } from '#features/catalog/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { keepPromises, readPromises } from '../order-line-repo.ts';

/**
 * An order that waited for its approval, its money or the shop may be begun on a later working day than the one its
 * promise counted from: it is then promised anew for as many days later. The first promise stays readable.
 */
export async function promiseAnew(
  db: Db,
  place: { firmId: bigint; orderId: bigint },
  { submittedAt, begunAt }: { submittedAt: Date; begunAt: Date },
): Promise<void> {
  const [from, to] = [countedDay(submittedAt), countedDay(begunAt)];
  if (to <= from) return;
  const lines = await readPromises(db, place);
  const later = lines.map(({ lineId, promises }) => ({
    lineId,
    promises: promises.map((share) => ({ ...share, ...promiseFromDay(share, from, to) })),
  }));
  await keepPromises(db, place.firmId, later);
}

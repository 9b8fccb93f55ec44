import type { Db } from '#platform/api/database.ts';
import { type CaseRow, placeOf } from '../case-repo.ts';
import { tellPickupOff } from './end-return.ts';
import { lockOpenReturn, moveReturn } from './return-repo.ts';

/**
 * The goods of a locked case lie in the warehouse, whatever its carrier has told so far: its open parcel has arrived. Where
 * none is open nothing is done.
 */
export async function arriveReturn(db: Db, found: Pick<CaseRow, 'firmId' | 'id'>): Promise<void> {
  const open = await lockOpenReturn(db, placeOf(found));
  if (!open) return;
  const way = open.status === 'moving' ? (['arrived'] as const) : (['moving', 'arrived'] as const);
  await moveReturn(db, open, way, { arrivedAt: new Date(), nextAskAt: null });
  // Somebody brought what was to be fetched.
  if (open.way === 'pickup' && open.status !== 'moving') await tellPickupOff(db, open);
}

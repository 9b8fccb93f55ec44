import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { type CaseRow, placeOf } from '../case-repo.ts';
import { lockOpenReturn, moveReturn, type ReturnRow } from './return-repo.ts';

/** Topic of pick-ups that are no longer wanted: the carrier is told outside of every transaction. */
export const PICKUP_OFF = 'after-sale.pickup_off';

/** Has the carrier told that nobody need come for a parcel. */
export const tellPickupOff = (db: Db, { firmId, returnNo }: Pick<ReturnRow, 'firmId' | 'returnNo'>): Promise<void> =>
  enqueueEffect(db, PICKUP_OFF, { returnNo }, firmId);

/** Calls off what of a locked case has not arrived: it was withdrawn, rejected, or is sent in another way. */
export async function endReturn(db: Db, found: Pick<CaseRow, 'firmId' | 'id'>): Promise<void> {
  const open = await lockOpenReturn(db, placeOf(found));
  if (!open) return;
  await moveReturn(db, open, ['called_off'], { nextAskAt: null });
  if (open.way === 'pickup') await tellPickupOff(db, open);
}

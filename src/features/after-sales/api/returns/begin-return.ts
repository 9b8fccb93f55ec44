import type { Db } from '#platform/api/database.ts';
import { describeSlot, pickupSlots } from '../../rules/returns/pickup-slots.ts';
import { type CaseRow, placeOf } from '../case-repo.ts';
import { insertReturn, lockOpenReturn, type ReturnRow } from './return-repo.ts';

/** The soonest a carrier can come, in words; the customer may ask for another time. */
function firstSlot(now: Date): string {
  const [slot] = pickupSlots(now);
  return slot ? describeSlot(slot) : '';
}

/**
 * Opens the parcel of a locked case whose goods come back to `warehouse` (its code), by the way the case says: the number
 * TH… that stands on its label exists from now on. A carrier is asked for a pick-up right away; other parcels wait until
 * the customer has sent them. A repeat answers the parcel that is open; null where nothing comes back.
 */
export async function beginReturn(db: Db, found: CaseRow, warehouse: string): Promise<ReturnRow | null> {
  const { firmId, returnWay } = found;
  if (returnWay === 'none') return null;
  const open = await lockOpenReturn(db, placeOf(found));
  if (open) return open;
  const pickup = returnWay === 'pickup';
  const now = new Date();
  return insertReturn(db, {
    ...{ firmId, caseId: found.id, way: returnWay, status: 'asked', warehouse, fromAddress: found.pickupAddress },
    pickupSlot: pickup ? firstSlot(now) : '',
    nextAskAt: pickup ? now : null,
  });
}

import type { CarrierSettings } from '#business/carriers/api/public.ts';
import { WAYBILL_CARRIERS } from '#business/carriers/contract/carriers.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { ReturnWays } from '../../contract/return-contract.ts';
import { caseStates } from '../../rules/case-status.ts';
import { returnStates } from '../../rules/return-status.ts';
import { describeSlot, pickupSlots } from '../../rules/returns/pickup-slots.ts';
import { findCaseByNo, placeOf, visibleNumbered } from '../case-repo.ts';
import { readReturns } from './return-repo.ts';
import { returnWarehouse } from './return-warehouse.ts';
import { warehouseName } from './warehouse-repo.ts';

/** How the goods of a case can come back now, and where they go. */
export async function readReturnWays(
  db: Db,
  caller: SignedInCaller,
  { carrier, addressOf }: CarrierSettings,
  caseNo: string,
  now: Date,
): Promise<ReturnWays> {
  const found = await findCaseByNo(db, visibleNumbered(caller, caseNo));
  if (!found) throw notFound('售后单');
  const [latest] = await readReturns(db, placeOf(found));
  const warehouse = await returnWarehouse(db, found);
  const maySend = caseStates.allows('send', found.status);
  const mayAsk = maySend && carrier !== null;
  return {
    ...{ maySend, mayAsk, carriers: [...WAYBILL_CARRIERS] },
    slots: mayAsk ? pickupSlots(now).map((slot) => ({ ...slot, words: describeSlot(slot) })) : [],
    returnNo: latest && !returnStates.hasEnded(latest.status) ? latest.returnNo : null,
    warehouseName: await warehouseName(db, warehouse),
    address: addressOf(warehouse),
    pickupAddress: latest?.fromAddress ?? found.pickupAddress,
  };
}

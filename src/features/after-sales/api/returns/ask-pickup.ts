import type { CarrierSettings } from '#business/carriers/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import type { AskInput } from '../../contract/return-contract.ts';
import { askErrors } from '../../contract/return-errors.ts';
import { describeSlot, isSlotFree } from '../../rules/returns/pickup-slots.ts';
import { buyerOf, lockOwnCase } from '../acts/own-case.ts';
import { changeCase, insertCaseEvent, placeOf } from '../case-repo.ts';
import { endReturn } from './end-return.ts';
import { insertReturn } from './return-repo.ts';
import { returnWarehouse } from './return-warehouse.ts';
import { sentState } from './sent-state.ts';

/** Asks a carrier to come for goods that wait to be sent, at another time or place than before; what was asked for is called off. */
export async function askPickup(
  db: Db,
  caller: SignedInCaller,
  { carrier }: CarrierSettings,
  input: AskInput,
  now: Date,
) {
  const found = await lockOwnCase(db, caller, input, 'send');
  if (!carrier) throw refuse(askErrors, 'RETURN_NO_PICKUP');
  if (!isSlotFree(input.slot, now)) throw refuse(askErrors, 'RETURN_SLOT_GONE');
  const warehouse = await returnWarehouse(db, found);
  await endReturn(db, found);
  const fromAddress = input.pickupAddress ?? found.pickupAddress;
  const pickupSlot = describeSlot(input.slot);
  const asked = { ...placeOf(found), way: 'pickup', status: 'asked', warehouse, fromAddress, pickupSlot } as const;
  const parcel = await insertReturn(db, { ...asked, nextAskAt: now });
  const after = await changeCase(db, placeOf(found), { returnWay: 'pickup', pickupAddress: fromAddress });
  const detail = `${parcel.returnNo} ${pickupSlot}`;
  await insertCaseEvent(db, after, { actor: buyerOf(caller), kind: 'pickup_asked', detail });
  await writeAudit(db, caller, {
    ...{ action: 'after_sale.pickup_asked', objectType: 'after_sale', objectId: found.caseNo },
    after: { returnNo: parcel.returnNo, pickupSlot },
  });
  return sentState(after, parcel);
}

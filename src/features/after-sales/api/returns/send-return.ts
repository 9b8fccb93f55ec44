import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import type { SendInput } from '../../contract/return-contract.ts';
import { sendErrors } from '../../contract/return-errors.ts';
import { buyerOf, lockOwnCase } from '../acts/own-case.ts';
import { type CaseRow, moveCase, placeOf } from '../case-repo.ts';
import { endReturn } from './end-return.ts';
import { insertReturn, lockOpenReturn, moveReturn, type ReturnRow } from './return-repo.ts';
import { returnWarehouse } from './return-warehouse.ts';
import { sentState } from './sent-state.ts';

/** The parcel that the customer sends: the one that waits for it, or a new one where a carrier was to come. */
async function parcelToSend(db: Db, found: CaseRow, way: SendInput['way']): Promise<ReturnRow> {
  const open = await lockOpenReturn(db, placeOf(found));
  if (open && open.way !== 'pickup') return open;
  const warehouse = await returnWarehouse(db, found);
  await endReturn(db, found);
  return insertReturn(db, { ...placeOf(found), way, status: 'asked', warehouse, fromAddress: found.pickupAddress });
}

const describe = ({ returnNo, carrier, trackingNo }: ReturnRow) =>
  [returnNo, carrier, trackingNo || '客户送货'].filter(Boolean).join(' ');

/** The customer has sent the goods, or brings them: from now on the warehouse awaits them, and their carrier is asked for news. */
export async function sendReturn(db: Db, caller: SignedInCaller, input: SendInput, now: Date) {
  const { way, carrier = '', trackingNo = '' } = input;
  const found = await lockOwnCase(db, caller, input, 'send');
  if (way === 'mail' && (carrier === '' || trackingNo === '')) throw refuse(sendErrors, 'RETURN_WAYBILL_MISSING');
  const parcel = await moveReturn(db, await parcelToSend(db, found, way), ['moving'], {
    ...{ way, carrier, trackingNo, attempts: 0 },
    nextAskAt: trackingNo === '' ? null : now,
  });
  const event = { actor: buyerOf(caller), kind: 'sent', detail: describe(parcel) } as const;
  const after = await moveCase(db, found, 'arriving', { ...event, set: { returnWay: way } });
  await writeAudit(db, caller, {
    ...{ action: 'after_sale.sent', objectType: 'after_sale', objectId: found.caseNo },
    after: { returnNo: parcel.returnNo, way, carrier, trackingNo },
  });
  return sentState(after, parcel);
}

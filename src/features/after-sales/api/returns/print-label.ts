import type { CarrierSettings } from '#business/carriers/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { CASE_KINDS, RETURN_WAYS, type ReturnWay } from '../../contract/case-words.ts';
import { labelErrors } from '../../contract/return-errors.ts';
import { returnStates } from '../../rules/return-status.ts';
import { type CaseLine, type CaseRow, placeOf, readCaseLines } from '../case-repo.ts';
import { drawReturnLabel, type LabelGoods } from './draw-label.ts';
import { findOwnReturn } from './own-return-repo.ts';
import type { ReturnRow } from './return-repo.ts';
import { warehouseName } from './warehouse-repo.ts';

/** Units that are awaited; nothing of a line that was not granted. */
const goodsOf = (lines: readonly CaseLine[]): LabelGoods[] =>
  lines
    .map(({ lineNo, itemNo, productName, orderUnit, grantedQuantity, quantity }) => ({
      ...{ lineNo, itemNo, productName, orderUnit },
      quantity: grantedQuantity ?? quantity,
    }))
    .filter(({ quantity }) => quantity > 0);

async function labelOf(db: Db, parcel: ReturnRow, found: CaseRow, { addressOf }: CarrierSettings) {
  const { returnNo, way, carrier, trackingNo, pickupSlot, warehouse } = parcel;
  return {
    ...{ returnNo, carrier, trackingNo, pickupSlot, caseNo: found.caseNo, kindLabel: CASE_KINDS[found.kind] },
    wayLabel: RETURN_WAYS[way as ReturnWay],
    warehouseName: await warehouseName(db, warehouse),
    to: addressOf(warehouse),
    from: parcel.fromAddress,
    goods: goodsOf(await readCaseLines(db, placeOf(found))),
  };
}

/** The label of a parcel that may still come, as a PDF; nobody should glue one that has ended. */
export async function printLabel(
  db: Db,
  caller: SignedInCaller,
  settings: CarrierSettings,
  returnNo: string,
  now: Date,
): Promise<File> {
  const own = await findOwnReturn(db, caller, returnNo);
  if (!own) throw notFound('退货单');
  const { parcel, found } = own;
  if (returnStates.hasEnded(parcel.status)) throw refuse(labelErrors, 'RETURN_LABEL_ENDED');
  const pdf = await drawReturnLabel(await labelOf(db, parcel, found, settings), now);
  return new File(pdf, `退货标签-${returnNo}.pdf`, { type: 'application/pdf' });
}

import type { SignRecord } from '../contract/fulfilment-schemas.ts';
import { type OrderWork, quantityOf } from '../rules/order-work.ts';
import { presentGoods } from './present-parcel.ts';
import type { SignRow } from './read-parcels.ts';

const KINDS: Readonly<Record<string, string>> = { person: '签收', auto: '自动签收', refused: '拒收' };

/** Address of a kept receipt. */
export const receiptHref = (storedAs: string) => `/media/receipts/${storedAs}`;

const NONE = { received: 0, short: 0, over: 0, damaged: 0 };

/** A sign record as people read it; a refused parcel counts every line as not received. */
export function presentSign(work: OrderWork, { record, counts, files }: SignRow, inside: boolean): SignRecord {
  const shipment = work.shipments.find(({ shipmentId }) => shipmentId === record.shipmentId);
  const lines = work.lines.flatMap((line) => {
    const sent = quantityOf(shipment?.lines ?? [], line.lineId);
    if (sent === 0) return [];
    const { received, short, over, damaged } = counts.find((one) => one.lineId === line.lineId) ?? NONE;
    return [{ ...presentGoods(line, inside), sent, received, short, over, damaged }];
  });
  const { signer, kind, note, signedAt } = record;
  return {
    signer,
    kind,
    kindLabel: KINDS[kind] ?? kind,
    note,
    signedAt: signedAt.toISOString(),
    lines,
    shipmentNo: shipment?.shipmentNo ?? '',
    trackingNo: shipment?.trackingNo ?? '',
    carrier: shipment?.carrier ?? '',
    receipts: files.map(({ storedAs, fileName, mediaType }) => ({
      name: fileName,
      mediaType,
      href: receiptHref(storedAs),
    })),
  };
}

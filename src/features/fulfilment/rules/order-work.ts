import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import type { KeptPromise } from '#features/catalog/rules/public.ts';
import type { LinePromise, OrderStatus } from '#features/orders/rules/public.ts';
import type { PartStatus } from './part-status.ts';
import type { ShipmentStatus } from './shipment-status.ts';

/** A line of an order as the warehouse sees it. Counts are order units. */
export interface WorkLine {
  lineId: bigint;
  lineNo: number;
  skuId: bigint;
  itemNo: string;
  productName: string;
  orderUnit: string;
  quantity: number;
  cancelled: number;
  dayType: number;
  deliveryDays: number | null;
  /** What was promised for it, by the warehouse it comes from. */
  promises: readonly LinePromise[];
  /** What the buyer wrote to it. */
  fields: LineFields;
}

export interface PartLine {
  lineId: bigint;
  quantity: number;
  picked: number;
}

export interface WorkPart {
  partId: bigint;
  partNo: number;
  /** Null: the supplier sends it, no stock of ours moves. */
  warehouse: string | null;
  promise: KeptPromise;
  status: PartStatus;
  lines: PartLine[];
}

export interface ParcelLine {
  lineId: bigint;
  quantity: number;
}

export interface WorkShipment {
  shipmentId: bigint;
  partId: bigint;
  shipmentNo: string;
  carrier: string;
  trackingNo: string;
  status: ShipmentStatus;
  lines: ParcelLine[];
  /** Order units accepted of each line; empty until somebody signed. */
  received: ParcelLine[];
}

/** Stock still held for a line of the order. */
export interface HeldStock {
  lineId: bigint;
  skuId: bigint;
  warehouse: string;
  quantity: number;
}

/** All that is known of an order on its way out of the house; read and changed under the lock of the order. */
export interface OrderWork {
  firmId: bigint;
  orderId: bigint;
  orderNo: string;
  userId: bigint;
  poNumber: string | null;
  status: OrderStatus;
  version: number;
  submittedAt: Date;
  lines: WorkLine[];
  parts: WorkPart[];
  shipments: WorkShipment[];
  held: HeldStock[];
}

/** Order units of a line in a list of lines. */
export function quantityOf(lines: readonly ParcelLine[], lineId: bigint): number {
  return lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);
}

/** What of a part is under way or has arrived, line by line. */
export function shippedOf(work: Pick<OrderWork, 'shipments'>, partId: bigint, lineId: bigint): number {
  return work.shipments
    .filter((shipment) => shipment.partId === partId)
    .reduce((sum, { lines }) => sum + quantityOf(lines, lineId), 0);
}

import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findWay } from '#business/documents/rules/public.ts';
import { moveStock, type StockMove } from '#features/catalog/api/public.ts';
import { PART_STATUSES, SHIPMENT_STATUSES } from '#features/fulfilment/rules/public.ts';
import type { Random } from '../catalog/prng.ts';
import { insertRows, type Move, type PlainRow, takeIds, walk } from './insert-rows.ts';
import { parcelStatus } from './order-steps.ts';
import type { JourneyPart } from './plan-journey.ts';
import type { ToldOrder } from './write-orders.ts';

/** A part with the numbers its rows get. */
interface NumberedPart {
  order: ToldOrder;
  part: JourneyPart;
  partNo: number;
  partId: bigint;
  shipmentId: bigint | null;
  signId: bigint | null;
}

async function numberParts(db: NodePgDatabase, told: readonly ToldOrder[]): Promise<NumberedPart[]> {
  const parts = told.flatMap((order) => order.journey.parts.map((part, index) => ({ order, part, partNo: index + 1 })));
  const partIds = await takeIds(db, 'order_parts', parts.length);
  const shipmentIds = await takeIds(db, 'shipments', parts.filter(({ part }) => part.shippedAt).length);
  const signIds = await takeIds(db, 'sign_records', parts.filter(({ part }) => part.settledAt).length);
  return parts.map((numbered, place) => ({
    ...numbered,
    partId: partIds[place] ?? 0n,
    shipmentId: numbered.part.shippedAt ? (shipmentIds.shift() ?? null) : null,
    signId: numbered.part.settledAt ? (signIds.shift() ?? null) : null,
  }));
}

/** What a warehouse has in hand of orders that have not left: some wait, some are picked, some lie ready. */
const inHand = (random: Random) => random.pick(['to_pick', 'to_pick', 'to_pick', 'picking', 'picked'] as const);

function partWays(parts: readonly NumberedPart[], random: Random): { ways: Move[][]; picked: Set<bigint> } {
  const picked = new Set<bigint>();
  const ways = parts.map(({ part, partId, order }) => {
    const parcel = parcelStatus(part);
    const end = parcel === 'signed' || parcel === 'refused' ? parcel : parcel ? 'shipped' : inHand(random);
    if (end !== 'to_pick' && end !== 'picking') picked.add(partId);
    const at = part.settledAt ?? part.shippedAt ?? order.submittedAt;
    return (findWay(PART_STATUSES, 'to_pick', end) ?? []).map((status) => ({ id: partId, status, at }));
  });
  return { ways, picked };
}

function shipmentWays(parts: readonly NumberedPart[]): Move[][] {
  return parts.flatMap(({ part, shipmentId }) => {
    const end = parcelStatus(part);
    if (!end || shipmentId === null) return [];
    const { shippedAt, collectedAt, deliveredAt, settledAt } = part;
    const times = { shipped: shippedAt, in_transit: collectedAt, delivered: deliveredAt } as const;
    const timeOf = (status: string) => times[status as keyof typeof times] ?? settledAt ?? shippedAt ?? new Date(0);
    // Every parcel was on the road before it arrived.
    const before = end === 'shipped' ? [] : end === 'in_transit' ? ['in_transit' as const] : ['in_transit' as const];
    const last = before.at(-1) ?? 'shipped';
    const rest =
      end === 'refused' && deliveredAt ? (['delivered', 'refused'] as const) : findWay(SHIPMENT_STATUSES, last, end);
    return [[...before, ...(rest ?? [])].map((status) => ({ id: shipmentId, status, at: timeOf(status) }))];
  });
}

function newsRows(firmId: bigint, { part, shipmentId, order }: NumberedPart): PlainRow[] {
  const { carrier, shippedAt, collectedAt, deliveredAt, settledAt, outcome } = part;
  const { city } = order.buyer.address;
  const news: [string, Date | null, string, string][] = [
    ['shipped', shippedAt, '', `商品已出库，交给${carrier}承运`],
    ['collected', collectedAt, '', `${carrier}已揽收`],
    ['delivered', deliveredAt, city, '包裹已送达，等待签收'],
    ['settled', settledAt, city, outcome === 'refused' ? '收货方拒收' : '已签收'],
  ];
  return news.flatMap(([noticeId, happenedAt, place, words]) =>
    happenedAt
      ? [{ firm_id: firmId, shipment_id: shipmentId, happened_at: happenedAt, place, words, notice_id: noticeId }]
      : [],
  );
}

function signRow(firmId: bigint, { part, order, shipmentId, signId }: NumberedPart): PlainRow {
  const signer = part.outcome === 'auto' ? '系统自动签收' : order.buyer.address.receiver;
  const note = part.outcome === 'refused' ? '外包装破损' : '';
  return {
    id: signId,
    firm_id: firmId,
    order_id: order.orderId,
    shipment_id: shipmentId,
    signer,
    kind: part.outcome,
    note,
    signed_at: part.settledAt,
  };
}

const shanghaiDay = (at: Date) =>
  at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(2).replaceAll('-', '');

function shipmentRow(firmId: bigint, { part, order, partId, shipmentId }: NumberedPart, random: Random): PlainRow {
  const { carrier, shippedAt } = part;
  const number = String(Number(shipmentId) % 1_000_000).padStart(6, '0');
  return {
    id: shipmentId,
    firm_id: firmId,
    order_id: order.orderId,
    part_id: partId,
    carrier,
    shipped_at: shippedAt,
    shipment_no: `FH${shanghaiDay(shippedAt ?? new Date(0))}${number}`,
    tracking_no: `${random.int(100, 999)}${String(shipmentId).padStart(9, '0')}`,
    status: 'shipped',
  };
}

/** Parts, parcels and signatures of all orders of a firm, each walked along its states. */
async function writeParts(db: NodePgDatabase, firmId: bigint, parts: readonly NumberedPart[], random: Random) {
  const { ways, picked } = partWays(parts, random);
  const sent = parts.filter(({ shipmentId }) => shipmentId !== null);
  const settled = parts.filter(({ signId }) => signId !== null);
  const rows: [string, PlainRow[]][] = [
    [
      'order_parts',
      parts.map(({ order, part, partNo, partId }) => ({
        id: partId,
        firm_id: firmId,
        order_id: order.orderId,
        part_no: partNo,
        warehouse: part.warehouse,
        promised_on: part.promise.shipOn,
        arrives_on: part.promise.arriveOn,
        first_promised_on: part.promise.first?.shipOn ?? null,
        first_arrives_on: part.promise.first?.arriveOn ?? null,
        status: 'to_pick',
        created_at: order.submittedAt,
      })),
    ],
    [
      'order_part_lines',
      parts.flatMap(({ part, partId }) =>
        part.lines.map(({ lineId, quantity }) => ({
          firm_id: firmId,
          part_id: partId,
          line_id: lineId,
          quantity,
          picked_quantity: picked.has(partId) ? quantity : 0,
        })),
      ),
    ],
    ['shipments', sent.map((part) => shipmentRow(firmId, part, random))],
    [
      'shipment_lines',
      sent.flatMap(({ part, shipmentId }) =>
        part.lines.map(({ lineId, quantity }) => ({
          firm_id: firmId,
          shipment_id: shipmentId,
          line_id: lineId,
          quantity,
        })),
      ),
    ],
    ['shipment_events', sent.flatMap((part) => newsRows(firmId, part))],
    ['sign_records', settled.map((part) => signRow(firmId, part))],
    [
      'sign_lines',
      settled.flatMap(({ part, signId }) =>
        part.counts.map(({ lineId, ...count }) => ({ firm_id: firmId, sign_id: signId, line_id: lineId, ...count })),
      ),
    ],
  ];
  for (const [table, values] of rows) await insertRows(db, table, values);
  await walk(db, 'order_parts', ways);
  await walk(db, 'shipments', shipmentWays(parts));
}

/** Reservations of recent orders: used up by what has left, given back by what was called off, held by the rest. */
async function writeReservations(db: NodePgDatabase, firmId: bigint, told: readonly ToldOrder[]): Promise<void> {
  const moves: StockMove[] = [];
  const rows = told.flatMap(({ recent, held, journey, orderId, submittedAt }) =>
    (recent ? held : []).map(({ lineId, skuId, warehouse, quantity }) => {
      const part = journey.parts.find(
        (one) => one.warehouse === warehouse && one.lines.some((line) => line.lineId === lineId),
      );
      const state = journey.cancelledAt ? 'released' : part?.shippedAt ? 'shipped' : 'held';
      if (state !== 'held') {
        moves.push({ skuId, warehouse, reserved: -quantity, onHand: state === 'shipped' ? -quantity : 0 });
      }
      const place = { firm_id: firmId, order_id: orderId, line_id: lineId, sku_id: skuId };
      return { ...place, warehouse, quantity, state, created_at: submittedAt };
    }),
  );
  if (!(await moveStock(db, moves))) throw new Error('stock of recent orders does not add up');
  await insertRows(db, 'stock_reservations', rows);
}

/** Everything that became of the orders of a firm. */
export async function writeJourneys(
  db: NodePgDatabase,
  firmId: bigint,
  told: readonly ToldOrder[],
  random: Random,
): Promise<void> {
  await writeParts(db, firmId, await numberParts(db, told), random);
  await writeReservations(db, firmId, told);
  const ways = told.map(({ orderId, steps }) =>
    steps.flatMap(({ way, at }) => way.map((status) => ({ id: orderId, status, at }))),
  );
  await walk(db, 'orders', ways);
  await db.execute(sql`update orders o set cancelled_fen = o.goods_fen
    where o.firm_id = ${firmId} and o.status = 'cancelled'`);
}

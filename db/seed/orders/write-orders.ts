import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import { readSkusForSaleById } from '#features/catalog/api/public.ts';
import { type HeldStock, linePromises, type WorkLine } from '#features/fulfilment/rules/public.ts';
import type { Random } from '../catalog/prng.ts';
import { type DraftOrder, draftOrders } from './draft-orders.ts';
import { heldThen, holdNow, nearestWarehouse } from './hold-stock.ts';
import { insertRows, type PlainRow, takeIds } from './insert-rows.ts';
import { type OrderStep, orderSteps, partsOf } from './order-steps.ts';
import { type Journey, planJourney } from './plan-journey.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { promiseThen, readRoads } from './promise-then.ts';
import type { OrderingFirm } from './write-customers.ts';
import { writeJourneys } from './write-journeys.ts';

interface Sources {
  random: Random;
  now: Date;
  /** Number of the next order of a day. */
  nextOrderNo: (day: Date) => string;
}

/** An order with all that became of it. */
export interface ToldOrder extends DraftOrder {
  orderId: bigint;
  work: WorkLine[];
  held: HeldStock[];
  /** Its stock stands in the books: reserved by now, or gone. */
  recent: boolean;
  journey: Journey;
  steps: OrderStep[];
}

const DAY_MS = 86_400_000;
/** Orders of the last days have really reserved what they hold. */
const RECENT_DAYS = 8;
/** Days after which an order is billed, and settled. */
const BILLED_DAYS = 25;
const SETTLED_DAYS = 45;

function workLines({ lines }: DraftOrder, lineIds: readonly bigint[]): Omit<WorkLine, 'promises'>[] {
  return lines.map(({ item, quantity }, index) => ({
    lineId: lineIds[index] ?? 0n,
    lineNo: index + 1,
    skuId: item.skuId,
    itemNo: item.itemNo,
    quantity,
    productName: item.name,
    orderUnit: item.orderUnit,
    cancelled: 0,
    dayType: item.dayType,
    deliveryDays: item.deliveryDays,
    fields: NO_LINE_FIELDS,
  }));
}

async function tellOrders(
  db: NodePgDatabase,
  drafts: readonly DraftOrder[],
  { random, now }: Sources,
): Promise<ToldOrder[]> {
  const roads = await readRoads(db);
  const orderIds = await takeIds(db, 'orders', drafts.length);
  const lineIds = await takeIds(
    db,
    'order_lines',
    drafts.reduce((sum, { lines }) => sum + lines.length, 0),
  );
  const told: ToldOrder[] = [];
  for (const [place, draft] of drafts.entries()) {
    const unpromised = workLines(draft, lineIds.splice(0, draft.lines.length));
    const { submittedAt, buyer } = draft;
    const recent = now.getTime() - submittedAt.getTime() < RECENT_DAYS * DAY_MS;
    const home = nearestWarehouse(buyer.address.province);
    const held = recent ? await holdNow(db, unpromised) : heldThen(unpromised, home, random);
    const stock = roads(buyer.address.province);
    const work = unpromised.map((line) => ({ ...line, promises: promiseThen(line, held, { stock, submittedAt }) }));
    const journey = planJourney({ submittedAt, now, lines: work, held }, random);
    const steps = orderSteps(submittedAt, journey);
    told.push({ ...draft, orderId: orderIds[place] ?? 0n, work, held, recent, journey, steps });
  }
  return told;
}

function orderRow(firmId: bigint, order: ToldOrder, now: Date): PlainRow {
  const { orderId, buyer, submittedAt, goodsFen, freightFen, taxFen, steps } = order;
  const days = (now.getTime() - submittedAt.getTime()) / DAY_MS;
  const bought = steps.at(-1)?.to === 'completed';
  return {
    id: orderId,
    firm_id: firmId,
    user_id: buyer.userId,
    order_no: order.orderNo,
    status: 'to_ship',
    po_number: order.poNumber,
    note: '',
    address: buyer.address,
    region_code: '',
    pay_way: 'account',
    approval_status: 'none',
    payment_status: 'none',
    after_sale_status: 'none',
    invoice_status: bought && days > BILLED_DAYS ? 'full' : 'none',
    statement_status: bought && days > SETTLED_DAYS ? 'settled' : bought && days > BILLED_DAYS ? 'billed' : 'none',
    goods_fen: goodsFen,
    freight_fen: freightFen,
    discount_fen: 0,
    total_fen: goodsFen + freightFen,
    tax_fen: taxFen,
    line_count: order.lines.length,
    cancelled_fen: 0,
    version: 1,
    submitted_at: submittedAt,
    updated_at: submittedAt,
  };
}

/** Units of a line that have left, and those that were taken. */
function countsOf({ journey }: ToldOrder, lineId: bigint) {
  let [shipped, signed] = [0, 0];
  for (const { lines, shippedAt, settledAt, counts } of journey.parts) {
    const units = lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
    if (shippedAt) shipped += units;
    if (settledAt) signed += counts.find((count) => count.lineId === lineId)?.received ?? 0;
  }
  return { shipped_quantity: shipped, signed_quantity: signed };
}

function lineRows(firmId: bigint, order: ToldOrder): PlainRow[] {
  const off = order.journey.cancelledAt !== null;
  const kept = new Map(
    linePromises({ lines: order.work, parts: partsOf(order.journey) }).map(({ lineId, promises }) => [
      lineId,
      promises,
    ]),
  );
  return order.lines.map(({ item, quantity, salesPrice, amountFen, taxFen }, index) => {
    const id = order.work[index]?.lineId ?? 0n;
    return {
      id,
      firm_id: firmId,
      order_id: order.orderId,
      line_no: index + 1,
      sku_id: item.skuId,
      item_no: item.itemNo,
      product_name: item.name,
      brand_name: item.brandName,
      mpn: item.mpn,
      order_unit: item.orderUnit,
      quantity,
      sales_price: salesPrice,
      amount_fen: amountFen,
      tax_rate_bp: item.taxRateBp,
      tax_fen: taxFen,
      day_type: item.dayType,
      delivery_days: item.deliveryDays,
      note: '',
      project: '',
      customer_code: '',
      promises: kept.get(id) ?? order.work[index]?.promises ?? [],
      department: order.department,
      cost_center: order.costCenter,
      ...countsOf(order, id),
      cancelled_quantity: off ? quantity : 0,
      cancelled_fen: off ? amountFen : 0,
    };
  });
}

const eventRows = (firmId: bigint, { orderId, buyer, steps }: ToldOrder): PlainRow[] =>
  steps.map(({ at, kind, from, to, detail, byBuyer }) => ({
    firm_id: firmId,
    order_id: orderId,
    kind,
    from_status: from,
    to_status: to,
    detail,
    created_at: at,
    user_id: byBuyer ? buyer.userId : null,
  }));

/** Writes a year of orders of one firm; the transaction is in the name of that firm. Answers how many there are. */
export async function writeOrders(
  db: NodePgDatabase,
  firm: OrderingFirm,
  planned: readonly PlannedOrder[],
  sources: Sources,
): Promise<number> {
  const skuIds = [...new Set(planned.flatMap(({ lines }) => lines.map(({ skuId }) => skuId)))];
  if (skuIds.length === 0) return 0;
  const items = new Map((await readSkusForSaleById(db, skuIds, firm.levelCode)).map((item) => [item.skuId, item]));
  const told = await tellOrders(db, draftOrders(firm, planned, items, sources), sources);
  const { firmId } = firm;
  await insertRows(
    db,
    'orders',
    told.map((order) => orderRow(firmId, order, sources.now)),
  );
  await insertRows(
    db,
    'order_lines',
    told.flatMap((order) => lineRows(firmId, order)),
  );
  await insertRows(
    db,
    'order_events',
    told.flatMap((order) => eventRows(firmId, order)),
  );
  await writeJourneys(db, firmId, told, sources.random);
  return told.length;
}

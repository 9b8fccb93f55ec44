import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readSkusForSaleById, reserveStock, type SkuForSale } from '#features/catalog/api/public.ts';
import { needsStock, snapQuantity } from '#features/catalog/rules/public.ts';
import { orderEvents, orderLines, orders, stockReservations } from '#features/orders/api/public.ts';
import { freightOf } from '#features/orders/rules/public.ts';
import { priceAt } from '#features/prices/rules/public.ts';
import { lineAmount, sum, taxWithin } from '#platform/shared/money.ts';
import type { Random } from '../catalog/prng.ts';
import { orderProgress, type ProgressStep } from './order-progress.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { OrderingFirm } from './write-customers.ts';

interface DraftLine {
  item: SkuForSale;
  quantity: number;
  salesPrice: bigint;
  amountFen: bigint;
  taxFen: bigint;
}

interface DraftOrder {
  orderNo: string;
  buyer: OrderingFirm['buyers'][number];
  submittedAt: Date;
  lines: DraftLine[];
  steps: ProgressStep[];
}

interface Sources {
  random: Random;
  now: Date;
  /** Number of the next order of a day. */
  nextOrderNo: (day: Date) => string;
}

function draftLine(item: SkuForSale, wanted: number): DraftLine[] {
  const { moq, step, taxRateBp } = item;
  const quantity = snapQuantity({ value: Math.max(wanted, moq), previous: 0, moq, step });
  const salesPrice = priceAt(item.tiers, quantity);
  if (quantity === 0 || salesPrice === 0n) return [];
  const amountFen = lineAmount(salesPrice, quantity);
  return [{ item, quantity, salesPrice, amountFen, taxFen: taxWithin(amountFen, taxRateBp) }];
}

/** Orders as they will stand in the tables, at the prices of the firm. */
function draftOrders(
  firm: OrderingFirm,
  planned: readonly PlannedOrder[],
  items: ReadonlyMap<bigint, SkuForSale>,
  { random, now, nextOrderNo }: Sources,
): DraftOrder[] {
  return planned.flatMap(({ submittedAt, lines: wanted }) => {
    const lines = wanted.flatMap(({ skuId, quantity }) => {
      const item = items.get(skuId);
      return item ? draftLine(item, quantity) : [];
    });
    const buyer = random.pick(firm.buyers);
    const steps = orderProgress(submittedAt, now, random);
    return lines.length > 0 ? [{ orderNo: nextOrderNo(submittedAt), buyer, submittedAt, lines, steps }] : [];
  });
}

function orderRow(firmId: bigint, { orderNo, buyer, submittedAt, lines }: DraftOrder): typeof orders.$inferInsert {
  const goodsFen = sum(lines.map(({ amountFen }) => amountFen));
  const freightFen = freightOf({ goodsFen, freeShipping: false });
  return {
    ...{ firmId, userId: buyer.userId, orderNo, address: buyer.address, submittedAt, updatedAt: submittedAt },
    ...{ status: 'to_ship', goodsFen, freightFen, totalFen: goodsFen + freightFen, lineCount: lines.length },
    taxFen: sum(lines.map(({ taxFen }) => taxFen)),
  };
}

function lineRows(firmId: bigint, orderId: bigint, { lines }: DraftOrder): (typeof orderLines.$inferInsert)[] {
  return lines.map(({ item, ...figures }, index) => ({
    ...{
      firmId,
      orderId,
      lineNo: index + 1,
      ...figures,
      skuId: item.skuId,
      itemNo: item.itemNo,
      productName: item.name,
    },
    ...{ brandName: item.brandName, mpn: item.mpn, orderUnit: item.orderUnit, taxRateBp: item.taxRateBp },
    ...{ dayType: item.dayType, deliveryDays: item.deliveryDays },
  }));
}

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
  const drafts = draftOrders(firm, planned, items, sources);
  const { firmId } = firm;
  const written = await db
    .insert(orders)
    .values(drafts.map((draft) => orderRow(firmId, draft)))
    .returning({ id: orders.id, orderNo: orders.orderNo });
  const ids = new Map(written.map(({ id, orderNo }) => [orderNo, id]));
  const placed = drafts.flatMap((draft) => {
    const orderId = ids.get(draft.orderNo);
    return orderId === undefined ? [] : [{ ...draft, orderId }];
  });
  const lines = await db
    .insert(orderLines)
    .values(placed.flatMap((draft) => lineRows(firmId, draft.orderId, draft)))
    .returning({ id: orderLines.id, orderId: orderLines.orderId, skuId: orderLines.skuId });
  await writeProgress(db, firmId, placed);
  const lineIds = new Map(lines.map(({ id, orderId, skuId }) => [`${orderId} ${skuId}`, id]));
  for (const order of placed) if (order.steps.length === 1) await holdStock(db, firmId, order, lineIds);
  return placed.length;
}

type PlacedOrder = DraftOrder & { orderId: bigint };

/** The log, and the moves it tells of, one by one: the database refuses to skip any. */
async function writeProgress(db: NodePgDatabase, firmId: bigint, placed: readonly PlacedOrder[]): Promise<void> {
  const events = placed.flatMap(({ orderId, buyer, steps }) =>
    steps.map(({ from, to, kind, at }) => ({
      ...{ firmId, orderId, kind, fromStatus: from, toStatus: to, createdAt: at },
      userId: ['created', 'cancelled', 'signed'].includes(kind) ? buyer.userId : null,
    })),
  );
  await db.insert(orderEvents).values(events);
  for (const to of ['cancelled', 'to_receive', 'signed', 'completed'] as const) {
    const moved = placed.flatMap(({ orderId, steps }) => {
      const step = steps.find((one) => one.to === to);
      return step ? [{ orderId, at: step.at.toISOString() }] : [];
    });
    if (moved.length === 0) continue;
    await db.execute(sql`
      update orders o set status = ${to}, version = o.version + 1, updated_at = m.at
      from unnest(${sql.param(moved.map(({ orderId }) => String(orderId)))}::bigint[],
        ${sql.param(moved.map(({ at }) => at))}::timestamptz[]) as m (id, at)
      where o.firm_id = ${firmId} and o.id = m.id`);
  }
}

/** Open orders hold their stock, as far as it reaches; what is short waits for the next delivery. */
async function holdStock(
  db: NodePgDatabase,
  firmId: bigint,
  { orderId, lines }: Pick<PlacedOrder, 'orderId' | 'lines'>,
  lineIds: ReadonlyMap<string, bigint>,
): Promise<void> {
  const fromStock = lines.filter(({ item }) => needsStock(item.dayType));
  const plan = await reserveStock(
    db,
    fromStock.map(({ item, quantity }) => ({ skuId: item.skuId, quantity })),
  );
  if (!plan.ok) {
    const scarce = plan.short.map(({ skuId }) => skuId);
    const rest = lines.filter(({ item }) => !scarce.includes(item.skuId));
    return holdStock(db, firmId, { orderId, lines: rest }, lineIds);
  }
  const rows = plan.allocations.flatMap((allocation) => {
    const lineId = lineIds.get(`${orderId} ${allocation.skuId}`);
    return lineId === undefined ? [] : [{ firmId, orderId, lineId, ...allocation }];
  });
  if (rows.length > 0) await db.insert(stockReservations).values(rows);
}

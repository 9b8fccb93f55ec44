import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { quoteConversions, quoteEvents, quoteLines, quotes, quoteVersions } from '#features/quotes/api/quote-tables.ts';
import { moneyOf, totalsOf } from '#features/quotes/rules/public.ts';
import { DEMO_ORDERED } from './demo-cases.ts';
import type { DemoPlace } from './read-demo-facts.ts';
import { numberOn, walk } from './write-demo-enquiries.ts';

const DAY_MS = 86_400_000;
const VALID_DAYS = 30;
/** Days from the offer to the order. */
const LEAD_DAYS = 2;

interface OrderedLine extends Record<string, unknown> {
  orderId: string;
  orderedAt: string;
  skuId: string;
  itemNo: string;
  productName: string;
  brandName: string;
  model: string;
  unit: string;
  quantity: number;
  salesPrice: string;
  taxRateBp: number;
  deliveryDays: number | null;
}

/** Lines of an order of this person that goes its way: the latest, or one further back. */
async function readOrdered(db: NodePgDatabase, { firmId, userId }: DemoPlace, back: number) {
  const { rows } = await db.execute<OrderedLine>(sql`
    select o.id::text "orderId", o.submitted_at::text "orderedAt", l.sku_id::text "skuId", l.item_no "itemNo",
      l.product_name "productName", coalesce(l.brand_name, '') "brandName", coalesce(l.mpn, '') model, l.order_unit unit,
      l.quantity, l.sales_price::text "salesPrice", l.tax_rate_bp "taxRateBp", l.delivery_days "deliveryDays"
    from order_lines l join (select id, submitted_at from orders where firm_id = ${firmId} and user_id = ${userId}
      and status not in ('cancelled', 'approving', 'unpaid') and not exists (select from order_lines c
        where c.firm_id = orders.firm_id and c.order_id = orders.id and c.cancelled_quantity > 0) order by submitted_at desc offset ${back} limit 1) o
      on o.id = l.order_id
    where l.firm_id = ${firmId} order by l.line_no`);
  return rows;
}

type Line = ReturnType<typeof lineOf>;

/** Taken in part: as much again is left of every line. */
function lineOf(row: OrderedLine, index: number, taken: 'part' | 'all') {
  const { skuId, itemNo, productName, brandName, model, unit, taxRateBp, deliveryDays } = row;
  const quantity = taken === 'part' ? row.quantity * 2 : row.quantity;
  const unitPrice = BigInt(row.salesPrice);
  return {
    lineNo: index + 1,
    skuId: BigInt(skuId),
    itemNo,
    productName,
    brandName,
    model,
    unit,
    deliveryDays,
    quantity,
    unitPrice,
    taxRateBp,
    convertedQuantity: row.quantity,
    counted: true,
    ...moneyOf({ unitPrice, quantity, taxRateBp }),
  };
}

const takenFen = (lines: readonly Line[]) =>
  totalsOf(
    lines.map((line) => ({ ...line, quantity: line.convertedQuantity })),
    0n,
  ).goodsFen;

async function writeHead(
  db: NodePgDatabase,
  place: DemoPlace,
  lines: readonly Line[],
  { title, startedAt, staffUserId }: { title: string; startedAt: number; staffUserId: bigint },
) {
  const at = new Date(startedAt);
  const validUntil = new Date(startedAt + VALID_DAYS * DAY_MS);
  const totals = totalsOf(lines, 0n);
  const [head] = await db
    .insert(quotes)
    .values({
      ...place,
      title,
      source: 'cart',
      status: 'quoting',
      quoteNo: numberOn('BJ', startedAt),
      sentVersion: 1,
      validUntil,
      totalFen: totals.totalFen,
      convertedFen: takenFen(lines),
      assigneeUserId: staffUserId,
      createdAt: at,
      updatedAt: at,
      dueAt: at,
    })
    .returning({ id: quotes.id });
  if (!head) throw new Error('quote not written');
  const { firmId } = place;
  const [version] = await db
    .insert(quoteVersions)
    .values({
      firmId,
      quoteId: head.id,
      versionNo: 1,
      state: 'sent',
      createdBy: staffUserId,
      validDays: VALID_DAYS,
      ...totals,
      sentAt: at,
      validUntil,
      paymentTerms: '月结 30 天',
    })
    .returning({ id: quoteVersions.id });
  if (!version) throw new Error('version not written');
  return { quoteId: head.id, versionId: version.id };
}

/** What its lines cost when it was sent. */
async function writeCosts(db: NodePgDatabase, quoteId: bigint): Promise<void> {
  await db.execute(sql`insert into quote_costs (firm_id, line_id, cost, floor, supplier, source)
    select l.firm_id, l.id, k.cost, k.floor, k.supplier, 'catalogue'
    from quote_lines l join item_costs k on k.sku_id = l.sku_id where l.quote_id = ${quoteId}`);
}

/** Quotes that orders of the demo year were made of, at the prices of those orders. */
export async function writeOrderedQuotes(
  db: NodePgDatabase,
  places: ReadonlyMap<string, DemoPlace>,
  staffUserId: bigint,
): Promise<void> {
  for (const { userName, back, title, taken } of DEMO_ORDERED) {
    const place = places.get(userName);
    const ordered = place ? await readOrdered(db, place, back) : [];
    const [first] = ordered;
    if (!place || !first) continue;
    const { firmId, userId } = place;
    const orderedAt = Date.parse(first.orderedAt);
    const startedAt = orderedAt - LEAD_DAYS * DAY_MS;
    const lines = ordered.map((row, index) => lineOf(row, index, taken));
    const { quoteId, versionId } = await writeHead(db, place, lines, { title, startedAt, staffUserId });
    const ids = await db
      .insert(quoteLines)
      .values(lines.map((line) => ({ firmId, quoteId, versionId, ...line })))
      .returning({ id: quoteLines.id });
    await writeCosts(db, quoteId);
    const amountOf = (line: Line) => moneyOf({ ...line, quantity: line.convertedQuantity }).amountFen;
    await db.insert(quoteConversions).values(
      lines.map((line, index) => ({
        firmId,
        quoteId,
        orderId: BigInt(first.orderId),
        lineId: ids[index]?.id ?? 0n,
        quantity: line.convertedQuantity,
        amountFen: amountOf(line),
        createdAt: new Date(orderedAt),
      })),
    );
    await db.insert(quoteEvents).values([
      { firmId, quoteId, userId, side: 'buyer', kind: 'submitted', createdAt: new Date(startedAt) },
      ...[
        {
          firmId,
          quoteId,
          userId: staffUserId,
          side: 'desk',
          kind: 'sent',
          versionNo: 1,
          createdAt: new Date(startedAt),
        },
      ],
      ...[{ firmId, quoteId, userId, side: 'buyer', kind: 'converted', versionNo: 1, createdAt: new Date(orderedAt) }],
    ]);
    await walk(db, 'quotes', [{ id: quoteId, path: ['offered', taken === 'all' ? 'converted' : 'partly_converted'] }]);
  }
}

import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { QuotePlace } from './quote-repo.ts';
import { quoteConversions, quotes } from './quote-tables.ts';

/** The quote an order was made of; null for orders at the prices of the catalogue. */
export async function findQuoteOfOrder(
  db: Db,
  { firmId, orderId }: { firmId: bigint; orderId: bigint },
): Promise<QuotePlace | null> {
  const [row] = await db
    .select({ quoteId: quoteConversions.quoteId })
    .from(quoteConversions)
    .innerJoin(quotes, and(eq(quotes.firmId, quoteConversions.firmId), eq(quotes.id, quoteConversions.quoteId)))
    .where(and(eq(quoteConversions.firmId, firmId), eq(quoteConversions.orderId, orderId)))
    .limit(1);
  return row ? { firmId, quoteId: row.quoteId } : null;
}

/**
 * Counts anew what of each line is still ordered: what its orders took, without what was called off. An order made of a
 * quote has its lines in the order of its conversions. Counted from the orders as they stand, so that a repeat changes
 * nothing. True where something has changed.
 */
export async function recountConverted(db: Db, { firmId, quoteId }: QuotePlace): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with taken as (
      select c.*, row_number() over (partition by c.order_id order by c.id) place from quote_conversions c
       where c.firm_id = ${firmId} and c.quote_id = ${quoteId}),
    ordered as (
      select l.order_id, l.cancelled_quantity, row_number() over (partition by l.order_id order by l.line_no) place
        from order_lines_view l where l.firm_id = ${firmId} and l.order_id in (select order_id from taken)),
    kept as (
      select t.line_id, sum(case when o.status in ('cancelled', 'rejected') then 0
          else greatest(t.quantity - coalesce(l.cancelled_quantity, 0), 0) end)::int quantity
        from taken t join orders_view o on o.firm_id = t.firm_id and o.id = t.order_id
        left join ordered l on l.order_id = t.order_id and l.place = t.place group by t.line_id)
    update quote_lines q set converted_quantity = kept.quantity from kept
     where q.firm_id = ${firmId} and q.id = kept.line_id and q.converted_quantity <> kept.quantity`);
  return rowCount !== null && rowCount > 0;
}

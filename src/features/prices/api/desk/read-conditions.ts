import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { containing as pattern } from '#platform/api/like-text.ts';

/** Text somewhere in a column, whatever the case; signs of patterns mean themselves. */
export function containing(column: AnyColumn | SQL, text: string): SQL {
  return sql`${column} ilike ${pattern(text)}`;
}

/** What `priceColumns` reads. */
export interface PricedRow extends Record<string, unknown> {
  id: string;
  item_no: string;
  name: string;
  order_unit: string;
  price: string;
  list_price: string;
}

/** What every price of the desk shows of itself and its item `s`. */
export function priceColumns(table: { id: AnyColumn; price: AnyColumn }): SQL {
  return sql`${table.id}::text as id, ${table.price}::text as price, s.item_no, s.name, s.order_unit,
    s.list_price::text as list_price`;
}

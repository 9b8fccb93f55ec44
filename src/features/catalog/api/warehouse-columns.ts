import { type SQL, sql } from 'drizzle-orm';
import type { NamedStock } from '../rules/plan-delivery.ts';

/** A warehouse as JSON delivers it. */
export interface StockJson extends Omit<NamedStock, 'days'> {
  days: number | null;
}

/**
 * Every warehouse with what it holds of the item of the outer query and its days to the region; those that hold nothing
 * too, because goods made to order come in through them. Written out, because the query builder drops the names of
 * tables in queries of one table.
 */
export function stockByWarehouse(region: SQL<string | null>): SQL<StockJson[]> {
  return sql<StockJson[]>`coalesce((select json_agg(json_build_object(
      'warehouse', coalesce(w.code, s.warehouse), 'name', coalesce(w.name, s.warehouse),
      'available', coalesce(s.on_hand - s.reserved, 0), 'days', t.days))
    from (select * from stock_levels where stock_levels.sku_id = skus.id) s full join warehouses w on w.code = s.warehouse
    left join warehouse_transits t on t.warehouse = w.code and t.province_code = left(${region}, 2)), '[]'::json)`;
}

export const readStockJson = (rows: readonly StockJson[]): NamedStock[] =>
  rows.map(({ days, ...row }) => ({ ...row, days: days ?? undefined }));

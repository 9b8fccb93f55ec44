import { areaList } from '@vant/area-data';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { warehouseTransits } from '#features/catalog/api/item-tables.ts';
import { type NamedStock, needsStock, promiseFrom } from '#features/catalog/rules/public.ts';
import type { HeldStock, WorkLine } from '#features/fulfilment/rules/public.ts';
import type { LinePromise } from '#features/orders/rules/public.ts';

/** Warehouses with the days they are away from a province, by its name. */
export type Roads = (province: string) => readonly NamedStock[];

export async function readRoads(db: NodePgDatabase): Promise<Roads> {
  const roads = await db.select().from(warehouseTransits);
  const codes = new Map(Object.entries(areaList.province_list).map(([code, name]) => [name, code.slice(0, 2)]));
  const byProvince = Map.groupBy(roads, ({ provinceCode }) => provinceCode);
  return (province) =>
    (byProvince.get(codes.get(province) ?? '') ?? []).map(({ warehouse, days }) => ({
      warehouse,
      days,
      name: warehouse,
      available: 0,
    }));
}

/** What was promised for a line on the day it was ordered: from where its stock lay, the rest from a supplier. */
export function promiseThen(
  line: Omit<WorkLine, 'promises'>,
  held: readonly HeldStock[],
  { stock, submittedAt }: { stock: readonly NamedStock[]; submittedAt: Date },
): LinePromise[] {
  const own = needsStock(line.dayType) ? held.filter(({ lineId }) => lineId === line.lineId) : [];
  const rest = line.quantity - own.reduce((sum, { quantity }) => sum + quantity, 0);
  const shares = [
    ...own.map(({ warehouse, quantity }) => ({ warehouse, quantity })),
    ...(rest > 0 ? [{ warehouse: null, quantity: rest }] : []),
  ];
  return shares.map((share) => ({
    ...share,
    ...promiseFrom(line, { stock, warehouse: share.warehouse }, submittedAt),
    first: null,
  }));
}

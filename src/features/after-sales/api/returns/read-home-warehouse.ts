import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { warehousesView } from '#features/catalog/api/catalog-views.ts';
import { orderPartsView } from '#features/fulfilment/api/fulfilment-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { CaseRow } from '../case-repo.ts';

/** Where goods of an order go back to: the warehouse they left from; what a supplier sent, to the first of the shop. */
export async function homeWarehouse(db: Db, { firmId, orderId }: Pick<CaseRow, 'firmId' | 'orderId'>): Promise<string> {
  const ofOrder = and(eq(orderPartsView.firmId, firmId), eq(orderPartsView.orderId, orderId));
  const [part] = await db
    .select({ warehouse: orderPartsView.warehouse })
    .from(orderPartsView)
    .where(and(ofOrder, isNotNull(orderPartsView.warehouse)))
    .orderBy(asc(orderPartsView.partNo))
    .limit(1);
  if (part?.warehouse) return part.warehouse;
  const [first] = await db
    .select({ code: warehousesView.code })
    .from(warehousesView)
    .orderBy(asc(warehousesView.code))
    .limit(1);
  return first?.code ?? '';
}

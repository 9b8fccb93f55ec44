import { and, asc, eq, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { CONFIRM_HOURS } from '../rules/confirm-patience.ts';
import { orderEvents, orders } from './order-tables.ts';

/** Orders of one run; the next run takes the rest. */
const BATCH = 200;

/** Since when an order waits: the event that brought it here, which may come days after it was handed in. */
const WAITS_SINCE = sql`(select max(e.created_at) from ${orderEvents} e
  where e.firm_id = ${orders.firmId} and e.order_id = ${orders.id} and e.to_status = 'confirming')`;

/** Orders that have waited too long, of the last days: of what waits longer the desk has heard. */
export const readUnconfirmed = (db: Db) =>
  db
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      poNumber: orders.poNumber,
      totalFen: orders.totalFen,
      firmName: firmsView.name,
    })
    .from(orders)
    .innerJoin(firmsView, eq(firmsView.id, orders.firmId))
    .where(
      and(
        eq(orders.status, 'confirming'),
        sql`${WAITS_SINCE} between now() - interval '2 days' and now() - make_interval(hours => ${CONFIRM_HOURS})`,
      ),
    )
    .orderBy(asc(orders.submittedAt))
    .limit(BATCH);

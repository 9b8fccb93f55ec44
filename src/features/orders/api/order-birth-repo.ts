import { sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { ORDER_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { firstCodeOf } from '#features/materials/api/public.ts';
import { writingAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { jsonRows } from '#platform/api/json-rows.ts';
import { writingEffect } from '#platform/api/outbox.ts';
import type { OrderEventKind } from '../rules/order-events.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { ORDER_READY, ORDER_TOLD } from './order-news.ts';
import { orderLines, orders } from './order-tables.ts';

type Generated = 'id' | 'orderNo' | 'version' | 'submittedAt' | 'updatedAt';
type LineFields = Omit<typeof orderLines.$inferInsert, 'id' | 'firmId' | 'orderId'>;

export interface NewOrder {
  order: Omit<typeof orders.$inferInsert, Generated> & { status: OrderStatus };
  lines: readonly LineFields[];
  /** Lines without the firm's code of their item get it from its material mapping. */
  codesWanted: boolean;
  /** What the audit log keeps beside the number. */
  facts: object;
  /** In whose name it stands in the audit log, where that is not its buyer. */
  actor?: Pick<Caller, 'firmId' | 'userId'>;
}

export interface BornOrder {
  orderId: bigint;
  orderNo: string;
  /** In the order of the lines. */
  lineIds: bigint[];
}

const CREATED: OrderEventKind = 'created';

const nextOrderNo = nextNumber(ORDER_NUMBER);

function writingOrder(order: NewOrder['order']) {
  const { columns, rows } = jsonRows(orders, [order]);
  return sql`insert into orders (order_no, ${columns}) select ${nextOrderNo}, ${columns} from ${rows} as o
    returning id, firm_id, user_id, order_no, status`;
}

const MAPPED_CODE = sql`coalesce(nullif(customer_code, ''), ${firstCodeOf(sql`born.firm_id`, sql`l.sku_id`)})`;

function writingLines({ lines, codesWanted }: NewOrder) {
  const instead = codesWanted ? { customerCode: MAPPED_CODE } : {};
  const { columns, values, rows } = jsonRows(orderLines, lines, instead);
  return sql`insert into order_lines (firm_id, order_id, ${columns})
    select born.firm_id, born.id, ${values} from born, ${rows} as l returning id, line_no`;
}

const writingEvent = sql`insert into order_events (firm_id, order_id, user_id, kind, to_status)
  select firm_id, id, user_id, ${CREATED}::text, status from born`;

const writingLog = ({ order, facts, actor = order }: NewOrder) =>
  writingAudit(
    actor,
    { action: 'order.created', objectType: 'order' },
    {
      from: sql`born`,
      objectId: sql`order_no`,
      after: sql`${JSON.stringify(facts)}::jsonb || jsonb_build_object('orderNo', order_no)`,
    },
  );

/** Whoever sends goods hears of orders that need neither money nor approval; of others, those who keep figures. */
const writingNews = writingEffect(
  sql`case status when 'to_ship' then ${ORDER_READY}::text else ${ORDER_TOLD}::text end`,
  {
    from: sql`born`,
    payload: sql`jsonb_build_object('firmId', firm_id::text, 'orderId', id::text)`,
  },
);

/** Writes an order, its lines, the first entry of its timeline, the audit log and the news of it, in one statement. */
export async function insertOrder(db: Db, order: NewOrder): Promise<BornOrder> {
  const { rows } = await db.execute<{ id: string; order_no: string; line_ids: string[] }>(sql`
    with born as (${writingOrder(order.order)}),
      line as (${writingLines(order)}),
      event as (${writingEvent}),
      log as (${writingLog(order)}),
      news as (${writingNews})
    select id, order_no, (select array_agg(line.id::text order by line_no) from line) as line_ids from born`);
  const [born] = rows;
  if (!born) throw new Error('order not written');
  return { orderId: BigInt(born.id), orderNo: born.order_no, lineIds: born.line_ids.map(BigInt) };
}

import { sql } from 'drizzle-orm';
import { enquiriesView } from '#features/enquiries/api/enquiries-views.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { quotesView } from '#features/quotes/api/quotes-views.ts';
import { reportFirmDaysView, reportFirmsView } from '#features/reports/api/reports-views.ts';
import type { Db } from '#platform/api/database.ts';
import { yearBounds, yearDays } from '../rules/year-bounds.ts';
import type { ServedFirm } from './read-served-firms.ts';

/** Orders that came to nothing count for nobody. */
const VOID_ORDERS = ['rejected', 'cancelled', 'closed'];
const LIVE_QUOTES = ['offered', 'negotiating', 'approving', 'partly_converted'];
const OPEN_ENQUIRIES = ['submitted', 'processing', 'more_info', 'partly_quoted'];
/** A quote that ends within so many days wants a word with the customer. */
const EXPIRING_DAYS = 7;
const MOST_DUTIES = 20;

const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
const idArray = (ids: readonly bigint[]) => sql`${sql.param(ids.map(String))}::bigint[]`;

const servedRows = (served: readonly ServedFirm[]) =>
  sql`unnest(${idArray(served.map(({ firmId }) => firmId))},
    ${idArray(served.map(({ participantId }) => participantId))},
    ${sql.param(served.map(({ sellerCode }) => sellerCode))}::text[]) served(firm_id, participant_id, seller_code)`;

const expiring = sql`q.status = any(${textArray(LIVE_QUOTES)}) and q.valid_until > now()
  and q.valid_until <= now() + make_interval(days => ${EXPIRING_DAYS})`;
const waiting = sql`e.status = any(${textArray(OPEN_ENQUIRIES)})`;
const counted = sql`o.status <> all(${textArray(VOID_ORDERS)})`;

export interface CustomerFigures extends Record<string, unknown> {
  firm_id: string;
  participant_id: string;
  name: string;
  short_name: string;
  customer_code: string;
  last_no: string | null;
  last_at: Date | string | null;
  last_fen: string | null;
  this_year_fen: string;
  last_year_fen: string;
  year_orders: number;
  /** Of this year, by links that carry the person's job code. */
  shared_orders: number;
  shared_fen: string;
  shared_quotes: number;
  shared_enquiries: number;
  habit_orders: number;
  habit_first: Date | string | null;
  expiring_quotes: number;
  open_enquiries: number;
  /** Orders from before the ledger are still being counted. */
  building: boolean;
}

/**
 * Figures of each served firm in one statement. What was bought comes from the days of its ledger (decision 0065): a row for each
 * day on which it ordered, however many orders that were.
 */
export async function readCustomerFigures(db: Db, served: readonly ServedFirm[], now: Date) {
  const { thisYear, today, lastYear, until } = yearDays(now);
  const instants = { thisYear: yearBounds(now).thisYear.toISOString() };
  const { rows } = await db.execute<CustomerFigures>(sql`
    select served.firm_id, served.participant_id, f.name, f.short_name, f.customer_code,
           latest.order_no as last_no, latest.submitted_at as last_at, latest.total_fen as last_fen,
           year.this_year_fen, year.last_year_fen, year.year_orders, year.habit_orders, year.habit_first,
           shared.shared_orders, shared.shared_fen, ledger.built_at is null and latest.order_no is not null as building,
           (select count(*)::int from ${quotesView} q where q.firm_id = f.id and ${expiring}) as expiring_quotes,
           (select count(*)::int from ${enquiriesView} e where e.firm_id = f.id and ${waiting}) as open_enquiries,
           (select count(*)::int from ${quotesView} q where q.firm_id = f.id and q.created_at >= ${instants.thisYear}
              and q.share_code = served.seller_code) as shared_quotes,
           (select count(*)::int from ${enquiriesView} e where e.firm_id = f.id and e.created_at >= ${instants.thisYear}
              and e.share_code = served.seller_code and e.status <> 'draft') as shared_enquiries
      from ${servedRows(served)}
      join ${firmsView} f on f.id = served.firm_id
      left join lateral (
        select o.order_no, o.submitted_at, o.total_fen from ${ordersView} o where o.firm_id = f.id and ${counted}
         order by o.submitted_at desc, o.id desc limit 1) latest on true
      left join lateral (
        select coalesce(sum(d.amount_fen) filter (where d.booked_on >= ${thisYear}::date), 0) as this_year_fen,
               coalesce(sum(d.amount_fen) filter (where d.booked_on <= ${until}::date), 0) as last_year_fen,
               coalesce(sum(d.orders) filter (where d.booked_on >= ${thisYear}::date), 0)::int as year_orders,
               coalesce(sum(d.orders) filter (where d.booked_on > ${today}::date - 365), 0)::int as habit_orders,
               min(d.booked_on) filter (where d.booked_on > ${today}::date - 365 and d.orders > 0)::text as habit_first
          from ${reportFirmDaysView} d where d.firm_id = f.id and d.booked_on >= ${lastYear}::date) year on true
      left join lateral (
        select count(*)::int as shared_orders, coalesce(sum(o.total_fen - o.cancelled_fen), 0) as shared_fen
          from ${ordersView} o where o.firm_id = f.id and o.share_code = served.seller_code
           and o.submitted_at >= ${instants.thisYear} and ${counted}) shared on true
      left join ${reportFirmsView} ledger on ledger.firm_id = f.id`);
  return rows;
}

export interface DutyRow extends Record<string, unknown> {
  kind: 'quote' | 'enquiry';
  firm_id: string;
  participant_id: string;
  firm_name: string;
  number: string;
  title: string;
  status: string;
  fen: string;
  /** When the quote ends, when the enquiry came. */
  at: Date | string;
}

/** Quotes that end soon, the next first, and enquiries without an answer, the oldest first. */
export async function readDuties(db: Db, served: readonly ServedFirm[]): Promise<DutyRow[]> {
  const { rows } = await db.execute<DutyRow>(sql`
    with served as materialized (select * from ${servedRows(served)})
    (select 'quote' as kind, served.firm_id, served.participant_id, f.name as firm_name, q.quote_no as number, q.title,
            q.status, q.total_fen as fen, q.valid_until as at
       from served join ${firmsView} f on f.id = served.firm_id join ${quotesView} q on q.firm_id = f.id
      where ${expiring} order by q.valid_until, q.id limit ${MOST_DUTIES})
    union all
    (select 'enquiry', served.firm_id, served.participant_id, f.name, e.enquiry_no, e.title, e.status, 0, e.created_at
       from served join ${firmsView} f on f.id = served.firm_id join ${enquiriesView} e on e.firm_id = f.id
      where ${waiting} order by e.created_at, e.id limit ${MOST_DUTIES})`);
  return rows;
}

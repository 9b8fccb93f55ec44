import { sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { DeskFilter } from '../../contract/desk-schemas.ts';
import { type ReportFilter, reportFilter } from '../../contract/report-filter.ts';
import { comparedDays } from '../../rules/stretches.ts';
import type { Asking } from '../figures/figure-reader.ts';
import type { KeptFigures } from '../figures/kept-figures.ts';
import { reportFirms } from '../report-tables.ts';

interface Ledgers extends Record<string, unknown> {
  done: number;
  total: number;
  open: number;
  today: string;
  as_of: string;
  /** Moves with every booking of any firm. */
  generation: string;
}

/** How far the ledgers of all firms are; one that nobody has begun is open too, but for firms that never ordered. */
async function readLedgers(db: Db): Promise<Ledgers> {
  const { rows } = await db.execute<Ledgers>(sql`
    select coalesce(sum(built_orders), 0)::int as done, coalesce(sum(greatest(orders_to_build, built_orders)), 0)::int as total,
      count(*) filter (where built_at is null and exists (select 1 from orders_view o where o.firm_id = f.id))::int as open,
       (now() at time zone 'Asia/Shanghai')::date::text as today,
      coalesce(sum(generation), 0)::text as generation,
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as as_of
    from firms_view f left join ${reportFirms} on ${reportFirms.firmId} = f.id`);
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return row;
}

/** The filter of all reports, with every condition of a company left open. */
function wholeFilter(input: DeskFilter): ReportFilter {
  const { from, to, compare, grain } = input;
  return reportFilter.parse({ from, to, compare, grain });
}

/**
 * Asks of all firms at once, for the desk alone: its calls run under its right, without which not one of these rows is seen. What
 * a call asks beside the filter (`more`) goes along.
 */
export async function askOfAll<More extends object>(
  db: Db,
  caller: SignedInCaller,
  input: DeskFilter,
  more: More,
  kept: KeptFigures,
): Promise<Asking<ReportFilter & More>> {
  const { done, total, open, today, as_of: asOf, generation } = await readLedgers(db);
  const filter = { ...wholeFilter(input), ...more };
  const { from, to, basis, tax } = filter;
  const { firmId } = caller;
  return {
    db,
    filter,
    kept,
    viewer: {
      caller,
      firmId,
      people: null,
      generation: BigInt(generation),
      closingDay: 0,
      lastClosed: null,
      building: open > 0 ? { done, total } : null,
      today,
      asOf,
    },
    wanted: {
      firmId,
      everyFirm: true,
      basis,
      tax,
      from,
      to,
      compared: comparedDays(filter),
      people: null,
      places: [],
    },
  };
}

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { FigureDimension, FigureRow, FigureSort, FigureSums } from '../../contract/figure-schemas.ts';
import { shareText } from '../../rules/figure-numbers.ts';
import { answeredHours, type FigureScope, figureLines } from './figure-lines-repo.ts';
import { nameRows } from './read-row-names.ts';

/** Rows that a table shows. */
const MOST_ROWS = 100;

interface Counted extends Record<string, unknown> {
  key: string;
  signed: number;
  claimed: number;
  fault_lines: number;
  fen: string;
  cases: number;
  hours: number | null;
}

const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours));

const countsOf = ({ signed, claimed, fault_lines: faultLines, fen, cases, hours }: Counted) => ({
  signed,
  claimed,
  faultLines,
  cases,
  rate: shareText(claimed, signed),
  amount: formatAmount(BigInt(fen)),
  settledHours: rounded(hours),
});

const ORDER = {
  most: sql`sum(cases) desc, sum(claimed) desc, key`,
  rate: sql`sum(claimed)::float8 / greatest(sum(signed), 1) desc, sum(claimed) desc, key`,
} as const;

/** Where something came back, what share of it, and how long it took; the worst first. */
export async function readFigureRows(
  db: Db,
  scope: FigureScope,
  { by, sort }: { by: FigureDimension; sort: FigureSort },
): Promise<{ rows: FigureRow[]; cut: boolean }> {
  const ofCases = by === 'reason' || by === 'kind';
  // One sum over three counts: joined, the planner would count one of them again for every row of another.
  const { rows } = await db.execute<Counted & { name: string }>(sql`${figureLines(scope, by, by === 'item')},
    by_line as (select key, line_id, bool_or(fault) as fault, sum(asked_fen) fen,
        ${by === 'item' ? sql`max(product_name)` : sql`''::text`} as name from claimed group by key, line_id),
    by_case as (select distinct key, case_id, hours from claimed),
    counted as (
      select key, count(*)::int signed, 0 claimed, 0 fault_lines, 0 as fen, null::text as name, 0 cases, null::float8 as hours
        from signed group by key
      union all
      select key, 0, count(*)::int, (count(*) filter (where fault))::int, sum(fen), max(name), 0, null from by_line group by key
      union all
      select key, 0, 0, 0, 0, null, count(*)::int, percentile_cont(0.5) within group (order by hours) from by_case group by key)
    select key, ${ofCases ? sql`(select count(*) from signed)` : sql`sum(signed)`}::int as signed, sum(claimed)::int as claimed,
      sum(fault_lines)::int as fault_lines, sum(fen)::text as fen, max(name) as name, sum(cases)::int as cases,
      max(hours) as hours
    from counted group by key having sum(claimed) > 0
    order by ${by === 'month' ? sql`key desc` : ORDER[sort]} limit ${MOST_ROWS + 1}`);
  const named = await nameRows(db, by, rows.slice(0, MOST_ROWS));
  return {
    rows: named.map(({ row, ...words }) => ({ key: row.key, ...words, ...countsOf(row) })),
    cut: rows.length > MOST_ROWS,
  };
}

/** The same of everything together. */
export async function readFigureSums(db: Db, scope: FigureScope): Promise<FigureSums> {
  const { rows } = await db.execute<
    Counted & { open: number; settled: number; hours_90: number | null; answered: number | null }
  >(sql`${figureLines(scope)},
    one as (select distinct case_id, hours, open from claimed)
    select '' as key, (select count(*)::int from signed) as signed, l.*, b.*
    from (select count(distinct line_id)::int claimed, count(distinct line_id) filter (where fault)::int fault_lines,
        coalesce(sum(asked_fen), 0)::text fen from claimed) l
      cross join (select count(*)::int cases, count(*) filter (where open)::int as open, count(hours)::int settled,
          (percentile_cont(0.5) within group (order by hours))::float8 as hours,
          (percentile_cont(0.9) within group (order by hours))::float8 as hours_90,
          (percentile_cont(0.5) within group (order by ${answeredHours}))::float8 as answered
        from one) b`);
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return {
    ...countsOf(row),
    faultShare: shareText(row.fault_lines, row.claimed),
    openCases: row.open,
    settledCases: row.settled,
    settledHours90: rounded(row.hours_90),
    answeredHours: rounded(row.answered),
  };
}

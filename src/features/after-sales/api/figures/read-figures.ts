import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { FigureDimension, FigureRow, FigureSort, FigureSums } from '../../contract/figure-schemas.ts';
import { shareText } from '../../rules/figure-numbers.ts';
import { answeredHours, type FigureScope, figureLines } from './figure-lines-repo.ts';
import { nameRows } from './name-rows.ts';

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
  most: sql`b.cases desc, l.claimed desc, l.key`,
  rate: sql`l.claimed::float8 / greatest(s.signed, 1) desc, l.claimed desc, l.key`,
} as const;

/** Where something came back, what share of it, and how long it took; the worst first. */
export async function readFigureRows(
  db: Db,
  scope: FigureScope,
  { by, sort }: { by: FigureDimension; sort: FigureSort },
): Promise<{ rows: FigureRow[]; cut: boolean }> {
  const ofCases = by === 'reason' || by === 'kind';
  const { rows } = await db.execute<Counted & { name: string }>(sql`${figureLines(scope, by)}
    select l.key, s.signed, l.claimed, l.fault_lines, l.fen::text as fen, l.name, b.cases, b.hours::float8 as hours
    from (select key, count(distinct line_id)::int claimed, count(distinct line_id) filter (where fault)::int fault_lines,
        sum(asked_fen) fen, max(product_name) as name from claimed group by key) l
      join (select key, count(*)::int cases, percentile_cont(0.5) within group (order by hours) as hours
        from (select distinct key, case_id, hours from claimed) one group by key) b on b.key = l.key
      join (select key, count(*)::int signed from signed group by key) s on ${ofCases ? sql`true` : sql`s.key = l.key`}
    order by ${ORDER[sort]} limit ${MOST_ROWS + 1}`);
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

import { sql } from 'drizzle-orm';
import { forecastBudget } from '#features/budgets/rules/public.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { BudgetRule } from '../../rules/budget-allowance.ts';
import { shareText } from '../../rules/percent.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { inCenters } from '../figures/read-budgets.ts';

/** Periods shown at most, the latest first. */
const MOST = 300;

type Row = Record<
  'id' | 'code' | 'name' | 'frequency' | 'starts_on' | 'ends_on' | 'limit_fen' | 'reserved_fen' | 'used_fen',
  string
>;

async function readPeriods({ db, wanted, filter }: Asking): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.code, c.name, r.frequency, p.starts_on::text, p.ends_on::text, p.limit_fen, p.reserved_fen, p.used_fen
    from budget_periods_view p join cost_rules_view r on r.firm_id = p.firm_id and r.id = p.rule_id
      join cost_centers_view c on c.firm_id = p.firm_id and c.id = p.cost_center_id
    where p.firm_id = ${wanted.firmId} and p.starts_on <= ${filter.to} and p.ends_on >= ${filter.from}
      and ${inCenters(wanted)}
    order by p.starts_on desc, c.path, p.id limit ${MOST}`);
  return rows;
}

function presentPeriod(row: Row, today: string) {
  const [limit, reserved, used] = [BigInt(row.limit_fen), BigInt(row.reserved_fen), BigInt(row.used_fen)];
  const taken = reserved + used;
  const ended = row.ends_on < today;
  const forecast = ended ? taken : forecastBudget(taken, { startsOn: row.starts_on, endsOn: row.ends_on }, today);
  const limited = limit >= 0n;
  return {
    costCenter: row.id,
    code: row.code,
    name: row.name,
    frequency: row.frequency as BudgetRule['frequency'],
    from: row.starts_on,
    to: row.ends_on,
    limit: limited ? formatAmount(limit) : null,
    used: formatAmount(used),
    reserved: formatAmount(reserved),
    use: limited ? shareText(taken, limit) : null,
    forecast: formatAmount(forecast),
    over: limited && forecast > limit ? formatAmount(forecast - limit) : null,
  };
}

/** Budgets of the periods in sight: what is taken, and what will be if it goes on like this. */
export async function readBudgetReport(asking: Asking) {
  const { viewer, filter } = asking;
  // Budgets count everybody's orders: who sees some people's alone is not told the rest.
  const restricted = viewer.people !== null;
  const periods = restricted ? [] : await readPeriods(asking);
  return {
    head: presentHead(viewer, { ...filter, compare: 'none' }, ['budget', 'budgetUse']),
    restricted,
    rows: periods.map((row) => presentPeriod(row, viewer.today)),
  };
}

import type pg from 'pg';

const HELD = `
  select firm_id, period_id, document_type, document_no, cost_center_id,
    sum(case kind when 'reserve' then amount_fen when 'credit' then 0 else -amount_fen end) as reserved,
    sum(case kind when 'confirm' then amount_fen when 'credit' then -amount_fen else 0 end) as used
  from budget_entries group by firm_id, period_id, document_type, document_no, cost_center_id`;

/** What must be true of budgets at every moment; each statement finds the rows that break it. */
export const BUDGET_INVARIANTS: Readonly<Record<string, string>> = {
  'balances are the sum of the ledger': `
    select p.id from budget_periods p left join (
      select firm_id, period_id, sum(reserved) as reserved, sum(used) as used from (${HELD}) h
      group by firm_id, period_id) s on s.firm_id = p.firm_id and s.period_id = p.id
    where (p.reserved_fen, p.used_fen) is distinct from (coalesce(s.reserved, 0), coalesce(s.used, 0))`,
  'nothing is spent that is not there': `
    select p.id from budget_periods p join cost_rules r on r.firm_id = p.firm_id and r.id = p.rule_id
    where p.reserved_fen < 0 or p.used_fen < 0
      or (r.over_policy = 'block' and p.limit_fen >= 0 and p.reserved_fen + p.used_fen > p.limit_fen)`,
  'no document gives back more than it took': `
    select document_no from (${HELD}) h where reserved < 0 or used < 0`,
  'the last entry tells the balances of the period': `
    select p.id from budget_periods p join lateral (
      select e.reserved_after_fen, e.used_after_fen from budget_entries e
      where e.firm_id = p.firm_id and e.period_id = p.id order by e.id desc limit 1) e on true
    where (e.reserved_after_fen, e.used_after_fen) <> (p.reserved_fen, p.used_fen)`,
  'every entry follows from the one before': `
    select id from (
      select e.id, e.kind, e.amount_fen, e.reserved_after_fen, e.used_after_fen,
        lag(e.reserved_after_fen, 1, 0::bigint) over w as reserved, lag(e.used_after_fen, 1, 0::bigint) over w as used
      from budget_entries e window w as (partition by e.firm_id, e.period_id order by e.id)) e
    where reserved_after_fen - reserved <> amount_fen * case kind when 'reserve' then 1 when 'credit' then 0 else -1 end
      or used_after_fen - used <> amount_fen * case kind when 'confirm' then 1 when 'credit' then -1 else 0 end`,
};

/** Names of the invariants that do not hold, with some of the rows that break them; empty when all is well. */
export async function brokenBudgets(
  client: Pick<pg.ClientBase | pg.Pool, 'query'>,
): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(BUDGET_INVARIANTS)) {
    const { rows } = await client.query<Record<string, unknown>>(`${statement} limit 5`);
    if (rows.length > 0) broken[name] = rows.flatMap((row) => Object.values(row));
  }
  return broken;
}

import type pg from 'pg';
import { budgetLedger } from '#features/budgets/rules/budget-ledger.ts';
import { brokenRules, ledgerInvariants } from './ledger-invariants.ts';

/** What must be true of budgets at every moment; each statement finds the rows that break it. */
export const BUDGET_INVARIANTS: Readonly<Record<string, string>> = {
  ...ledgerInvariants(budgetLedger),
  'nothing is spent that is not there': `
    select p.id from budget_periods p join cost_rules r on r.firm_id = p.firm_id and r.id = p.rule_id
    where p.reserved_fen < 0 or p.used_fen < 0
      or (r.over_policy = 'block' and p.limit_fen >= 0 and p.reserved_fen + p.used_fen > p.limit_fen)`,
};

/** Names of the invariants that do not hold, with some of the rows that break them; empty when all is well. */
export const brokenBudgets = (client: Pick<pg.ClientBase | pg.Pool, 'query'>): Promise<Record<string, unknown[]>> =>
  brokenRules(client, BUDGET_INVARIANTS);

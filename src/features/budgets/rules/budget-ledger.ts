import { defineLedger } from '#business/ledger/rules/public.ts';
import type { ENTRY_KINDS } from './budget-labels.ts';

const KINDS = {
  reserve: { reserved: 1 },
  confirm: { reserved: -1, used: 1 },
  release: { reserved: -1 },
  credit: { used: -1 },
} as const satisfies Record<keyof typeof ENTRY_KINDS, object>;

/** Budgets as a ledger: a period is the account, the charged centre stands in every movement (specification 4, decision 0029). */
export const budgetLedger = defineLedger({
  name: 'budget',
  accounts: 'budget_periods',
  entries: 'budget_entries',
  account: 'period_id',
  charged: 'cost_center_id',
  balances: ['reserved', 'used'],
  kinds: KINDS,
});

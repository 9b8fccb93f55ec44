import { viewOf } from '#platform/api/view-of.ts';
import { creditAccounts } from './payment-tables.ts';

/** What a firm may owe, and what it owes by its ledger. */
export const creditAccountsView = viewOf(creditAccounts, ['firmId', 'id', 'limitFen', 'usedFen', 'termDays']);

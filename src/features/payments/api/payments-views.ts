import { viewOf } from '#platform/api/view-of.ts';
import { creditAccounts } from './payment-tables.ts';

export const creditAccountsView = viewOf(creditAccounts, ['id', 'firmId', 'limitFen', 'usedFen', 'termDays']);

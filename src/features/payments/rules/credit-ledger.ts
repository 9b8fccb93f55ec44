import { defineLedger } from '#business/ledger/rules/public.ts';

/** Credit as a ledger: what a firm owes under what was agreed, order by order (specification 4: 账期). */
export const creditLedger = defineLedger({
  name: 'credit',
  accounts: 'credit_accounts',
  entries: 'credit_entries',
  account: 'account_id',
  charged: 'order_id',
  balances: ['used'],
  kinds: { use: { used: 1 }, release: { used: -1 }, repaid: { used: -1 } },
});

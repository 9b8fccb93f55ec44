import { defineLedger } from '#business/ledger/rules/public.ts';

/**
 * Credit as a ledger: what a firm owes under what was agreed (specification 4: 账期). Orders use and release; money that came in
 * is `repaid` whole by its receipt, without an order, and `reversed` where it bounced; what is given up is `written_off`. Below
 * zero is money in the customer's favour.
 */
export const creditLedger = defineLedger({
  name: 'credit',
  accounts: 'credit_accounts',
  entries: 'credit_entries',
  account: 'account_id',
  charged: 'order_id',
  balances: ['used'],
  freestanding: ['receipt', 'write_off'],
  kinds: {
    use: { used: 1 },
    release: { used: -1 },
    repaid: { used: -1 },
    written_off: { used: -1 },
    reversed: { used: 1 },
  },
});

import { RECEIVABLE_INPUTS } from '#tests/factories/receivable-inputs.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';

const MONEY = 'money the company has paid to the shop, and what it pays';

export const receivablesSamples: FeatureSamples = {
  inputs: RECEIVABLE_INPUTS,
  notReached: { 'bankImports.upload': 'wants a file' },
  // What the shop decides about debts, whom it takes for whom, and its own accounts.
  internalTables: ['bank_accounts', 'bank_imports', 'bank_lines', 'known_payers', 'write_offs'],
  toldColumns: {
    credit_policies: ['credit the shop gives', 'over_limit overdue_act'],
    receipt_allocations: [MONEY, 'statement_no invoice_no matched_by'],
    receipts: [
      MONEY,
      'receipt_no method status bill_no payer_name payer_account remark bank_reference reversed_reason',
    ],
  },
};

import { RECEIVABLE_INPUTS } from '#tests/factories/receivable-inputs.ts';
import { freshCustomer } from '#tests/factories/terms-desk.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';

import { USUAL_STEPS } from '../rules/dunning-steps.ts';

const MONEY = 'money the company has paid to the shop, and what it pays';

export const receivablesSamples: FeatureSamples = {
  inputs: {
    ...RECEIVABLE_INPUTS,
    'dunning.save': async ({ shop }) => {
      const { rows } = await shop.db.owner.execute<{ version: number }>('select version from dunning_policy');
      return { version: rows[0]?.version ?? 0, steps: USUAL_STEPS };
    },
    'dunning.history': async ({ shop }) => ({ customerCode: (await freshCustomer(shop)).code }),
    'dunning.stop': async ({ shop }) => ({
      ...{ customerCode: (await freshCustomer(shop)).code, until: null, reason: '正在协商' },
    }),
  },
  notReached: { 'bankImports.upload': 'wants a file', 'dunning.resume': 'wants a company that is not reminded' },
  // What the shop decides about debts, whom it takes for whom, and its own accounts.
  internalTables: ['bank_accounts', 'bank_imports', 'bank_lines', 'known_payers', 'write_offs', 'dunning_stops'],
  toldColumns: {
    credit_policies: ['credit the shop gives', 'over_limit overdue_act'],
    receipt_allocations: [MONEY, 'statement_no invoice_no matched_by'],
    receipts: [
      MONEY,
      'receipt_no method status bill_no payer_name payer_account remark bank_reference reversed_reason',
    ],
  },
};

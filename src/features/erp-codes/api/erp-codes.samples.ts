import type { FeatureSamples } from '#tests/generated/feature-samples.ts';

export const erpCodesSamples: FeatureSamples = {
  inputs: { 'erpCodes.save': () => ({ role: 'payable', account: '2202', accountName: '应付账款' }) },
  notReached: {
    'erpCodes.import': 'wants a table',
    'erpCodes.journal': 'wants accounts and invoices',
  },
  // What a company calls its own accounts is told to nobody.
  internalTables: ['erp_codes'],
};

import { afterSalesSamples } from '#features/after-sales/api/after-sales.samples.ts';
import { companyTitlesSamples } from '#features/company-titles/api/company-titles.samples.ts';
import { customerTermsSamples } from '#features/customer-terms/api/customer-terms.samples.ts';
import { enquirySamples } from '#features/enquiries/api/enquiries.samples.ts';
import { erpCodesSamples } from '#features/erp-codes/api/erp-codes.samples.ts';
import { invoicesSamples } from '#features/invoices/api/invoices.samples.ts';
import { messageSamples } from '#business/messages/api/messages.samples.ts';
import { receivablesSamples } from '#features/receivables/api/receivables.samples.ts';
import { reportSamples } from '#features/reports/api/reports.samples.ts';
import { statementsSamples } from '#features/statements/api/statements.samples.ts';
import { transferSamples } from '#business/transfers/api/transfers.samples.ts';
import type { FeatureSamples } from './feature-samples.ts';

/** Collected from the features by `npm run generate`; do not edit. */
export const FEATURE_SAMPLES: readonly FeatureSamples[] = [
  afterSalesSamples,
  companyTitlesSamples,
  customerTermsSamples,
  enquirySamples,
  erpCodesSamples,
  invoicesSamples,
  messageSamples,
  receivablesSamples,
  reportSamples,
  statementsSamples,
  transferSamples,
];

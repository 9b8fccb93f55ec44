import { accessCalls } from '#features/access/contract/manifest.ts';
import { accountsCalls } from '#features/accounts/contract/manifest.ts';
import { afterSalesCalls } from '#features/after-sales/contract/manifest.ts';
import { approvalFlowsCalls } from '#features/approval-flows/contract/manifest.ts';
import { approvalsCalls } from '#features/approvals/contract/manifest.ts';
import { auditCalls } from '#features/audit/contract/manifest.ts';
import { budgetsCalls } from '#features/budgets/contract/manifest.ts';
import { bulkCalls } from '#features/bulk/contract/manifest.ts';
import { cartCalls } from '#features/cart/contract/manifest.ts';
import { catalogCalls } from '#features/catalog/contract/manifest.ts';
import { catalogImportCalls } from '#features/catalog-import/contract/manifest.ts';
import { checkoutCalls } from '#features/checkout/contract/manifest.ts';
import { companyTitlesCalls } from '#features/company-titles/contract/manifest.ts';
import { contentCalls } from '#features/content/contract/manifest.ts';
import { correctionsCalls } from '#features/corrections/contract/manifest.ts';
import { customerTermsCalls } from '#features/customer-terms/contract/manifest.ts';
import { diagnosticsCalls } from '#features/diagnostics/contract/manifest.ts';
import { enquiriesCalls } from '#features/enquiries/contract/manifest.ts';
import { erpCodesCalls } from '#features/erp-codes/contract/manifest.ts';
import { fulfilmentCalls } from '#features/fulfilment/contract/manifest.ts';
import { invoicesCalls } from '#features/invoices/contract/manifest.ts';
import { materialsCalls } from '#features/materials/contract/manifest.ts';
import { membersCalls } from '#features/members/contract/manifest.ts';
import { ordersCalls } from '#features/orders/contract/manifest.ts';
import { organisationCalls } from '#features/organisation/contract/manifest.ts';
import { paymentsCalls } from '#features/payments/contract/manifest.ts';
import { pricesCalls } from '#features/prices/contract/manifest.ts';
import { profileCalls } from '#features/profile/contract/manifest.ts';
import { purchasesCalls } from '#features/purchases/contract/manifest.ts';
import { quotesCalls } from '#features/quotes/contract/manifest.ts';
import { receivablesCalls } from '#features/receivables/contract/manifest.ts';
import { recommendationsCalls } from '#features/recommendations/contract/manifest.ts';
import { reportsCalls } from '#features/reports/contract/manifest.ts';
import { salesCalls } from '#features/sales/contract/manifest.ts';
import { searchCalls } from '#features/search/contract/manifest.ts';
import { selectionsCalls } from '#features/selections/contract/manifest.ts';
import { sharingCalls } from '#features/sharing/contract/manifest.ts';
import { statementsCalls } from '#features/statements/contract/manifest.ts';
import { surveysCalls } from '#features/surveys/contract/manifest.ts';
import { verificationCalls } from '#features/verification/contract/manifest.ts';
import { visibilityCalls } from '#features/visibility/contract/manifest.ts';

/** Collected from the features by `npm run generate`; do not edit. */
export const FEATURE_CALLS = {
  ...accessCalls,
  ...accountsCalls,
  ...afterSalesCalls,
  ...approvalFlowsCalls,
  ...approvalsCalls,
  ...auditCalls,
  ...budgetsCalls,
  ...bulkCalls,
  ...cartCalls,
  ...catalogCalls,
  ...catalogImportCalls,
  ...checkoutCalls,
  ...companyTitlesCalls,
  ...contentCalls,
  ...correctionsCalls,
  ...customerTermsCalls,
  ...diagnosticsCalls,
  ...enquiriesCalls,
  ...erpCodesCalls,
  ...fulfilmentCalls,
  ...invoicesCalls,
  ...materialsCalls,
  ...membersCalls,
  ...ordersCalls,
  ...organisationCalls,
  ...paymentsCalls,
  ...pricesCalls,
  ...profileCalls,
  ...purchasesCalls,
  ...quotesCalls,
  ...receivablesCalls,
  ...recommendationsCalls,
  ...reportsCalls,
  ...salesCalls,
  ...searchCalls,
  ...selectionsCalls,
  ...sharingCalls,
  ...statementsCalls,
  ...surveysCalls,
  ...verificationCalls,
  ...visibilityCalls,
};

import { accessPages } from '#features/access/web/manifest.ts';
import { accountsPages } from '#features/accounts/web/manifest.ts';
import { afterSalesPages } from '#features/after-sales/web/manifest.ts';
import { approvalFlowsPages } from '#features/approval-flows/web/manifest.ts';
import { approvalsPages } from '#features/approvals/web/manifest.ts';
import { auditPages } from '#features/audit/web/manifest.ts';
import { budgetsPages } from '#features/budgets/web/manifest.ts';
import { bulkPages } from '#features/bulk/web/manifest.ts';
import { cartPages } from '#features/cart/web/manifest.ts';
import { catalogPages } from '#features/catalog/web/manifest.ts';
import { catalogImportPages } from '#features/catalog-import/web/manifest.ts';
import { checkoutPages } from '#features/checkout/web/manifest.ts';
import { companyTitlesPages } from '#features/company-titles/web/manifest.ts';
import { correctionsPages } from '#features/corrections/web/manifest.ts';
import { customerTermsPages } from '#features/customer-terms/web/manifest.ts';
import { diagnosticsPages } from '#features/diagnostics/web/manifest.ts';
import { downloadsPages } from '#features/downloads/web/manifest.ts';
import { enquiriesPages } from '#features/enquiries/web/manifest.ts';
import { erpCodesPages } from '#features/erp-codes/web/manifest.ts';
import { fulfilmentPages } from '#features/fulfilment/web/manifest.ts';
import { invoicesPages } from '#features/invoices/web/manifest.ts';
import { membersPages } from '#features/members/web/manifest.ts';
import { messagesPages } from '#features/messages/web/manifest.ts';
import { ordersPages } from '#features/orders/web/manifest.ts';
import { paymentsPages } from '#features/payments/web/manifest.ts';
import { pricesPages } from '#features/prices/web/manifest.ts';
import { profilePages } from '#features/profile/web/manifest.ts';
import { purchasesPages } from '#features/purchases/web/manifest.ts';
import { quotesPages } from '#features/quotes/web/manifest.ts';
import { receivablesPages } from '#features/receivables/web/manifest.ts';
import { reportsPages } from '#features/reports/web/manifest.ts';
import { salesPages } from '#features/sales/web/manifest.ts';
import { searchPages } from '#features/search/web/manifest.ts';
import { selectionsPages } from '#features/selections/web/manifest.ts';
import { sharingPages } from '#features/sharing/web/manifest.ts';
import { statementPages } from '#features/statements/web/manifest.ts';
import { surveysPages } from '#features/surveys/web/manifest.ts';
import { visibilityPages } from '#features/visibility/web/manifest.ts';
import type { PageRow } from './page-row.ts';

/** Collected from the features by `npm run generate`; do not edit. */
export const FEATURE_PAGES: readonly PageRow[] = [
  ...accessPages,
  ...accountsPages,
  ...afterSalesPages,
  ...approvalFlowsPages,
  ...approvalsPages,
  ...auditPages,
  ...budgetsPages,
  ...bulkPages,
  ...cartPages,
  ...catalogPages,
  ...catalogImportPages,
  ...checkoutPages,
  ...companyTitlesPages,
  ...correctionsPages,
  ...customerTermsPages,
  ...diagnosticsPages,
  ...downloadsPages,
  ...enquiriesPages,
  ...erpCodesPages,
  ...fulfilmentPages,
  ...invoicesPages,
  ...membersPages,
  ...messagesPages,
  ...ordersPages,
  ...paymentsPages,
  ...pricesPages,
  ...profilePages,
  ...purchasesPages,
  ...quotesPages,
  ...receivablesPages,
  ...reportsPages,
  ...salesPages,
  ...searchPages,
  ...selectionsPages,
  ...sharingPages,
  ...statementPages,
  ...surveysPages,
  ...visibilityPages,
];

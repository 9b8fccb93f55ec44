import { accessAuditWords } from '#features/access/contract/audit-words.ts';
import { accountAuditWords } from '#features/accounts/contract/audit-words.ts';
import { afterSaleAuditWords } from '#features/after-sales/contract/audit-words.ts';
import { approvalFlowAuditWords } from '#features/approval-flows/contract/audit-words.ts';
import { approvalAuditWords } from '#features/approvals/contract/audit-words.ts';
import { budgetAuditWords } from '#features/budgets/contract/audit-words.ts';
import { catalogAuditWords } from '#features/catalog/contract/audit-words.ts';
import { companyTitleAuditWords } from '#features/company-titles/contract/audit-words.ts';
import { correctionAuditWords } from '#features/corrections/contract/audit-words.ts';
import { customerTermsAuditWords } from '#features/customer-terms/contract/audit-words.ts';
import { enquiryAuditWords } from '#features/enquiries/contract/audit-words.ts';
import { erpCodeAuditWords } from '#features/erp-codes/contract/audit-words.ts';
import { fulfilmentAuditWords } from '#features/fulfilment/contract/audit-words.ts';
import { invoiceAuditWords } from '#features/invoices/contract/audit-words.ts';
import { materialAuditWords } from '#features/materials/contract/audit-words.ts';
import { memberAuditWords } from '#features/members/contract/audit-words.ts';
import { orderAuditWords } from '#features/orders/contract/audit-words.ts';
import { organisationAuditWords } from '#features/organisation/contract/audit-words.ts';
import { paymentAuditWords } from '#features/payments/contract/audit-words.ts';
import { priceAuditWords } from '#features/prices/contract/audit-words.ts';
import { profileAuditWords } from '#features/profile/contract/audit-words.ts';
import { quoteAuditWords } from '#features/quotes/contract/audit-words.ts';
import { receivableAuditWords } from '#features/receivables/contract/audit-words.ts';
import { recommendationAuditWords } from '#features/recommendations/contract/audit-words.ts';
import { reportAuditWords } from '#features/reports/contract/audit-words.ts';
import { searchAuditWords } from '#features/search/contract/audit-words.ts';
import { sharingAuditWords } from '#features/sharing/contract/audit-words.ts';
import { statementAuditWords } from '#features/statements/contract/audit-words.ts';
import { surveyAuditWords } from '#features/surveys/contract/audit-words.ts';
import { visibilityAuditWords } from '#features/visibility/contract/audit-words.ts';
import type { AuditWords } from '#platform/shared/audit-words.ts';

/** Collected from the features by `npm run generate`; do not edit. */
export const FEATURE_WORDS: readonly AuditWords[] = [
  accessAuditWords,
  accountAuditWords,
  afterSaleAuditWords,
  approvalFlowAuditWords,
  approvalAuditWords,
  budgetAuditWords,
  catalogAuditWords,
  companyTitleAuditWords,
  correctionAuditWords,
  customerTermsAuditWords,
  enquiryAuditWords,
  erpCodeAuditWords,
  fulfilmentAuditWords,
  invoiceAuditWords,
  materialAuditWords,
  memberAuditWords,
  orderAuditWords,
  organisationAuditWords,
  paymentAuditWords,
  priceAuditWords,
  profileAuditWords,
  quoteAuditWords,
  receivableAuditWords,
  recommendationAuditWords,
  reportAuditWords,
  searchAuditWords,
  sharingAuditWords,
  statementAuditWords,
  surveyAuditWords,
  visibilityAuditWords,
];

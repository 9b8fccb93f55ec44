import { transferContract } from '#business/transfers/contract/transfer-contract.ts';
import { accessContract } from '#features/access/contract/access-contract.ts';
import { accountsContract } from '#features/accounts/contract/accounts-contract.ts';
import { approvalContract } from '#features/approvals/contract/approval-contract.ts';
import { approvalFlowContract } from '#features/approvals/contract/approval-flow-contract.ts';
import { approvalLinkContract } from '#features/approvals/contract/approval-link-contract.ts';
import { auditContract } from '#features/audit/contract/audit-contract.ts';
import { budgetContract } from '#features/budgets/contract/budget-contract.ts';
import { bulkContract } from '#features/bulk/contract/bulk-contract.ts';
import { cartContract } from '#features/cart/contract/cart-contract.ts';
import { sharedCartContract } from '#features/cart/contract/shared-cart-contract.ts';
import { viewHistoryContract } from '#features/cart/contract/view-history-contract.ts';
import { brandContract } from '#features/catalog/contract/brand-contract.ts';
import { catalogContract } from '#features/catalog/contract/catalog-contract.ts';
import { correctionContract } from '#features/catalog/contract/correction-contract.ts';
import { importContract } from '#features/catalog/contract/import/import-contract.ts';
import { contentContract } from '#features/content/contract/content-contract.ts';
import { diagnosticsContract } from '#features/diagnostics/contract/diagnostics-contract.ts';
import { enquiryContract } from '#features/enquiries/contract/enquiry-contract.ts';
import { enquiryDeskContract } from '#features/enquiries/contract/enquiry-desk-contract.ts';
import { fulfilmentContract } from '#features/fulfilment/contract/fulfilment-contract.ts';
import { fulfilmentDeskContract } from '#features/fulfilment/contract/fulfilment-desk-contract.ts';
import { stockDeskContract } from '#features/fulfilment/contract/stock-desk-contract.ts';
import { materialContract } from '#features/materials/contract/material-contract.ts';
import { departmentContract } from '#features/members/contract/department-contract.ts';
import { industryContract } from '#features/members/contract/industry-contract.ts';
import { memberContract } from '#features/members/contract/member-contract.ts';
import { peopleContract } from '#features/members/contract/people-contract.ts';
import { roleContract } from '#features/members/contract/role-contract.ts';
import { checkoutContract } from '#features/orders/contract/checkout-contract.ts';
import { orderActContract } from '#features/orders/contract/order-act-contract.ts';
import { orderContract } from '#features/orders/contract/order-contract.ts';
import { orderLinkContract } from '#features/orders/contract/order-link-contract.ts';
import { orderPaperContract } from '#features/orders/contract/order-paper-contract.ts';
import { companyContract } from '#features/organisation/contract/company-contract.ts';
import { organisationContract } from '#features/organisation/contract/organisation-contract.ts';
import { paymentContract } from '#features/payments/contract/payment-contract.ts';
import { paymentDeskContract } from '#features/payments/contract/payment-desk-contract.ts';
import { priceContract } from '#features/prices/contract/price-contract.ts';
import { priceDeskContract } from '#features/prices/contract/price-desk-contract.ts';
import { invoiceTitleContract } from '#features/profile/contract/invoice-title-contract.ts';
import { personalContract } from '#features/profile/contract/personal-contract.ts';
import { profileContract } from '#features/profile/contract/profile-contract.ts';
import { purchaseContract } from '#features/purchases/contract/purchase-contract.ts';
import { quoteContract } from '#features/quotes/contract/quote-contract.ts';
import { quoteDeskContract } from '#features/quotes/contract/quote-desk-contract.ts';
import { recommendationContract } from '#features/recommendations/contract/recommendation-contract.ts';
import { salesContract } from '#features/sales/contract/sales-contract.ts';
import { searchContract } from '#features/search/contract/search-contract.ts';
import { searchDeskContract } from '#features/search/contract/search-desk-contract.ts';
import { selectionContract } from '#features/selections/contract/selection-contract.ts';
import { shareContract } from '#features/sharing/contract/share-contract.ts';
import { shareRequestContract } from '#features/sharing/contract/share-request-contract.ts';
import { sharedPageContract } from '#features/sharing/contract/shared-page-contract.ts';
import { surveyContract } from '#features/surveys/contract/survey-contract.ts';
import { surveyDeskContract } from '#features/surveys/contract/survey-desk-contract.ts';
import { verificationContract } from '#features/verification/contract/verification-contract.ts';
import { rangeContract } from '#features/visibility/contract/range-contract.ts';
import { visibilityContract } from '#features/visibility/contract/visibility-contract.ts';

/** Every call of the shop, by feature. */
export const contract = {
  access: accessContract,
  accounts: accountsContract,
  audit: auditContract,
  approvalFlows: approvalFlowContract,
  brands: brandContract,
  budgets: budgetContract,
  approvalLinks: approvalLinkContract,
  approvals: approvalContract,
  bulk: bulkContract,
  cart: cartContract,
  catalog: catalogContract,
  checkout: checkoutContract,
  company: companyContract,
  content: contentContract,
  corrections: correctionContract,
  departments: departmentContract,
  diagnostics: diagnosticsContract,
  enquiries: enquiryContract,
  enquiryDesk: enquiryDeskContract,
  fulfilment: fulfilmentContract,
  fulfilmentDesk: fulfilmentDeskContract,
  imports: importContract,
  industry: industryContract,
  invoiceTitles: invoiceTitleContract,
  materials: materialContract,
  members: memberContract,
  orderActs: orderActContract,
  orderLinks: orderLinkContract,
  orderPapers: orderPaperContract,
  orders: orderContract,
  organisation: organisationContract,
  people: peopleContract,
  paymentDesk: paymentDeskContract,
  payments: paymentContract,
  personal: personalContract,
  priceDesk: priceDeskContract,
  prices: priceContract,
  profile: profileContract,
  purchases: purchaseContract,
  ranges: rangeContract,
  quoteDesk: quoteDeskContract,
  quotes: quoteContract,
  recommendations: recommendationContract,
  roles: roleContract,
  sales: salesContract,
  search: searchContract,
  searchDesk: searchDeskContract,
  selections: selectionContract,
  sharedCarts: sharedCartContract,
  sharedPages: sharedPageContract,
  shareRequests: shareRequestContract,
  sharing: shareContract,
  stockDesk: stockDeskContract,
  surveyDesk: surveyDeskContract,
  surveys: surveyContract,
  transfers: transferContract,
  verification: verificationContract,
  viewHistory: viewHistoryContract,
  visibility: visibilityContract,
};

export type ShopContract = typeof contract;

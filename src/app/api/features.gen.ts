import { access } from '#features/access/api/manifest.ts';
import { accounts } from '#features/accounts/api/manifest.ts';
import { afterSales } from '#features/after-sales/api/manifest.ts';
import { approvalFlows } from '#features/approval-flows/api/manifest.ts';
import { approvals } from '#features/approvals/api/manifest.ts';
import { audit } from '#features/audit/api/manifest.ts';
import { budgets } from '#features/budgets/api/manifest.ts';
import { bulk } from '#features/bulk/api/manifest.ts';
import { cart } from '#features/cart/api/manifest.ts';
import { catalog } from '#features/catalog/api/manifest.ts';
import { catalogImport } from '#features/catalog-import/api/manifest.ts';
import { checkout } from '#features/checkout/api/manifest.ts';
import { companyTitles } from '#features/company-titles/api/manifest.ts';
import { content } from '#features/content/api/manifest.ts';
import { corrections } from '#features/corrections/api/manifest.ts';
import { customerTerms } from '#features/customer-terms/api/manifest.ts';
import { diagnostics } from '#features/diagnostics/api/manifest.ts';
import { enquiries } from '#features/enquiries/api/manifest.ts';
import { erpCodes } from '#features/erp-codes/api/manifest.ts';
import { fulfilment } from '#features/fulfilment/api/manifest.ts';
import { invoices } from '#features/invoices/api/manifest.ts';
import { materials } from '#features/materials/api/manifest.ts';
import { members } from '#features/members/api/manifest.ts';
import { orders } from '#features/orders/api/manifest.ts';
import { organisation } from '#features/organisation/api/manifest.ts';
import { payments } from '#features/payments/api/manifest.ts';
import { prices } from '#features/prices/api/manifest.ts';
import { profile } from '#features/profile/api/manifest.ts';
import { purchases } from '#features/purchases/api/manifest.ts';
import { quotes } from '#features/quotes/api/manifest.ts';
import { receivables } from '#features/receivables/api/manifest.ts';
import { recommendations } from '#features/recommendations/api/manifest.ts';
import { reports } from '#features/reports/api/manifest.ts';
import { sales } from '#features/sales/api/manifest.ts';
import { search } from '#features/search/api/manifest.ts';
import { selections } from '#features/selections/api/manifest.ts';
import { sharing } from '#features/sharing/api/manifest.ts';
import { statements } from '#features/statements/api/manifest.ts';
import { surveys } from '#features/surveys/api/manifest.ts';
import { verification } from '#features/verification/api/manifest.ts';
import { visibility } from '#features/visibility/api/manifest.ts';
import type { Database } from '#platform/api/database.ts';
import { type FeatureManifest, given } from './feature-manifest.ts';
import type { RouterSettings } from './router-settings.ts';

/** Collected from the features by `npm run generate`; do not edit. */
export const FEATURES: Readonly<Record<string, FeatureManifest>> = {
  'access': access,
  'accounts': accounts,
  'after-sales': afterSales,
  'approval-flows': approvalFlows,
  'approvals': approvals,
  'audit': audit,
  'budgets': budgets,
  'bulk': bulk,
  'cart': cart,
  'catalog': catalog,
  'catalog-import': catalogImport,
  'checkout': checkout,
  'company-titles': companyTitles,
  'content': content,
  'corrections': corrections,
  'customer-terms': customerTerms,
  'diagnostics': diagnostics,
  'enquiries': enquiries,
  'erp-codes': erpCodes,
  'fulfilment': fulfilment,
  'invoices': invoices,
  'materials': materials,
  'members': members,
  'orders': orders,
  'organisation': organisation,
  'payments': payments,
  'prices': prices,
  'profile': profile,
  'purchases': purchases,
  'quotes': quotes,
  'receivables': receivables,
  'recommendations': recommendations,
  'reports': reports,
  'sales': sales,
  'search': search,
  'selections': selections,
  'sharing': sharing,
  'statements': statements,
  'surveys': surveys,
  'verification': verification,
  'visibility': visibility,
};

/** Handlers of features that want nothing but settings of the router; what others are given is said in a router. */
export const collectHandlers = (settings: RouterSettings) => ({
  ...given(accounts.handlers, settings),
  ...given(afterSales.handlers, settings),
  ...given(audit.handlers, settings),
  ...given(budgets.handlers, settings),
  ...given(catalogImport.handlers, settings),
  ...given(companyTitles.handlers, settings),
  ...given(corrections.handlers, settings),
  ...given(customerTerms.handlers, settings),
  ...given(erpCodes.handlers, settings),
  ...given(invoices.handlers, settings),
  ...given(materials.handlers, settings),
  ...given(organisation.handlers, settings),
  ...given(profile.handlers, settings),
  ...given(purchases.handlers, settings),
  ...given(quotes.handlers, settings),
  ...given(receivables.handlers, settings),
  ...given(recommendations.handlers, settings),
  ...given(reports.handlers, settings),
  ...given(sales.handlers, settings),
  ...given(search.handlers, settings),
  ...given(selections.handlers, settings),
  ...given(statements.handlers, settings),
  ...given(surveys.handlers, settings),
  ...given(visibility.handlers, settings),
});

/** Jobs of features that want nothing but the database; the others are named in the worker. */
export const collectJobs = (database: Database) => [
  ...given(access.jobs, database),
  ...given(audit.jobs, database),
  ...given(bulk.jobs, database),
  ...given(cart.jobs, database),
  ...given(recommendations.jobs, database),
  ...given(reports.jobs, database),
  ...given(search.jobs, database),
  ...given(verification.jobs, database),
];

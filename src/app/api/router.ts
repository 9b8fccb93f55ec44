import type { AttachmentTools } from '#business/attachments/api/public.ts';
import { createTransferHandlers } from '#business/transfers/api/public.ts';
import { createAccessHandlers, ensureVisitor, hasAccount, readContacts } from '#features/access/api/public.ts';
import { type CompanyRegistry, createAccountHandlers } from '#features/accounts/api/public.ts';
import { createBulkHandlers } from '#features/bulk/api/public.ts';
import {
  createCartHandlers,
  createSharedCartHandlers,
  mergeVisitorCart,
  viewHistoryHandlers,
} from '#features/cart/api/public.ts';
import {
  createBrandHandlers,
  createCatalogHandlers,
  createCorrectionHandlers,
  createImportHandlers,
  type ImportFiles,
  readSamplePicture,
  readSkusForSale,
} from '#features/catalog/api/public.ts';
import { createContentHandlers, type SiteSettings } from '#features/content/api/public.ts';
import { createDiagnosticsHandlers, type Monitor } from '#features/diagnostics/api/public.ts';
import { materialHandlers } from '#features/materials/api/public.ts';
import { hasOrdered } from '#features/orders/api/public.ts';
import type { PaymentSettings } from '#features/payments/api/public.ts';
import { createPriceDeskHandlers, createPriceHandlers } from '#features/prices/api/public.ts';
import { createPersonalHandlers, invoiceTitleHandlers, profileHandlers } from '#features/profile/api/public.ts';
import { purchaseHandlers } from '#features/purchases/api/public.ts';
import { createRecommendationHandlers } from '#features/recommendations/api/public.ts';
import { salesHandlers } from '#features/sales/api/public.ts';
import { createSearchHandlers, createWordFinder, searchDeskHandlers } from '#features/search/api/public.ts';
import { selectionHandlers } from '#features/selections/api/public.ts';
import {
  createSharedPageHandlers,
  createShareHandlers,
  createShareRequestHandlers,
} from '#features/sharing/api/public.ts';
import { createSurveyDeskHandlers, createSurveyHandlers } from '#features/surveys/api/public.ts';
import { createVerificationHandlers } from '#features/verification/api/public.ts';
import { visibilityHandlers } from '#features/visibility/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import type { FileStore, StreamStore } from '#platform/api/file-store.ts';
import type { Messages } from '#platform/api/messages.ts';
import { readUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import { createCompanyRouter } from './company-router.ts';
import { createLoginProofs } from './login-proofs.ts';
import { openExports } from './open-exports.ts';
import { createTradeRouter } from './trade-router.ts';

export interface RouterSettings {
  database: Database;
  /** The few connections that logins alone use. */
  loginDatabase: Database;
  pepper: Buffer;
  messages: Messages;
  monitor: Monitor;
  avatars: FileStore;
  /** Folder of pictures that were drawn before. */
  pictureDir: string;
  /** Logos of companies. */
  logos: FileStore;
  importFiles: ImportFiles;
  /** Pictures of what people say is wrong with items. */
  corrections: FileStore;
  /** Files handed in with orders, enquiries, quotes, approvals and parcels. */
  attachments: AttachmentTools;
  /** What tasks have made for people to fetch. */
  transferFiles: StreamStore;
  payments: PaymentSettings;
  companies: CompanyRegistry;
  /** Public origin without a trailing slash: links in messages are absolute. */
  origin: string;
  /** Address of the personal edition; null when there is none. */
  personalSite: string | null;
  /** The shop shows its demo firms: conveniences of a local trial are allowed. */
  demo: boolean;
  site: SiteSettings;
}

/** Handlers of every call, in the shape of the contract. */
export function createRouter(settings: RouterSettings) {
  return {
    access: createAccessHandlers({
      ...settings,
      database: settings.loginDatabase,
      proofs: createLoginProofs(settings.loginDatabase, settings.pepper),
      onLogin: mergeVisitorCart,
    }),
    accounts: createAccountHandlers(settings),
    brands: createBrandHandlers(),
    ...createCompanyRouter(settings),
    ...createTradeRouter(settings),
    bulk: createBulkHandlers({ hasOrdered }, createWordFinder()),
    cart: createCartHandlers({ hasOrdered }),
    catalog: createCatalogHandlers(),
    content: createContentHandlers(settings.site),
    corrections: createCorrectionHandlers(settings),
    imports: createImportHandlers(settings.importFiles),
    diagnostics: createDiagnosticsHandlers({ monitor: settings.monitor, samplePicture: readSamplePicture }),
    invoiceTitles: invoiceTitleHandlers,
    materials: materialHandlers,
    personal: createPersonalHandlers(settings),
    priceDesk: createPriceDeskHandlers(readUploadedTable),
    prices: createPriceHandlers(readSkusForSale),
    profile: profileHandlers,
    purchases: purchaseHandlers,
    recommendations: createRecommendationHandlers(),
    sales: salesHandlers,
    search: createSearchHandlers(),
    searchDesk: searchDeskHandlers,
    selections: selectionHandlers,
    sharedCarts: createSharedCartHandlers({ hasOrdered }),
    surveyDesk: createSurveyDeskHandlers(settings),
    surveys: createSurveyHandlers(settings),
    sharedPages: createSharedPageHandlers(settings),
    shareRequests: createShareRequestHandlers(settings),
    sharing: createShareHandlers(settings),
    transfers: createTransferHandlers({ exports: openExports(), transferFiles: settings.transferFiles }),
    verification: createVerificationHandlers({ ...settings, accounts: { ensureVisitor, hasAccount, readContacts } }),
    viewHistory: viewHistoryHandlers,
    visibility: visibilityHandlers,
  };
}

export type ShopRouter = ReturnType<typeof createRouter>;

import type { AttachmentTools } from '#business/attachments/api/public.ts';
import { createTransferHandlers } from '#business/transfers/api/public.ts';
import { access } from '#features/access/api/manifest.ts';
import { ensureVisitor, hasAccount, readContacts } from '#features/access/api/public.ts';
import { accounts } from '#features/accounts/api/manifest.ts';
import type { CompanyRegistry } from '#features/accounts/api/public.ts';
import { bulk } from '#features/bulk/api/manifest.ts';
import { cart } from '#features/cart/api/manifest.ts';
import { mergeVisitorCart } from '#features/cart/api/public.ts';
import { catalog } from '#features/catalog/api/manifest.ts';
import { type PictureSource, readSamplePicture, readSkusForSale } from '#features/catalog/api/public.ts';
import { catalogImport } from '#features/catalog-import/api/manifest.ts';
import type { ImportFiles } from '#features/catalog-import/api/public.ts';
import { hasOrdered } from '#features/checkout/api/public.ts';
import { content } from '#features/content/api/manifest.ts';
import type { SiteSettings } from '#features/content/api/public.ts';
import { corrections } from '#features/corrections/api/manifest.ts';
import { diagnostics } from '#features/diagnostics/api/manifest.ts';
import type { Monitor } from '#features/diagnostics/api/public.ts';
import { materials } from '#features/materials/api/manifest.ts';
import { orders } from '#features/orders/api/manifest.ts';
import type { PaymentSettings } from '#features/payments/api/public.ts';
import { prices } from '#features/prices/api/manifest.ts';
import { profile } from '#features/profile/api/manifest.ts';
import { purchases } from '#features/purchases/api/manifest.ts';
import { recommendations } from '#features/recommendations/api/manifest.ts';
import { sales } from '#features/sales/api/manifest.ts';
import { search } from '#features/search/api/manifest.ts';
import { createWordFinder } from '#features/search/api/public.ts';
import { selections } from '#features/selections/api/manifest.ts';
import { sharing } from '#features/sharing/api/manifest.ts';
import { surveys } from '#features/surveys/api/manifest.ts';
import { verification } from '#features/verification/api/manifest.ts';
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
  pictures: PictureSource;
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
    ...createCompanyRouter(settings),
    ...createTradeRouter(settings),
    ...access.handlers({
      ...settings,
      database: settings.loginDatabase,
      proofs: createLoginProofs(settings.loginDatabase, settings.pepper),
      onLogin: mergeVisitorCart,
    }),
    ...accounts.handlers(settings),
    ...bulk.handlers({ hasOrdered }, createWordFinder()),
    ...cart.handlers({ hasOrdered }),
    ...catalog.handlers(),
    ...catalogImport.handlers(settings),
    ...content.handlers(settings.site),
    ...corrections.handlers(settings),
    ...diagnostics.handlers({ monitor: settings.monitor, samplePicture: readSamplePicture }),
    ...materials.handlers(),
    ...prices.handlers(readUploadedTable, readSkusForSale),
    ...profile.handlers(settings),
    ...purchases.handlers(),
    ...recommendations.handlers(),
    ...sales.handlers(),
    ...search.handlers(),
    ...selections.handlers(),
    ...sharing.handlers({ ...settings, orders: orders.forOthers(settings.pepper) }),
    ...surveys.handlers(settings),
    transfers: createTransferHandlers({ exports: openExports(), transferFiles: settings.transferFiles }),
    ...verification.handlers({ ...settings, accounts: { ensureVisitor, hasAccount, readContacts } }),
  };
}

export type ShopRouter = ReturnType<typeof createRouter>;

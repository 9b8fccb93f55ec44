import type { AttachmentTools } from '#business/attachments/api/public.ts';
import type { CarrierSettings } from '#business/carriers/api/public.ts';
import type { RobotSender } from '#business/messages/api/public.ts';
import type { CompanyRegistry } from '#features/accounts/api/public.ts';
import type { DocumentKeeper } from '#features/approvals/api/public.ts';
import type { PictureSource } from '#features/catalog/api/public.ts';
import type { ImportFiles } from '#features/catalog-import/api/public.ts';
import type { SiteSettings } from '#features/content/api/public.ts';
import type { Monitor } from '#features/diagnostics/api/public.ts';
import type { PaymentSettings } from '#features/payments/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import type { FileStore, StreamStore } from '#platform/api/file-store.ts';
import type { ShopMessages } from './open-messages.ts';

/** What the shop gives to the handlers of its calls. */
export interface RouterSettings {
  database: Database;
  /** The few connections that logins alone use. */
  loginDatabase: Database;
  pepper: Buffer;
  messages: ShopMessages;
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
  /** Who carries parcels, and where they come back to. */
  carriers: CarrierSettings;
  /** Kinds of documents that are approved, beside those of the features. */
  keepers?: readonly DocumentKeeper[];
  /** What writes into groups of companies, and gateways for it beside the three platforms. */
  robots: RobotSender;
  robotHosts: readonly string[];
  companies: CompanyRegistry;
  /** Public origin without a trailing slash: links in messages are absolute. */
  origin: string;
  /** Address of the personal edition; null when there is none. */
  personalSite: string | null;
  /** The shop shows its demo firms: conveniences of a local trial are allowed. */
  demo: boolean;
  site: SiteSettings;
}

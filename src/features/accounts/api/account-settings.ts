import type { Teller } from '#business/messages/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';
import type { ActLimits } from './act-limits.ts';
import type { CompanyRegistry } from './company-registry.ts';

export interface AccountSettings {
  database: Database;
  pepper: Buffer;
  messages: Messages & Teller;
  /** Public origin without a trailing slash. */
  origin: string;
  companies: CompanyRegistry;
}

/** What the acts of this feature work with. */
export interface AccountTools extends AccountSettings {
  limits: ActLimits;
}

/** Right to act across firms before a firm is known. */
export const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;

import type { Db } from '#platform/api/database.ts';
import type { CallContext } from '#platform/api/implement-feature.ts';
import type { CodeBinding } from './code-repo.ts';

/** What codes and picture questions ask of accounts; the app hands it in, because accounts build on codes. */
export interface AccountFacts {
  /** Whether somebody's account has this phone number or mail address. Right `identity`. */
  hasAccount(db: Db, contact: Pick<CodeBinding, 'channel' | 'target'>): Promise<boolean>;
  /** How a person can be reached, and the name of their account. */
  readContacts(db: Db, userId: bigint): Promise<{ userName: string; sms: string | null; mail: string | null } | null>;
  /** Hash of the session a visitor has from now on. */
  ensureVisitor(context: CallContext): Promise<string>;
}

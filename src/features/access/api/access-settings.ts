import type { Teller } from '#business/messages/api/public.ts';
import type { Database, Db } from '#platform/api/database.ts';

/** Proofs that another feature hands out and takes back, each good for one use. */
export interface LoginProofs {
  /** Whether the picture question was solved in this session for this account name, which uses it up. */
  spendCaptcha(use: { id: string; sessionHash: string; solvedFor: string }): Promise<boolean>;
  /** Whether this code was sent to this phone for logging in; a right one is used up, a wrong one counted. */
  spendLoginCode(phoneNumber: string, code: string): Promise<boolean>;
}

export interface LoginFacts {
  firmId: bigint;
  userId: bigint;
  /** Hash of the session that ends with this login: what belonged to the visitor hangs on it. */
  previousTokenHash: string;
}

/**
 * Called last in the transaction of a login that replaces a session, in the scope of the person who came in and of the
 * session that ends: the right `identity` is gone by then.
 */
export type OnLogin = (db: Db, facts: LoginFacts) => Promise<void>;

export interface AccessSettings {
  database: Database;
  pepper: Buffer;
  messages: Teller;
  /** Public origin without a trailing slash. */
  origin: string;
  /** Address of the personal edition; null when there is none. */
  personalSite: string | null;
  proofs: LoginProofs;
  onLogin: OnLogin;
}

import type { DataScope } from '#platform/shared/data-scope.ts';
import type { Identity } from '#platform/shared/define-endpoint.ts';

/** The one who calls, as the server knows it from the session alone; headers and cookies beside it decide nothing. */
export interface Caller {
  identity: Identity;
  /** SHA-256 of the session token; null for anonymous calls. */
  tokenHash: string | null;
  userId: bigint | null;
  firmId: bigint | null;
  /** The person's place in the firm (participant). */
  memberId: bigint | null;
  /** 3: came in through a procurement system (specification 3). */
  loginSource: number;
  /** Codes that count for this kind of account. */
  permissions: ReadonlySet<string>;
  /** Codes of the roles, whatever counts of them: what may be given on is measured by these. */
  granted: ReadonlySet<string>;
  dataScope: DataScope;
  /** Department in the firm; null without one. */
  departmentId: bigint | null;
  /** Price level of the firm; null without a firm. */
  levelCode: string | null;
}

export interface SignedInCaller extends Caller {
  userId: bigint;
  firmId: bigint;
  memberId: bigint;
}

export const ANONYMOUS: Caller = {
  identity: 'anonymous',
  tokenHash: null,
  userId: null,
  firmId: null,
  memberId: null,
  loginSource: 0,
  permissions: new Set(),
  granted: new Set(),
  dataScope: 'self',
  departmentId: null,
  levelCode: null,
};

export function isSignedIn(caller: Caller): caller is SignedInCaller {
  return caller.userId !== null && caller.firmId !== null && caller.memberId !== null;
}

/** For handlers whose endpoint admits signed-in identities only; the guard has already refused everyone else. */
export function signedIn(caller: Caller): SignedInCaller {
  if (!isSignedIn(caller)) throw new Error('endpoint admits callers without a firm');
  return caller;
}

/** Tenancy context of a transaction; row-level security reads nothing else. */
export interface DbScope {
  firmId: bigint | null;
  userId: bigint | null;
  /** SHA-256 of the session token: what belongs to a visitor hangs on it. */
  tokenHash?: string | null;
  /** Named right to cross firms, granted by policies of single tables; `desk` is for the shop's own people. */
  right?: 'identity' | 'worker' | 'desk';
}

/** Values of the context: firm, person, session hash, right; empty strings where there is none. */
export type ContextValues = readonly [firmId: string, userId: string, sessionHash: string, right: string];

const wordOf = (value: bigint | string | null | undefined) => (value === null || value === undefined ? '' : `${value}`);

export function contextOf({ firmId, userId, tokenHash, right }: DbScope): ContextValues {
  return [wordOf(firmId), wordOf(userId), wordOf(tokenHash), wordOf(right)];
}

/** Values are numbers, hashes and fixed words, never input. */
export function contextStatement([firmId, userId, sessionHash, right]: ContextValues): string {
  return `select set_config('app.firm_id','${firmId}',true), set_config('app.user_id','${userId}',true), set_config('app.session_hash','${sessionHash}',true), set_config('app.scope','${right}',true)`;
}

/** `snapshot`: every statement reads what stood when the first one began, whatever is written meanwhile. */
export type TransactionMode = 'read' | 'snapshot' | 'write';

const MODES: Readonly<Record<TransactionMode, string>> = {
  read: 'read only',
  snapshot: 'isolation level repeatable read read only',
  write: 'read write',
};

/** One round trip opens the transaction and sets its context. */
export function beginStatement(context: ContextValues, mode: TransactionMode): string {
  return `begin ${MODES[mode]}; ${contextStatement(context)}`;
}

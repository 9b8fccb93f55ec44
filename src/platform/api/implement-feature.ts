import type { AnyContractRouter } from '@orpc/contract';
import { type Implementer, implement, ORPCError, os } from '@orpc/server';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import type { EndpointMeta } from '#platform/shared/define-endpoint.ts';
import { refusalOf } from './admit-caller.ts';
import { type Caller, isSignedIn, type SignedInCaller } from './caller.ts';
import { type Database, type Db, type DbScope, inTransaction, readerFor } from './database.ts';
import { isDatabaseBusy } from './error-body.ts';
import { findUnfit } from './find-unfit.ts';
import { refuseOtherParticipant } from './hold-to-participant.ts';
import { claimKey, keepAnswer, requireKey } from './idempotency.ts';
import { log } from './log.ts';
import { NotBegun } from './lost-connection.ts';
import type { RateLimiter } from './rate-limit.ts';
import { refuse } from './refuse.ts';
import type { RequestScope } from './request-scope.ts';

/** What a call starts with; handlers also get `db`, the transaction their contract asked for. */
export interface CallContext {
  database: Database;
  limiter: RateLimiter;
  scope: RequestScope;
  caller: Caller;
  idempotencyKey: string | null;
  /** Made while a page renders: the page is being made for this very caller. */
  rendering?: boolean;
}

export interface HandlerContext extends CallContext {
  db: Db;
}

const base = os.$context<CallContext>();

function metaOf(procedure: { '~orpc': { meta: object } }): EndpointMeta {
  const { endpoint } = procedure['~orpc'].meta as { endpoint?: EndpointMeta };
  if (!endpoint) throw new Error('procedure without endpoint declaration');
  return endpoint;
}

/** First of all: whoever a page was made for, it acts for nobody else. */
const hold = base.middleware(async ({ context, procedure, next }) => {
  const { rendering, caller, scope } = context;
  const refusal = rendering ? null : refuseOtherParticipant(metaOf(procedure), caller, scope.headers);
  if (refusal) throw refusal;
  return next();
});

/** Session, identity and permission: the one place where a call is let in or refused. */
const admit = base.middleware(async ({ context, procedure, next }) => {
  const refusal = refusalOf(metaOf(procedure), context.caller);
  if (refusal) throw refusal;
  return next();
});

/** For a press that may never come nothing is changed, noted or counted: what only reads is let in, nothing else. */
const readAhead = base.middleware(async ({ context, procedure, next }) => {
  if (context.scope.ahead && !context.rendering && !metaOf(procedure).reads) throw refuse(commonErrors, 'NOT_AHEAD');
  return next();
});

const limit = base.middleware(async ({ context, procedure, next }) => {
  const rate = context.scope.ahead ? 'ahead' : metaOf(procedure).rate;
  const wait = await context.limiter.take(rate, context.caller, context.scope.ip);
  if (wait !== null) throw refuse(commonErrors, 'TOO_MANY_REQUESTS', { data: { retryAfter: wait } });
  return next();
});

/** What can be kept nowhere, whatever field it stands in, is refused before anything is opened for the call. */
const refuseUnfit = base.middleware(async ({ next }, input) => {
  const unfit = findUnfit(input);
  if (unfit === null) return next();
  throw new ORPCError('BAD_REQUEST', { status: 400, message: `字段 ${unfit.path}：${unfit.problem}` });
});

type Outcome = { output: unknown; context: { db: Db } };
type RunInside = (db: Db) => Outcome | PromiseLike<Outcome>;

/** One act of one person, however often it arrives. */
interface Act {
  caller: SignedInCaller;
  scope: DbScope;
  route: string;
  key: string;
  input: unknown;
}

/** Opens the one transaction of a change. Where it cannot be opened the answer says for certain that nothing happened. */
async function change<T>(context: CallContext, scope: DbScope, work: (db: Db) => Promise<T>): Promise<T> {
  let begun = false;
  context.scope.changing = true;
  try {
    return await inTransaction(context.database, scope, 'write', (db) => {
      begun = true;
      return work(db);
    });
  } catch (error) {
    if (begun || !(error instanceof NotBegun) || !isDatabaseBusy(error)) throw error;
    log.error({ err: error }, 'change not begun');
    throw refuse(commonErrors, 'NOT_BEGUN');
  }
}

/** Runs the handler once per key: a repeat gets the first answer and nothing else happens. */
async function runOnce(context: CallContext, { caller, scope, route, key, input }: Act, run: RunInside) {
  return change(context, scope, async (db) => {
    const repeated = await claimKey(db, caller, route, key, input);
    if (repeated) return { output: repeated.replay, context: { db } };
    const result = await run(db);
    await keepAnswer(db, caller, route, key, result.output);
    return result;
  });
}

/**
 * A caller without a session has nothing of its own to read, and nowhere to create something. A handler that opens a
 * session for it does so outside any transaction, or each of two connections would wait for the other.
 */
function ownsNothing({ tokenHash, firmId }: Caller, meta: EndpointMeta): boolean {
  if (meta.transaction === 'view') return firmId === null;
  return tokenHash === null && (meta.transaction === 'read' || meta.idempotent);
}

/** Calls for the shop's own people alone cross firms where a table grants it to the desk. */
const isDeskCall = ({ identities }: EndpointMeta) => identities.every((identity) => identity === 'staff');

/**
 * Opens the transaction the contract declares, with the caller's context, and replays repeated creations. Answers are
 * kept per person and firm: an endpoint that admits callers without them bears repeats of a key by itself.
 */
const transact = base.middleware(async ({ context, procedure, path, next }, input) => {
  const meta = metaOf(procedure);
  const { database, caller } = context;
  const run = (db: Db) => next({ context: { db } });
  const key = meta.idempotent ? requireKey(context.idempotencyKey) : null;
  if (meta.transaction === 'none' || ownsNothing(caller, meta)) return run(database.public);
  const scope = isDeskCall(meta) ? ({ ...caller, right: 'desk' } as const) : caller;
  if (key !== null && isSignedIn(caller)) {
    return runOnce(context, { caller, scope, route: path.join('.'), key, input }, run);
  }
  if (meta.transaction === 'write') return change(context, scope, async (db) => run(db));
  // The desk changes its scope from firm to firm, which takes a transaction.
  if (isDeskCall(meta)) return inTransaction(database, scope, 'read', async (db) => run(db));
  return run(readerFor(database, scope));
});

/** Implementer of one feature's contract with every guard in place; handlers add nothing but the work. */
export function implementFeature<T extends AnyContractRouter>(contract: T) {
  const guarded = implement(contract).$context<CallContext>() as unknown as Guardable;
  return guarded
    .use(readAhead)
    .use(hold)
    .use(admit)
    .use(limit)
    .use(refuseUnfit)
    .use(transact) as unknown as Implementer<T, CallContext, HandlerContext>;
}

/** The library types `use` per contract, which a function over all contracts cannot spell. */
interface Guardable {
  use(middleware: unknown): Guardable;
}

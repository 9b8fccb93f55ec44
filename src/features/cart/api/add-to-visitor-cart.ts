import { ensureVisitor } from '#features/access/api/public.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { requireKey } from '#platform/api/idempotency.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import type { AddResult, CartType, WantedLine } from '../contract/cart-schemas.ts';
import type { CartSources } from './cart-sources.ts';
import { judgeLines, type TargetCart } from './judge-lines.ts';
import { presentAddition } from './present-addition.ts';
import { countVisitorCart, lockVisitorCart, putVisitorLines, readVisitorRows } from './visitor-cart-repo.ts';

/** Enough to look around; a list of this size belongs to a company, and its people log in. */
const MAX_VISITOR_LINES = 200;
const LIMIT = {
  maxLines: MAX_VISITOR_LINES,
  fullText: `未登录时购物车最多放 ${MAX_VISITOR_LINES} 种商品，请登录后继续添加`,
};

/** Visitors see list prices: no price level is theirs, and no firm that has had something once. */
const readerOf = (sources: CartSources) => ({ firmId: null, levelCode: null, sources });

/** The act of a visitor: whose cart, and the key that the client repeats when it asks again. */
interface VisitorAct {
  sessionHash: string;
  key: string;
}

/** Visitors have the shop's own cart only; the others need somebody who owns them. */
function refuseOtherCarts(type: CartType): void {
  if (type !== 'enterprise') throw refuse(commonErrors, 'UNAUTHORIZED', { message: '请先登录' });
}

/**
 * Adds to the cart of somebody who has not logged in. Every line remembers the key that changed it last, so that a
 * repeat of the act adds nothing and gets the same answer; an act that another one has overtaken on the same line in
 * between counts as new.
 */
async function addToVisitorCart(
  db: Db,
  sources: CartSources,
  act: VisitorAct,
  lines: readonly WantedLine[],
): Promise<AddResult> {
  await lockVisitorCart(db, act.sessionHash);
  const rows = await readVisitorRows(db, act.sessionHash);
  const cart: TargetCart = {
    ...LIMIT,
    present: new Map(rows.map(({ skuId, quantity }) => [skuId, [{ split: '', quantity, saved: false }]])),
    lineCount: rows.length,
    addedBefore: new Set(rows.filter((row) => row.lastKey === act.key).map((row) => row.skuId)),
  };
  const verdicts = await judgeLines(db, readerOf(sources), lines.map(withoutNotes), cart);
  const entries = verdicts.accepted.map(({ line, item, cartQuantity }) => ({
    skuId: item.skuId,
    quantity: cartQuantity,
    searchId: line.searchId ?? null,
  }));
  await putVisitorLines(db, act, entries);
  return { ...presentAddition(verdicts, rows.length), visitor: true };
}

/** Visitors have one line per item: departments and projects are a company's. */
const withoutNotes = ({ skuCode, quantity, searchId }: WantedLine): WantedLine => ({ skuCode, quantity, searchId });

/** Adds for a caller without a firm; who has no session yet gets one first. */
export async function addAsVisitor(
  context: HandlerContext,
  sources: CartSources,
  { type, lines }: { type: CartType; lines: readonly WantedLine[] },
): Promise<AddResult> {
  refuseOtherCarts(type);
  const key = requireKey(context.idempotencyKey);
  const { tokenHash } = context.caller;
  if (tokenHash) return addToVisitorCart(context.db, sources, { sessionHash: tokenHash, key }, lines);
  const sessionHash = await openSession(context);
  const scope = { firmId: null, userId: null, tokenHash: sessionHash };
  return inTransaction(context.database, scope, 'write', (db) =>
    addToVisitorCart(db, sources, { sessionHash, key }, lines),
  );
}

async function openSession(context: HandlerContext): Promise<string> {
  const wait = await context.limiter.take('visitor', context.caller, context.scope.ip);
  if (wait !== null) throw refuse(commonErrors, 'TOO_MANY_REQUESTS', { data: { retryAfter: wait } });
  return ensureVisitor(context);
}

/** Kinds of goods in the visitor's cart; without a session there is none. */
export async function countAsVisitor({ db, caller }: HandlerContext, type: CartType): Promise<number> {
  refuseOtherCarts(type);
  return caller.tokenHash ? countVisitorCart(db, caller.tokenHash) : 0;
}

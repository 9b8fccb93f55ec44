import type { z } from 'zod';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { sharedCartErrors } from '../contract/shared-cart-contract.ts';
import { MAX_SHARED_CARTS, type saveInput } from '../contract/shared-cart-schemas.ts';
import { mergeShared } from '../rules/merge-shared.ts';
import { readCartLinesForOrder } from './order-lines-repo.ts';
import { readOwnerName } from './read-owner-name.ts';
import { countShares, deleteExpiredShares, insertShare } from './shared-cart-repo.ts';

const named = (now: Date) =>
  `购物车分享 ${new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Shanghai' }).format(now)}`;

/** Takes a picture of goods and quantities and hangs it on a link; prices and what lines are wanted for stay here. */
export async function shareCart(db: Db, caller: SignedInCaller, input: z.output<typeof saveInput>) {
  const { firmId, userId } = caller;
  await deleteExpiredShares(db, caller);
  if ((await countShares(db, caller)) >= MAX_SHARED_CARTS) throw refuse(sharedCartErrors, 'TOO_MANY_SHARES');
  const names = input.lines?.map(({ skuCode, split }) => ({ itemNo: skuCode, split }));
  const rows = await readCartLinesForOrder(db, { firmId, userId, cartType: input.type }, names);
  if (rows.length === 0) throw refuse(sharedCartErrors, 'NOTHING_CHOSEN');
  const content = { ...(await readOwnerName(db, caller)), lines: mergeShared(rows) };
  const { token, days } = input;
  const name = input.name || named(new Date());
  const share = await insertShare(db, caller, { token, name, days, content });
  if (!share) throw refuse(sharedCartErrors, 'LINK_TAKEN');
  return { id: String(share.id), name, lineCount: content.lines.length, expiresAt: share.expiresAt.toISOString() };
}

import { signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { sharedCartContract } from '../contract/shared-cart-contract.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartSources } from './cart-sources.ts';
import { presentSharedCart } from './present-shared-cart.ts';
import { shareCart } from './share-cart.ts';
import { countShares, deleteShare, type OpenedShare, openShare, readShares } from './shared-cart-repo.ts';

const shares = implementFeature(sharedCartContract);
const NAME = '分享的购物车';

async function opened(db: Db, token: string): Promise<OpenedShare> {
  const share = await openShare(db, token);
  if (!share) throw notFound(NAME);
  return share;
}

export function createSharedCartHandlers(sources: CartSources) {
  return {
    save: shares.save.handler(({ input, context: { db, caller } }) => shareCart(db, signedIn(caller), input)),
    find: shares.find.handler(async ({ input, context: { db, caller } }) =>
      presentSharedCart(db, await opened(db, input.token), caller.levelCode),
    ),
    addCart: shares.addCart.handler(async ({ input, context: { db, caller } }) => {
      const { lines } = await opened(db, input.token);
      const { firmId, userId, levelCode } = signedIn(caller);
      // The note of the owner is for reading; in the receiver's cart it would make a line of its own.
      const wanted = lines.map(({ itemNo, quantity }) => ({ skuCode: itemNo, quantity }));
      return addToCart(db, { firmId, userId, cartType: input.type }, { firmId, levelCode, sources }, wanted);
    }),
    count: shares.count.handler(async ({ context: { db, caller } }) => ({
      count: await countShares(db, signedIn(caller)),
    })),
    list: shares.list.handler(async ({ context: { db, caller } }) => {
      const rows = await readShares(db, signedIn(caller));
      return rows.map(({ id, expiresAt, createdAt, ...row }) => ({
        ...row,
        id: String(id),
        expiresAt: expiresAt.toISOString(),
        createdAt: createdAt.toISOString(),
      }));
    }),
    delete: shares.delete.handler(async ({ input, context: { db, caller } }) => {
      if (!(await deleteShare(db, signedIn(caller), BigInt(input.id)))) throw notFound(NAME);
      return {};
    }),
  };
}

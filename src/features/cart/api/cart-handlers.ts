import { answerFile } from '#business/transfers/api/public.ts';
import { type Caller, isSignedIn, signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { cartContract } from '../contract/cart-contract.ts';
import type { CartType } from '../contract/cart-schemas.ts';
import { RESTRICTED_CATALOGUE } from '../rules/restricted-catalogue.ts';
import { addToCart, preCheckLines } from './add-to-cart.ts';
import { addAsVisitor, countAsVisitor } from './add-to-visitor-cart.ts';
import { type CartOwner, countCart, emptyCart, emptySaved } from './cart-repo.ts';
import type { CartReader, CartSources } from './cart-sources.ts';
import { clearChosen } from './clear-chosen.ts';
import { cartExport } from './export-cart.ts';
import { modifyCart } from './modify-cart.ts';
import { readCart } from './read-cart.ts';
import { readObtained } from './read-obtained.ts';
import { splitCartLine } from './split-cart-line.ts';
import { putCartLinesLast } from './write-lines-repo.ts';

const cart = implementFeature(cartContract);

function ownerOf(caller: Caller, cartType: CartType): CartOwner {
  const { firmId, userId } = signedIn(caller);
  return { firmId, userId, cartType };
}

/** Calls of the cart; `sources` tells of orders what the cart has to know. */
export function createCartHandlers(sources: CartSources) {
  const readerOf = ({ firmId, levelCode }: Caller): CartReader => ({ firmId, levelCode, sources });
  const exported = cartExport(readerOf);
  return {
    ...editHandlers(readerOf),
    add: cart.add.handler(({ input, context }) => {
      const { db, caller } = context;
      if (!isSignedIn(caller)) return addAsVisitor(context, sources, input);
      return addToCart(db, ownerOf(caller, input.type), readerOf(caller), input.lines, putCartLinesLast);
    }),
    preCheck: cart.preCheck.handler(({ input, context: { db, caller } }) =>
      preCheckLines(db, readerOf(caller), input.lines),
    ),
    list: cart.list.handler(({ input, context: { db, caller } }) =>
      readCart(db, ownerOf(caller, input.type), readerOf(caller)),
    ),
    count: cart.count.handler(async ({ input: { type }, context }) => {
      const { db, caller } = context;
      if (!isSignedIn(caller)) return { cartCount: await countAsVisitor(context, type) };
      return { cartCount: await countCart(db, ownerOf(caller, type)) };
    }),
    alreadyObtained: cart.alreadyObtained.handler(async ({ input, context: { db, caller } }) => ({
      obtained: await readObtained(db, readerOf(caller), [input.skuCode ?? RESTRICTED_CATALOGUE]),
    })),
    export: cart.export.handler(({ input, context }) => answerFile(context, exported, input)),
  };
}

/** Calls that change lines which lie in the cart. */
function editHandlers(readerOf: (caller: Caller) => CartReader) {
  return {
    modify: cart.modify.handler(async ({ input: { type, ...change }, context: { db, caller } }) => {
      const result = await modifyCart(db, ownerOf(caller, type), [change], readerOf(caller));
      if (result.lines.length === 0) throw notFound('购物车中的商品');
      return result;
    }),
    modifyBatch: cart.modifyBatch.handler(({ input, context: { db, caller } }) =>
      modifyCart(db, ownerOf(caller, input.type), input.lines, readerOf(caller)),
    ),
    split: cart.split.handler(({ input: { type, ...part }, context: { db, caller } }) =>
      splitCartLine(db, ownerOf(caller, type), readerOf(caller), part),
    ),
    clearChoose: cart.clearChoose.handler(async ({ input, context: { db, caller } }) => {
      const owner = ownerOf(caller, input.type);
      await clearChosen(db, owner, input);
      return { cartCount: await countCart(db, owner) };
    }),
    clearAll: cart.clearAll.handler(async ({ input, context: { db, caller } }) => {
      const owner = ownerOf(caller, input.type);
      await (input.saved ? emptySaved(db, owner) : emptyCart(db, owner));
      return { cartCount: await countCart(db, owner) };
    }),
  };
}

import { type Caller, isSignedIn, signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { cartContract } from '../contract/cart-contract.ts';
import type { CartType } from '../contract/cart-schemas.ts';
import { addToCart, preCheckLines } from './add-to-cart.ts';
import { addAsVisitor, countAsVisitor } from './add-to-visitor-cart.ts';
import {
  type CartOwner,
  countCart,
  emptyCart,
  readCartRows,
  removeCartLines,
  removeSelectedLines,
} from './cart-repo.ts';
import { modifyCart } from './modify-cart.ts';
import { readCart } from './read-cart.ts';
import { readLineNumbers } from './read-line-numbers.ts';

const cart = implementFeature(cartContract);

function ownerOf(caller: Caller, cartType: CartType): CartOwner {
  const { firmId, userId } = signedIn(caller);
  return { firmId, userId, cartType };
}

export const cartHandlers = {
  add: cart.add.handler(({ input, context }) => {
    const { db, caller } = context;
    if (!isSignedIn(caller)) return addAsVisitor(context, input);
    return addToCart(db, ownerOf(caller, input.type), input.lines, caller.levelCode);
  }),
  preCheck: cart.preCheck.handler(({ input, context: { db, caller } }) =>
    preCheckLines(db, input.lines, caller.levelCode),
  ),
  list: cart.list.handler(({ input, context: { db, caller } }) =>
    readCart(db, ownerOf(caller, input.type), caller.levelCode),
  ),
  count: cart.count.handler(async ({ input: { type }, context }) => {
    const { db, caller } = context;
    if (!isSignedIn(caller)) return { cartCount: await countAsVisitor(context, type) };
    return { cartCount: await countCart(db, ownerOf(caller, type)) };
  }),
  modify: cart.modify.handler(async ({ input: { type, ...change }, context: { db, caller } }) => {
    const result = await modifyCart(db, ownerOf(caller, type), [change], caller.levelCode);
    if (result.lines.length === 0) throw notFound('购物车中的商品');
    return result;
  }),
  modifyBatch: cart.modifyBatch.handler(({ input, context: { db, caller } }) =>
    modifyCart(db, ownerOf(caller, input.type), input.lines, caller.levelCode),
  ),
  clearChoose: cart.clearChoose.handler(async ({ input, context: { db, caller } }) => {
    const owner = ownerOf(caller, input.type);
    if (input.skuCodes) {
      const rows = await readCartRows(db, owner);
      const numbers = await readLineNumbers(
        db,
        rows.map((row) => row.skuId),
      );
      const wanted = new Set(input.skuCodes);
      const chosen = [...numbers].filter(([, itemNo]) => wanted.has(itemNo)).map(([skuId]) => skuId);
      await removeCartLines(db, owner, chosen);
    } else await removeSelectedLines(db, owner);
    return { cartCount: await countCart(db, owner) };
  }),
  clearAll: cart.clearAll.handler(async ({ input, context: { db, caller } }) => {
    await emptyCart(db, ownerOf(caller, input.type));
    return { cartCount: 0 };
  }),
};

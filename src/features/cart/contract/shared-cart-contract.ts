import { z } from 'zod';
import { BUYERS, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { cartErrors } from './cart-contract.ts';
import { addResult, cartType } from './cart-schemas.ts';
import { MAX_SHARED_CARTS, ownShare, savedShare, saveInput, sharedCart, shareToken } from './shared-cart-schemas.ts';

export const sharedCartErrors = {
  NOTHING_CHOSEN: cartErrors.NOTHING_CHOSEN,
  TOO_MANY_SHARES: {
    status: 409,
    code: 32020,
    message: `同时有效的分享最多 ${MAX_SHARED_CARTS} 个，请先删除不用的分享`,
  },
  LINK_TAKEN: { status: 409, code: 32021, message: '这个分享链接已经用过，请关闭窗口后重新分享' },
} as const;

const post = { method: 'POST', identities: BUYERS } as const;
const byLink = z.strictObject({ token: shareToken });

/** Carts shared by a link (specification 7.4, shareCart). */
export const sharedCartContract = {
  save: defineEndpoint({
    ...post,
    path: '/cart-center/cart/shareCart/save',
    summary: '分享购物车',
    input: saveInput,
    output: savedShare,
    idempotent: true,
    transaction: 'write',
    errors: sharedCartErrors,
  }),
  find: defineEndpoint({
    ...post,
    path: '/cart-center/cart/shareCart/find',
    summary: '查看分享的购物车',
    input: byLink,
    output: sharedCart,
    transaction: 'write',
  }),
  addCart: defineEndpoint({
    ...post,
    path: '/cart-center/cart/shareCart/addCart',
    summary: '将分享的商品加入购物车',
    input: byLink.extend({ type: cartType.default('enterprise') }),
    output: addResult,
    idempotent: true,
    transaction: 'write',
  }),
  count: defineEndpoint({
    ...post,
    path: '/cart-center/cart/shareCart/count',
    summary: '查询有效分享数',
    input: z.strictObject({}),
    output: z.object({ count: z.number().int() }),
  }),
  list: defineEndpoint({
    ...post,
    path: '/cart-center/cart/shareCart/list',
    summary: '查询我的分享',
    input: z.strictObject({}),
    output: z.array(ownShare),
    specified: false,
  }),
  delete: defineEndpoint({
    ...post,
    path: '/cart-center/cart/shareCart/delete',
    summary: '删除分享的购物车',
    input: z.strictObject({ id: rowId }),
    output: z.object({}),
    transaction: 'write',
    objects: { id: 'sharedCart' },
  }),
};

import { z } from 'zod';
import { BUYERS, defineEndpoint, type Identity, SIGNED_IN } from '#platform/shared/define-endpoint.ts';
import { itemNo, quantity } from '#platform/shared/wire-schemas.ts';
import {
  addResult,
  cart,
  cartChange,
  cartType,
  checkResult,
  lineChange,
  lineRef,
  lineRefs,
  MAX_CART_LINES,
  skuCodes,
  wantedLines,
} from './cart-schemas.ts';

/** A cart can be filled before login and is merged at login; looking into it and ordering need somebody who owns it. */
const VISITORS: readonly Identity[] = ['anonymous', 'visitor'];
const SHOPPERS: readonly Identity[] = [...VISITORS, ...BUYERS];

const ofType = z.strictObject({ type: cartType });
const count = z.object({ cartCount: z.number().int() });

export const cartErrors = {
  NOTHING_CHOSEN: { status: 400, code: 32001, message: '请先选择商品' },
  CART_QUANTITY_REFUSED: { status: 400, code: 32002, message: '数量不符合起订和递增规则' },
  CART_SPLIT_REFUSED: { status: 400, code: 32003, message: '这一行不能拆分' },
  CART_DAY_PAST: { status: 400, code: 32005, message: '期望到货日不能早于今天' },
  CART_FULL: { status: 409, code: 32004, message: `购物车最多放 ${MAX_CART_LINES} 行，请先结算或删除一些` },
} as const;

/** Cart calls of specification 7.4; those of shared carts stand in a contract of their own. */
export const cartContract = {
  add: defineEndpoint({
    method: 'POST',
    path: '/cart-center/cart/add/{type}',
    summary: '加入购物车',
    input: ofType.extend({ lines: wantedLines }),
    output: addResult,
    identities: SHOPPERS,
    idempotent: true,
    transaction: 'write',
    errors: cartErrors,
  }),
  preCheck: defineEndpoint({
    method: 'POST',
    path: '/cart-center/cart/preCheck',
    participant: 'told',
    summary: '加购前检查',
    input: z.strictObject({ lines: wantedLines }),
    output: checkResult,
    identities: SHOPPERS,
    errors: cartErrors,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/cart-center/cart/list/{type}',
    summary: '查询购物车',
    input: ofType,
    output: cart,
    identities: BUYERS,
  }),
  count: defineEndpoint({
    method: 'GET',
    path: '/cart-center/cart/count/{type}',
    summary: '查询购物车商品种数',
    input: ofType,
    output: count,
    identities: [...VISITORS, ...SIGNED_IN],
    specified: false,
  }),
  modify: defineEndpoint({
    method: 'POST',
    path: '/cart-center/cart/modify/{type}',
    summary: '修改购物车商品',
    input: lineChange.safeExtend({ type: cartType }),
    output: cartChange,
    identities: BUYERS,
    transaction: 'write',
    errors: cartErrors,
  }),
  modifyBatch: defineEndpoint({
    method: 'POST',
    path: '/cart-center/cart/modifyBatch/{type}',
    summary: '批量修改购物车商品',
    input: ofType.extend({ lines: z.array(lineChange).max(MAX_CART_LINES) }),
    output: cartChange,
    identities: BUYERS,
    transaction: 'write',
    errors: cartErrors,
  }),
  clearChoose: defineEndpoint({
    method: 'POST',
    path: '/cart-center/cart/clearChoose/{type}',
    summary: '删除选中商品',
    /** `lines` names single lines, `skuCodes` all lines of items; without both: the lines that are selected. */
    input: ofType.extend({ skuCodes: skuCodes.optional(), lines: lineRefs.optional() }),
    output: count,
    identities: BUYERS,
    transaction: 'write',
  }),
  clearAll: defineEndpoint({
    method: 'POST',
    path: '/cart-center/cart/clearAll/{type}',
    summary: '清空购物车',
    /** `saved`: what was put aside for later, instead of what lies in the cart. */
    input: ofType.extend({ saved: z.boolean().optional() }),
    output: count,
    identities: BUYERS,
    transaction: 'write',
  }),
  split: defineEndpoint({
    method: 'POST',
    path: '/cart-center/cart/split/{type}',
    summary: '拆分购物车商品行',
    /** `quantity`: how many go into the new line. */
    input: lineRef.extend({ type: cartType, quantity }),
    output: cartChange,
    identities: BUYERS,
    idempotent: true,
    transaction: 'write',
    errors: cartErrors,
    specified: false,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/cart-center/cart/export/{type}',
    summary: '导出购物车',
    input: ofType.extend({ scope: z.enum(['all', 'chosen']).default('all') }),
    output: z.file(),
    identities: BUYERS,
    rate: 'export',
    specified: false,
  }),
  alreadyObtained: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/catalogue/alreadyObtained',
    summary: '查询产品目录是否已领取',
    /** Only the restricted catalogue can be had once; every other item answers false. */
    input: z.strictObject({ skuCode: itemNo.optional() }),
    output: z.object({ obtained: z.boolean() }),
    identities: BUYERS,
  }),
};

import { z } from 'zod';
import { defineEndpoint, SIGNED_IN } from '#platform/shared/define-endpoint.ts';
import { itemNo } from '#platform/shared/wire-schemas.ts';
import { cartType, viewedItem } from './cart-schemas.ts';

/** Views kept, and so shown at most, per person and type. */
export const MAX_VIEWS = 50;

/** Recently viewed items of the caller (specification 7.4, history). */
export const viewHistoryContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/cart-center/history/list/{type}/{n}',
    summary: '查询最近浏览',
    input: z.strictObject({ type: cartType, n: z.coerce.number().int().min(1).max(MAX_VIEWS) }),
    output: z.array(viewedItem),
    identities: SIGNED_IN,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/cart-center/history/add/{type}/{code}',
    summary: '记录最近浏览',
    input: z.strictObject({ type: cartType, code: itemNo }),
    output: z.object({}),
    identities: SIGNED_IN,
    transaction: 'write',
  }),
  maximum: defineEndpoint({
    method: 'GET',
    path: '/cart-center/history/maximum/{type}',
    summary: '查询最近浏览保留条数',
    input: z.strictObject({ type: cartType }),
    output: z.object({ maximum: z.number().int() }),
    identities: SIGNED_IN,
    transaction: 'none',
  }),
};

import { z } from 'zod';
import { defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';
import { ORDER_SHARERS } from '#platform/shared/identities.ts';
import { instantText } from '#platform/shared/wire-schemas.ts';
import { linkErrors } from './order-errors.ts';
import { orderCopy, orderNo } from './order-schemas.ts';

/** Secret of a link, sealed. */
export const byOrderCode = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9_-]{60,200}$/, '链接不完整'),
});

const linkId = z
  .string()
  .length(16, '链接编号格式不正确')
  .regex(/^[0-9a-f]+$/, '链接编号格式不正确');

const link = z.object({
  linkId: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  stateLabel: z.string(),
  until: instantText,
  prices: z.boolean(),
  createdAt: instantText,
  creatorName: z.string().nullable(),
  openings: z.number().int(),
  lastOpenedAt: instantText.nullable(),
});
export type SharedLink = z.infer<typeof link>;

const sharedOrder = orderCopy.extend({
  /** Until when the link works. */
  until: instantText,
});
export type SharedOrder = z.infer<typeof sharedOrder>;

const own = { method: 'POST', identities: ORDER_SHARERS, permission: 'ORDER_MANAGEMENT', specified: false } as const;

/** Links that open one order to somebody without an account. */
export const orderLinkContract = {
  make: defineEndpoint({
    ...own,
    path: '/oms-front/orderShare/create',
    summary: '生成订单分享链接',
    input: z.strictObject({
      orderNo,
      days: z.union([z.literal(1), z.literal(7), z.literal(30)]).default(7),
      prices: z.boolean().default(false),
    }),
    objects: { orderNo: 'order' },
    /** `path` holds the secret; it is told once and kept nowhere. `url` is the same with the shop's own origin. */
    output: z.object({ linkId: z.string(), path: z.string(), url: z.string(), until: instantText }),
    rate: 'order',
    transaction: 'write',
    errors: linkErrors,
  }),
  list: defineEndpoint({
    ...own,
    path: '/oms-front/orderShare/list',
    summary: '查询订单分享链接',
    input: z.strictObject({ orderNo }),
    objects: { orderNo: 'order' },
    output: z.array(link),
  }),
  revoke: defineEndpoint({
    ...own,
    path: '/oms-front/orderShare/revoke',
    summary: '停用订单分享链接',
    input: z.strictObject({ orderNo, linkId }),
    objects: { orderNo: 'order' },
    output: z.object({ linkId: z.string() }),
    transaction: 'write',
  }),
  open: defineEndpoint({
    method: 'POST',
    path: '/oms-front/orderShare/open',
    summary: '打开分享的订单',
    input: byOrderCode,
    output: sharedOrder,
    identities: EVERYONE,
    rate: 'login',
    transaction: 'none',
    participant: 'any',
    specified: false,
  }),
};

import { z } from 'zod';
import { defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';
import { wishErrors } from './share-errors.ts';
import { byCode } from './share-schemas.ts';
import { commentInput, sharedCopy, sharedDetails, sharedGoods, sharedQuote, wishInput } from './shared-schemas.ts';

/** Openings are written in the name of the link's firm, which the caller has none of. */
const open = {
  method: 'POST',
  identities: EVERYONE,
  rate: 'login',
  transaction: 'none',
  specified: false,
} as const;

/** What people do who were given a link: read the one thing, say a word, ask for a change. They change nothing. */
export const sharedPageContract = {
  quote: defineEndpoint({
    ...open,
    path: '/marketing-center/share/quote',
    summary: '查看分享的报价',
    input: byCode.extend({
      /** A quote for smart cabinets, which has a page of its own. */
      smart: z.boolean().default(false),
    }),
    output: sharedQuote,
    participant: 'any',
  }),
  smartOrder: defineEndpoint({
    ...open,
    path: '/marketing-center/share/smartOrder',
    summary: '查看分享的智能柜订单',
    input: byCode,
    output: sharedCopy,
    participant: 'any',
  }),
  goods: defineEndpoint({
    ...open,
    path: '/marketing-center/share/goods',
    summary: '查看推荐的商品',
    input: byCode,
    output: sharedGoods,
    transaction: 'view',
  }),
  details: defineEndpoint({
    ...open,
    path: '/marketing-center/share/details',
    summary: '查看可修改的地址和发票',
    input: byCode,
    output: sharedDetails,
    participant: 'any',
  }),
  comment: defineEndpoint({
    ...open,
    path: '/marketing-center/share/comment',
    summary: '给分享的报价留言',
    input: commentInput,
    output: z.object({ noted: z.literal(true) }),
    errors: wishErrors,
  }),
  wish: defineEndpoint({
    ...open,
    path: '/marketing-center/share/wish',
    summary: '申请修改地址或发票',
    input: wishInput,
    output: z.object({ asked: z.literal(true) }),
    errors: wishErrors,
  }),
};

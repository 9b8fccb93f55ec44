import { z } from 'zod';
import { ORDER_NUMBER, QUOTE_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { createErrors } from '#features/checkout/contract/checkout-errors.ts';
import { detailErrors } from '#features/orders/contract/order-errors.ts';
import { titleErrors } from '#features/profile/contract/invoice-title-contract.ts';
import { addressErrors } from '#features/profile/contract/profile-contract.ts';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { instantText, rowId } from '#platform/shared/wire-schemas.ts';
import { decideErrors } from './share-errors.ts';
import { shareLink } from './share-schemas.ts';
import { sharedQuote } from './shared-schemas.ts';

export const shareRequest = z.object({
  requestId: rowId,
  kind: z.enum(['address', 'invoice']),
  kindLabel: z.string(),
  status: z.enum(['open', 'accepted', 'refused']),
  statusLabel: z.string(),
  name: z.string(),
  note: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  createdAt: instantText,
  decidedAt: instantText.nullable(),
  deciderName: z.string(),
  canDecide: z.boolean(),
});
export type ShareRequest = z.infer<typeof shareRequest>;

/** What came of sharing one document: its links, and what people behind them ask for. */
export const documentShares = z.object({ links: z.array(shareLink), requests: z.array(shareRequest) });
export type DocumentShares = z.infer<typeof documentShares>;

const quoteNo = numberText(QUOTE_NUMBER);
const orderNo = numberText(ORDER_NUMBER);
const look = { method: 'POST', identities: TRADE_READERS, specified: false } as const;

/** Shares of a document, for those who may see it, and the answers its owner gives. */
export const shareRequestContract = {
  ofQuote: defineEndpoint({
    ...look,
    path: '/marketing-center/share/ofQuote',
    summary: '查询报价的分享',
    input: z.strictObject({ quoteNo }),
    objects: { quoteNo: 'quote' },
    output: documentShares,
    permission: 'QUOTE_MANAGEMENT',
  }),
  ofOrder: defineEndpoint({
    ...look,
    path: '/marketing-center/share/ofOrder',
    summary: '查询订单的变更申请',
    input: z.strictObject({ orderNo }),
    objects: { orderNo: 'order' },
    output: documentShares,
    permission: 'ORDER_MANAGEMENT',
  }),
  preview: defineEndpoint({
    ...look,
    path: '/marketing-center/share/preview',
    summary: '预览分享的报价',
    input: z.strictObject({ quoteNo, prices: z.boolean().default(true) }),
    objects: { quoteNo: 'quote' },
    output: sharedQuote,
    permission: 'QUOTE_MANAGEMENT',
  }),
  decide: defineEndpoint({
    ...look,
    identities: BUYERS,
    path: '/marketing-center/share/decide',
    summary: '处理变更申请',
    input: z.strictObject({ requestId: rowId, accept: z.boolean() }),
    objects: { requestId: 'shareRequest' },
    output: z.object({ requestId: rowId, status: z.string() }),
    transaction: 'write',
    errors: { ...decideErrors, ...detailErrors, ...addressErrors, ...titleErrors, ...createErrors },
  }),
};

import { z } from 'zod';
import { qrErrors } from '#business/papers/contract/qr-errors.ts';
import { itemCode } from '#features/catalog/contract/item-schemas.ts';
import { defineEndpoint, SIGNED_IN } from '#platform/shared/define-endpoint.ts';
import { SHARERS } from '#platform/shared/identities.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { makeErrors, qrAddressErrors } from './share-errors.ts';
import { byLinkId, linkInput, linkListInput, linkPage, madeLink, opening } from './share-schemas.ts';

const own = { method: 'POST', identities: SHARERS, specified: false } as const;
const objects = { linkId: 'shareLink' } as const;

/** Links people give away, and what came of them (specification 3 and 7.7). */
export const shareContract = {
  link: defineEndpoint({
    method: 'POST',
    path: '/marketing-center/share/link',
    summary: '生成分享链接',
    input: linkInput,
    output: madeLink,
    identities: SHARERS,
    rate: 'order',
    transaction: 'write',
    errors: makeErrors,
  }),
  list: defineEndpoint({
    ...own,
    path: '/marketing-center/share/list',
    summary: '查询我的分享链接',
    input: linkListInput,
    output: linkPage,
  }),
  openings: defineEndpoint({
    ...own,
    path: '/marketing-center/share/openings',
    summary: '查询分享链接的打开记录',
    input: byLinkId,
    objects,
    output: z.array(opening),
  }),
  revoke: defineEndpoint({
    ...own,
    path: '/marketing-center/share/revoke',
    summary: '停用分享链接',
    input: byLinkId,
    objects,
    output: z.object({ linkId: rowId }),
    transaction: 'write',
  }),
  poster: defineEndpoint({
    ...own,
    path: '/marketing-center/share/poster',
    summary: '生成商品海报',
    input: itemCode,
    output: z.object({
      /** Data URL of a PNG, 550 × 876. */
      image: z.string(),
      quoteLink: z.string(),
    }),
    rate: 'order',
    transaction: 'write',
    errors: makeErrors,
  }),
  qrCode: defineEndpoint({
    method: 'POST',
    path: '/marketing-center/generate/QRCode',
    summary: '生成二维码',
    input: z.strictObject({
      /** Address of the shop, whole or from its root. */
      content: z.string().max(4_000),
      format: z.enum(['svg', 'png']).default('png'),
      /** Pixels of a PNG. */
      size: z.number().int().min(64).max(1_024).default(150),
    }),
    output: z.object({
      /** Data URL. */
      image: z.string(),
    }),
    identities: SIGNED_IN,
    transaction: 'none',
    participant: 'any',
    errors: { ...qrErrors, ...qrAddressErrors },
  }),
};

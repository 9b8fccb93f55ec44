import { z } from 'zod';
import { openErrors } from '#business/attachments/contract/attachment-errors.ts';
import { qrErrors } from '#business/papers/contract/qr-errors.ts';
import { exportTaskErrors } from '#business/transfers/contract/transfer-errors.ts';
import { exportAnswer } from '#business/transfers/contract/transfer-schemas.ts';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { exportErrors } from './order-errors.ts';
import { listInput, orderNo } from './order-schemas.ts';

/** Orders chosen by hand for one export. */
const MAX_CHOSEN = 200;
const format = z.enum(['xlsx', 'pdf']).default('xlsx');

const exportInput = z.strictObject({
  format,
  /** Chosen ones; without them all that the filter finds. */
  orderNos: z.array(orderNo).min(1).max(MAX_CHOSEN).optional(),
  filter: z
    .strictObject({ ...listInput.shape, pageNo: z.never().optional(), pageSize: z.never().optional() })
    .optional(),
});
export type ExportInput = z.infer<typeof exportInput>;

/** Taking orders out of the shop is an act on orders (specification 6, fine-grained codes and blocks). */
const paper = { method: 'POST', identities: BUYERS, permission: 'ORDER_EXPORT', rate: 'export' } as const;

/** Orders as files, and the files of orders. */
export const orderPaperContract = {
  exportOne: defineEndpoint({
    ...paper,
    path: '/oms-front/trade/export/{orderNo}',
    summary: '导出订单',
    input: z.strictObject({ orderNo, format }),
    objects: { orderNo: 'order' },
    output: z.file(),
    errors: exportErrors,
  }),
  batchExport: defineEndpoint({
    ...paper,
    path: '/oms-front/trade/batchExport',
    summary: '批量导出订单',
    input: exportInput,
    objects: { orderNos: 'order' },
    output: exportAnswer,
    errors: { ...exportErrors, ...exportTaskErrors },
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/oms-front/trade/file',
    summary: '下载订单附件',
    input: z.strictObject({ fileId: rowId }),
    objects: { fileId: 'attachedFile' },
    output: z.file(),
    identities: TRADE_READERS,
    permission: 'ORDER_MANAGEMENT',
    errors: openErrors,
    specified: false,
  }),
  qrCode: defineEndpoint({
    method: 'POST',
    path: '/oms-front/orderShare/QRCode',
    summary: '生成订单分享二维码',
    input: z.strictObject({
      /** What the code says: the address of a shared page. */
      content: z.string().max(4_000),
      format: z.enum(['svg', 'png']).default('svg'),
      /** Pixels of a PNG. */
      size: z.number().int().min(64).max(1_024).default(150),
    }),
    output: z.object({
      /** Data URL. */
      image: z.string(),
    }),
    identities: TRADE_READERS,
    permission: 'ORDER_MANAGEMENT',
    errors: qrErrors,
  }),
};

import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { instantText, itemNo, plainText } from '#platform/shared/wire-schemas.ts';
import { stockErrors } from './fulfilment-errors.ts';

const MAX_STOCK = 99_999_999;
const level = z.number().int().min(0).max(MAX_STOCK);
const warehouse = plainText(20).min(1, '请选择仓库');

const desk = { identities: STAFF, permission: 'DESK_STOCK', specified: false, method: 'POST' } as const;

const stockRow = z.object({
  skuCode: z.string(),
  productName: z.string(),
  brandName: z.string().nullable(),
  orderUnit: z.string(),
  warehouse: z.string(),
  warehouseName: z.string(),
  onHand: z.number().int(),
  reserved: z.number().int(),
  available: z.number().int(),
  updatedAt: instantText,
});
export type StockRow = z.infer<typeof stockRow>;

const correctionRow = z.object({
  at: instantText,
  skuCode: z.string(),
  productName: z.string(),
  warehouseName: z.string(),
  before: z.number().int(),
  after: z.number().int(),
  reason: z.string(),
  actorName: z.string().nullable(),
});
export type StockCorrectionRow = z.infer<typeof correctionRow>;

export const stockFilter = z.strictObject({
  ...pageInput,
  /** Number, manufacturer's number or name of an item. */
  item: plainText(60).optional(),
  warehouse: plainText(20).optional(),
  /** Only what orders hold, or nothing is left of. */
  kind: z.enum(['all', 'reserved', 'empty']).default('all'),
});
export type StockFilter = z.infer<typeof stockFilter>;

/** What lies where, and the corrections of people who counted it. */
export const stockDeskContract = {
  levels: defineEndpoint({
    ...desk,
    path: '/oms-front/desk/stock',
    summary: '查询库存',
    input: stockFilter,
    output: pageOf(stockRow),
  }),
  corrections: defineEndpoint({
    ...desk,
    path: '/oms-front/desk/stock/corrections',
    summary: '查询库存更正记录',
    input: z.strictObject({ ...pageInput, item: plainText(60).optional(), warehouse: plainText(20).optional() }),
    output: pageOf(correctionRow),
  }),
  correct: defineEndpoint({
    ...desk,
    path: '/oms-front/desk/stock/correct',
    summary: '更正库存',
    input: z.strictObject({
      skuCode: itemNo,
      warehouse,
      /** What the person saw; another figure meanwhile is refused. */
      before: level,
      after: level,
      reason: plainText(200).min(2, '请填写更正原因'),
    }),
    output: z.object({ onHand: z.number().int(), reserved: z.number().int() }),
    idempotent: true,
    transaction: 'write',
    errors: stockErrors,
  }),
};

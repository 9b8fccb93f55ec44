import { z } from 'zod';
import { defineEndpoint, EVERYONE, SIGNED_IN, STAFF } from '#platform/shared/define-endpoint.ts';
import { pictureFile } from '#platform/shared/file-content.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { instantText, itemNo, plainText, rowId } from '#platform/shared/wire-schemas.ts';

/** Most pictures of one report. */
const MAX_PICTURES = 5;

const field = z.enum(['name', 'picture', 'price', 'attributes', 'unit', 'description', 'other']);
export type CorrectionField = z.infer<typeof field>;
const status = z.enum(['pending', 'verified', 'corrected', 'rejected']);
export type CorrectionStatus = z.infer<typeof status>;

export const correctionErrors = {
  CORRECTION_PICTURE_KIND: { status: 422, code: 30200, message: '图片只支持 JPG、PNG、WebP 格式' },
  CORRECTION_PICTURE_UNREADABLE: { status: 422, code: 30201, message: '图片已损坏或过大，无法读取，请换一张' },
  CORRECTION_TOO_MANY: { status: 429, code: 30202, message: '今天提交的纠错较多，请明天再试或联系客服' },
} as const;

export const handleErrors = {
  CORRECTION_MOVED: { status: 409, code: 30203, message: '这条纠错已被处理到其他状态，请刷新后再操作' },
  CORRECTION_ANSWER_MISSING: { status: 400, code: 30204, message: '请填写处理说明，提交人会收到' },
} as const;

export const correctionInput = z.strictObject({
  itemCode: itemNo,
  fields: z.array(field).min(1, '请选择有误的内容').max(field.options.length),
  content: plainText(1_000).min(5, '请用至少 5 个字说明哪里有误'),
  /** Mail address or mobile number for the answer; a member's own mail where it is empty. */
  contact: plainText(100)
    .refine((text) => text === '' || /^1[3-9]\d{9}$/.test(text) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), {
      message: '请填写邮箱或 11 位手机号',
    })
    .default(''),
  /** JPG, PNG or WebP. */
  pictures: z.array(pictureFile()).max(MAX_PICTURES, `最多上传 ${MAX_PICTURES} 张图片`).default([]),
});
export type CorrectionInput = z.infer<typeof correctionInput>;

const ticket = z.object({
  number: z.string(),
  itemCode: z.string(),
  productName: z.string(),
  fields: z.array(field),
  /** 名称、参数 */
  fieldsText: z.string(),
  content: z.string(),
  status,
  statusText: z.string(),
  answer: z.string(),
  createdAt: instantText,
  updatedAt: instantText,
});
export type CorrectionTicket = z.infer<typeof ticket>;

const deskTicket = ticket.extend({
  id: rowId,
  /** Firm of the reporter; null for visitors. */
  firmName: z.string().nullable(),
  /** Masked. */
  contact: z.string(),
  /** Addresses of the pictures. */
  pictures: z.array(z.string()),
  /** States it may move to now. */
  moves: z.array(status),
});
export type DeskCorrection = z.infer<typeof deskTicket>;

const deskCall = { identities: STAFF, permission: 'DESK_CORRECTIONS', specified: false } as const;

export const correctionQueueInput = z.strictObject({
  ...pageInput,
  status: status.optional(),
  itemCode: itemNo.optional(),
});

/** What people say is wrong about items, and what became of it. */
export const correctionContract = {
  save: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/productErrorCorrection/save',
    summary: '提交商品纠错',
    input: correctionInput,
    output: z.object({ number: z.string(), statusText: z.string() }),
    identities: EVERYONE,
    rate: 'upload',
    idempotent: true,
    transaction: 'write',
    errors: correctionErrors,
  }),
  mine: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/productErrorCorrection/mine',
    summary: '查询我的商品纠错',
    input: z.strictObject({ ...pageInput }),
    output: pageOf(ticket),
    identities: SIGNED_IN,
    specified: false,
  }),
  queue: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/productErrorCorrection/queue',
    summary: '查询商品纠错',
    input: correctionQueueInput,
    output: pageOf(deskTicket).extend({ counts: z.record(status, z.number().int()) }),
    ...deskCall,
  }),
  handle: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/productErrorCorrection/handle',
    summary: '处理商品纠错',
    input: z.strictObject({
      id: rowId,
      /** State the person saw; another one meanwhile is refused. */
      from: status,
      to: status,
      answer: plainText(500).default(''),
    }),
    output: deskTicket,
    transaction: 'write',
    errors: handleErrors,
    ...deskCall,
  }),
};

import { z } from 'zod';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { applicationNo, orderNo, sourceCode, wayCode } from './invoice-schemas.ts';

const MOST_ORDERS = 100;
const MOST_LINES = 2_000;

export const placesInput = z.strictObject({
  /** Number of an order or a PO, or an item. */
  keyword: plainText(60).optional(),
  ...pageInput,
});
export type PlacesInput = z.output<typeof placesInput>;

/** Orders of which something may be invoiced, the latest first. */
export const placePage = pageOf(
  z.object({
    orderNo: z.string(),
    poNumber: z.string().nullable(),
    submittedAt: instantText,
    title: z.string(),
    amount: amountText,
    lineCount: z.number().int(),
  }),
);
export type PlacePage = z.infer<typeof placePage>;
export type InvoicePlace = PlacePage['list'][number];

export const statementNo = z.string().regex(/^[A-Z]{2,4}\d{12}$/, '对账单号格式不正确');

const wish = {
  source: sourceCode,
  orderNos: z.array(orderNo).max(MOST_ORDERS, `一次最多 ${MOST_ORDERS} 张订单`).default([]),
  statementNos: z.array(statementNo).max(20, '一次最多 20 张对账单').default([]),
  /** Absent: all that may be invoiced. Line 0 is the freight. */
  lines: z
    .array(
      z.strictObject({
        orderNo,
        lineNo: z.number().int().min(0).max(9_999),
        quantity: z.number().int().min(0).max(999_999),
      }),
    )
    .max(MOST_LINES)
    .optional(),
  /** A title of the person's book or of the company; absent: each order's own. */
  titleId: rowId.optional(),
  merge: z.boolean().default(true),
  remarkTemplate: plainText(200).default('订单号：{订单号} PO号：{PO号}'),
};

const named = <T extends { orderNos: readonly string[]; statementNos: readonly string[]; source: string }>({
  orderNos,
  statementNos,
  source,
}: T) => (source === 'statements' ? statementNos.length > 0 : orderNos.length > 0);
const UNNAMED = { path: ['orderNos'], message: '请选择要开票的订单或对账单' };

export const previewInput = z.strictObject(wish).refine(named, UNNAMED);
export type PreviewInput = z.output<typeof previewInput>;

/** Everything an application is made of; a draft holds as much of it as is known. */
export const applyFields = {
  ...wish,
  deliveryWay: wayCode.default('mail'),
  email: z.union([z.literal(''), z.email('邮箱格式不正确').max(120)]).default(''),
  receiver: z
    .strictObject({
      receiver: plainText(40).min(1, '请填写收件人'),
      phone: z.string().regex(/^[0-9+\-\s()]{6,20}$/, '电话格式不正确'),
      province: plainText(20).min(1, '请填写省份'),
      city: plainText(20).default(''),
      district: plainText(20).default(''),
      detail: plainText(120).min(1, '请填写详细地址'),
    })
    .optional(),
  note: plainText(300).default(''),
  caseNo: plainText(20).default(''),
};

/** `draft`: the one that is handed in with it, as it was seen. */
export const applyInput = z
  .strictObject({
    ...applyFields,
    draft: z.strictObject({ applicationNo, version: z.number().int().min(1) }).optional(),
  })
  .refine(named, UNNAMED);
export type ApplyInput = z.output<typeof applyInput>;
export type ApplyRequest = z.input<typeof applyInput>;

export const preview = z.object({
  lines: z.array(
    z.object({
      orderNo: z.string(),
      /** 0: freight. */
      lineNo: z.number().int(),
      skuCode: z.string(),
      productName: z.string(),
      unit: z.string(),
      /** What may be invoiced, and what of it is wanted. */
      freeQuantity: z.number().int(),
      quantity: z.number().int(),
      amount: amountText,
      taxRate: z.string(),
      codeMissing: z.boolean(),
      /** No special invoice is issued for it. */
      ordinaryOnly: z.boolean(),
    }),
  ),
  /** One application for each title. */
  applications: z.array(
    z.object({
      title: z.string(),
      typeLabel: z.string(),
      amount: amountText,
      invoices: z.array(
        z.object({
          taxRate: z.string(),
          lineCount: z.number().int(),
          amount: amountText,
          netAmount: amountText,
          taxAmount: amountText,
        }),
      ),
    }),
  ),
  totalAmount: amountText,
  /** Why it would be refused; null where it would not. */
  refusal: z.string().nullable(),
});
export type Preview = z.infer<typeof preview>;

export const applied = z.object({
  applications: z.array(
    z.object({ applicationNo: z.string(), title: z.string(), amount: amountText, statusLabel: z.string() }),
  ),
});
export type Applied = z.infer<typeof applied>;

/** What an application begins with, as the shop has agreed it with the company. */
export const applyTerms = z.object({
  merge: z.boolean(),
  remarkTemplate: z.string(),
  mostLines: z.number().int(),
  limit: amountText,
});
export type ApplyTerms = z.infer<typeof applyTerms>;

import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { instantText, itemNo, plainText } from '#platform/shared/wire-schemas.ts';
import { taxCodeErrors } from './invoice-errors.ts';

const PATH = '/invoices/desk/taxCodes';
const desk = { method: 'POST', identities: STAFF, permission: 'DESK_INVOICES', specified: false } as const;

export const codeText = z.string().regex(/^\d{19}$/, '税收分类编码为 19 位数字');
const taxCode = z.object({
  code: z.string(),
  name: z.string(),
  shortName: z.string(),
  summary: z.boolean(),
  demo: z.boolean(),
});
export type TaxCode = z.infer<typeof taxCode>;

const missingItem = z.object({
  skuCode: z.string(),
  productName: z.string(),
  categoryName: z.string(),
  /** What stands with the item and is in no table; empty: none at all. */
  writtenCode: z.string(),
  /** Applications that wait for it. */
  waiting: z.number().int(),
});
export type MissingItem = z.infer<typeof missingItem>;

const ordinaryItem = z.object({ skuCode: z.string(), productName: z.string(), by: z.string(), at: instantText });
export type OrdinaryItem = z.infer<typeof ordinaryItem>;

const importReport = z.object({
  dryRun: z.boolean(),
  written: z.number().int(),
  refused: z.number().int(),
  /** What could not be read, the first hundred. */
  rows: z.array(z.object({ rowNumber: z.number().int(), code: z.string(), problem: z.string() })),
});
export type TaxImportReport = z.infer<typeof importReport>;

/** Tax codes of goods (data: 税收分类编码): the official table comes in as a file, goods without a code wait here. */
export const taxCodeContract = {
  codes: defineEndpoint({
    ...desk,
    path: `${PATH}/codes`,
    summary: '查询税收分类编码',
    input: z.strictObject({ keyword: plainText(60).optional(), ...pageInput }),
    output: pageOf(taxCode),
  }),
  missing: defineEndpoint({
    ...desk,
    path: `${PATH}/missing`,
    summary: '查询缺税收编码的商品',
    input: z.strictObject({ ...pageInput }),
    output: pageOf(missingItem),
  }),
  assign: defineEndpoint({
    ...desk,
    path: `${PATH}/assign`,
    summary: '指定商品的税收编码',
    input: z.strictObject({ itemNos: z.array(itemNo).min(1).max(200), code: codeText }),
    output: z.object({ goods: z.number().int(), applications: z.number().int() }),
    transaction: 'write',
    errors: taxCodeErrors,
  }),
  import: defineEndpoint({
    ...desk,
    path: `${PATH}/import`,
    summary: '导入税收分类编码表',
    input: z.strictObject({
      file: z
        .file()
        .min(1, EMPTY_FILE)
        .max(10 * 1024 * 1024, '文件请控制在 10 MB 以内'),
      dryRun: z.boolean().default(true),
    }),
    output: importReport,
    transaction: 'none',
    rate: 'upload',
    errors: taxCodeErrors,
  }),
  ordinary: defineEndpoint({
    ...desk,
    path: `${PATH}/ordinary`,
    summary: '查询只开普票的商品',
    input: z.strictObject({ ...pageInput }),
    output: pageOf(ordinaryItem),
  }),
  setOrdinary: defineEndpoint({
    ...desk,
    path: `${PATH}/setOrdinary`,
    summary: '设置商品只开普票',
    input: z.strictObject({ itemNos: z.array(itemNo).min(1).max(200), ordinaryOnly: z.boolean() }),
    output: z.object({ goods: z.number().int() }),
    transaction: 'write',
    errors: taxCodeErrors,
  }),
};

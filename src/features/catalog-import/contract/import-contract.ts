import { z } from 'zod';
import { defineEndpoint, type ErrorSpecs, STAFF } from '#platform/shared/define-endpoint.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import {
  importPreview,
  importRun,
  importRunDetail,
  pieceAnswer,
  pieceInput,
  previewInput,
  runStatus,
  startInput,
} from './import-schemas.ts';

export const importErrors = {
  PIECE_OUT_OF_ORDER: {
    status: 409,
    code: 30250,
    message: '文件片段的顺序不对，请重新上传',
    data: z.object({ received: z.number().int() }),
  },
  RUN_STATE: { status: 409, code: 30251, message: '导入的状态已变化，请刷新后再操作' },
  IMPORT_FILE_GONE: { status: 409, code: 30252, message: '文件已清理，请重新上传' },
} as const satisfies ErrorSpecs;

const desk = { method: 'POST', identities: STAFF, permission: 'DESK_IMPORT', specified: false } as const;
const oneRun = z.strictObject({ id: rowId });

/** Catalogue files at the operator desk: hand in, look at, import, follow, take the report. */
export const importContract = {
  uploadPiece: defineEndpoint({
    ...desk,
    path: '/import/upload',
    summary: '上传商品文件',
    input: pieceInput,
    output: pieceAnswer,
    rate: 'upload',
    transaction: 'none',
    errors: importErrors,
  }),
  listRuns: defineEndpoint({
    ...desk,
    path: '/import/runs',
    summary: '查询商品导入',
    /** `mine`: what the caller handed in, for his own list of what he has begun. */
    input: z.strictObject({ status: runStatus.optional(), mine: z.boolean().default(false), ...pageInput }),
    /** `moving`: of all that is listed, how many go on. */
    output: pageOf(importRun).extend({ moving: z.int() }),
  }),
  readRun: defineEndpoint({
    ...desk,
    path: '/import/run',
    summary: '查看商品导入',
    input: oneRun,
    output: importRunDetail,
    transaction: 'read',
  }),
  preview: defineEndpoint({
    ...desk,
    path: '/import/preview',
    summary: '预览商品文件',
    input: previewInput,
    output: importPreview,
    transaction: 'none',
    participant: 'any',
    reads: true,
    errors: importErrors,
  }),
  start: defineEndpoint({
    ...desk,
    path: '/import/start',
    summary: '开始商品导入',
    input: startInput,
    output: importRunDetail,
    transaction: 'write',
    errors: importErrors,
  }),
  cancel: defineEndpoint({
    ...desk,
    path: '/import/cancel',
    summary: '取消商品导入',
    input: oneRun,
    output: importRunDetail,
    transaction: 'write',
    errors: importErrors,
  }),
  repeat: defineEndpoint({
    ...desk,
    path: '/import/repeat',
    summary: '用同一文件再次导入',
    /** `start`: at once with the settings of the last time, as after a dry run. */
    input: z.strictObject({ id: rowId, start: z.boolean() }),
    output: importRunDetail,
    transaction: 'write',
    idempotent: true,
    errors: importErrors,
  }),
  report: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/import/report',
    summary: '下载导入报告',
    input: z.strictObject({ id: rowId, format: z.enum(['csv', 'xlsx']).default('csv') }),
    output: z.file(),
    transaction: 'none',
    errors: importErrors,
  }),
};

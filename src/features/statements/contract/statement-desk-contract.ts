import { z } from 'zod';
import { keepErrors, openErrors, takeErrors } from '#business/attachments/contract/attachment-errors.ts';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { amountText, instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { deskExceptionInput, deskExceptionPage, deskResolveInput, resolved } from './check-schemas.ts';
import {
  deskDispute,
  disputeActed,
  disputeNo,
  disputeQueueInput,
  disputeQueuePage,
  disputeSeen,
  grantInput,
  rejectInput,
} from './dispute-schemas.ts';
import { deskDisputeErrors, exceptionErrors, runErrors } from './statement-errors.ts';
import {
  linePage,
  linesInput,
  listFilter,
  statementCounts,
  statementDetail,
  statementNo,
  statementRow,
} from './statement-schemas.ts';

const PATH = '/statements/desk';
const desk = { method: 'POST', identities: STAFF, permission: 'DESK_STATEMENTS', specified: false } as const;
const act = {
  ...desk,
  output: disputeActed,
  idempotent: true,
  transaction: 'write',
  errors: deskDisputeErrors,
} as const;

const deskRow = statementRow.extend({ firmName: z.string(), customerCode: z.string() });
export type DeskStatementRow = z.infer<typeof deskRow>;
export const deskListInput = z.strictObject({ ...listFilter, firm: plainText(60).optional(), ...pageInput });
export type DeskListInput = z.output<typeof deskListInput>;
export const deskStatementPage = pageOf(deskRow).extend({ counts: statementCounts });
export type DeskStatementPage = z.infer<typeof deskStatementPage>;

const run = z.object({
  runId: rowId,
  firmName: z.string(),
  customerCode: z.string(),
  cycleFrom: z.string(),
  cycleTo: z.string(),
  status: z.enum(['done', 'failed']),
  statusLabel: z.string(),
  statements: z.number().int(),
  lines: z.number().int(),
  due: amountText,
  /** Seconds it took. */
  seconds: z.number(),
  failure: z.string(),
  attempts: z.number().int(),
  finishedAt: instantText,
});
export type StatementRun = z.infer<typeof run>;
export const runInput = z.strictObject({
  status: z.enum(['all', 'failed', 'done']).default('all'),
  keyword: plainText(60).optional(),
  ...pageInput,
});
export type RunInput = z.output<typeof runInput>;
export const runPage = pageOf(run).extend({ failed: z.number().int(), lastRunAt: instantText.nullable() });
export type RunPage = z.infer<typeof runPage>;

const MAX_SAID_FILES = 5;
const MAX_SAID_BYTES = 3 * 1024 * 1024;

/** The desk on statements: what was made, what is disputed, what does not fit. */
export const statementDeskContract = {
  list: defineEndpoint({
    ...desk,
    path: `${PATH}/list`,
    summary: '查询客户对账单',
    input: deskListInput,
    output: deskStatementPage,
  }),
  detail: defineEndpoint({
    ...desk,
    path: `${PATH}/detail`,
    summary: '查询客户对账单详情',
    input: z.strictObject({ statementNo }),
    output: statementDetail,
  }),
  lines: defineEndpoint({
    ...desk,
    path: `${PATH}/lines`,
    summary: '查询客户对账单明细',
    input: linesInput,
    output: linePage,
  }),
  runs: defineEndpoint({
    ...desk,
    path: `${PATH}/runs`,
    summary: '查询出账记录',
    input: runInput,
    output: runPage,
  }),
  rerun: defineEndpoint({
    ...desk,
    path: `${PATH}/rerun`,
    summary: '重跑失败的出账',
    input: z.strictObject({ runId: rowId }),
    output: z.object({ statements: z.number().int(), lines: z.number().int() }),
    // A cycle is billed once, however often this is pressed.
    transaction: 'none',
    errors: runErrors,
  }),
  disputes: defineEndpoint({
    ...desk,
    path: `${PATH}/disputes`,
    summary: '查询对账异议列表',
    input: disputeQueueInput,
    output: disputeQueuePage,
  }),
  dispute: defineEndpoint({
    ...desk,
    path: `${PATH}/dispute`,
    summary: '查询对账异议详情',
    input: z.strictObject({ disputeNo }),
    output: deskDispute,
  }),
  take: defineEndpoint({ ...act, path: `${PATH}/take`, summary: '受理对账异议', input: z.strictObject(disputeSeen) }),
  grant: defineEndpoint({ ...act, path: `${PATH}/grant`, summary: '拟出异议调整', input: grantInput }),
  reject: defineEndpoint({ ...act, path: `${PATH}/reject`, summary: '不同意对账异议', input: rejectInput }),
  say: defineEndpoint({
    ...act,
    path: `${PATH}/say`,
    summary: '回复对账异议客户',
    input: z.strictObject({
      disputeNo,
      words: plainText(500).min(1, '请填写内容'),
      files: z
        .array(z.file().min(1, EMPTY_FILE).max(MAX_SAID_BYTES, '单个文件请控制在 3 MB 以内'))
        .max(MAX_SAID_FILES, `一次最多 ${MAX_SAID_FILES} 个文件`)
        .default([]),
    }),
    rate: 'upload',
    errors: { ...deskDisputeErrors, ...takeErrors, ...keepErrors },
  }),
  file: defineEndpoint({
    ...desk,
    method: 'GET',
    path: `${PATH}/file`,
    summary: '下载客户对账附件',
    input: z.strictObject({ fileId: rowId }),
    output: z.file(),
    errors: openErrors,
  }),
  exceptions: defineEndpoint({
    ...desk,
    path: `${PATH}/exceptions`,
    summary: '查询客户对账差异',
    input: deskExceptionInput,
    output: deskExceptionPage,
  }),
  resolveException: defineEndpoint({
    ...desk,
    path: `${PATH}/exceptions/resolve`,
    summary: '处理客户对账差异',
    input: deskResolveInput,
    output: resolved,
    transaction: 'write',
    idempotent: true,
    errors: exceptionErrors,
  }),
  figures: defineEndpoint({
    ...desk,
    path: `${PATH}/figures`,
    summary: '查询对账指标',
    input: z.strictObject({}),
    output: z.object({
      /** Of the last three months. */
      statements: z.number().int(),
      due: amountText,
      open: amountText,
      overdue: amountText,
      waitingDisputes: z.number().int(),
      lateDisputes: z.number().int(),
      openExceptions: z.number().int(),
      failedRuns: z.number().int(),
      /** Disputed lines in 1/10,000 of all that were to be confirmed. */
      disputeRateBp: z.number().int(),
    }),
  }),
};

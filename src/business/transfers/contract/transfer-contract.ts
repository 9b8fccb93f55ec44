import { z } from 'zod';
import { defineEndpoint, LOGGED_IN } from '#platform/shared/define-endpoint.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import { exportTaskErrors, transferErrors } from './transfer-errors.ts';
import { centreInput, centrePage, transferTask } from './transfer-schemas.ts';

/** The right to what is in a file is asked by the task itself: that of the call which began it. */
const own = { identities: LOGGED_IN, specified: false } as const;
const one = { input: z.strictObject({ id: rowId }), objects: { id: 'transfer' } } as const;

/** Tasks that make files in the background: each person sees and fetches only what is his own (specification 1, download center). */
export const transferContract = {
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/transfer/list',
    summary: '查询导出任务',
    input: z.strictObject({
      kind: z
        .string()
        .regex(/^[a-z-]{1,40}$/, '没有这类导出')
        .optional(),
    }),
    output: z.array(transferTask),
  }),
  centre: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/transfer/centre',
    summary: '查询下载中心',
    input: centreInput,
    output: centrePage,
  }),
  progress: defineEndpoint({
    ...own,
    ...one,
    method: 'GET',
    path: '/enterprise-service/transfer/progress',
    summary: '查询导出进度',
    output: transferTask,
  }),
  cancel: defineEndpoint({
    ...own,
    ...one,
    method: 'POST',
    path: '/enterprise-service/transfer/cancel',
    summary: '取消导出任务',
    output: transferTask,
    transaction: 'write',
    errors: transferErrors,
  }),
  retry: defineEndpoint({
    ...own,
    ...one,
    method: 'POST',
    path: '/enterprise-service/transfer/retry',
    summary: '重试导出任务',
    output: transferTask,
    transaction: 'write',
    rate: 'export',
    errors: { ...transferErrors, ...exportTaskErrors },
  }),
  fetch: defineEndpoint({
    ...own,
    ...one,
    method: 'POST',
    path: '/enterprise-service/transfer/fetch',
    summary: '下载导出文件',
    output: z.file(),
    transaction: 'write',
    rate: 'export',
    errors: transferErrors,
  }),
};

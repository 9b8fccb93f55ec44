import { z } from 'zod';
import { defineEndpoint, EVERYONE, STAFF } from '#platform/shared/define-endpoint.ts';
import { pageOf } from '#platform/shared/pagination.ts';
import { rowId } from '#platform/shared/wire-schemas.ts';
import {
  accepted,
  activityHour,
  errorDetail,
  errorFilter,
  errorRow,
  eventFilter,
  eventInput,
  eventRow,
  health,
  pong,
  traceInput,
  visitFilter,
  visitInput,
  visitRow,
} from './diagnostics-schemas.ts';

/** Rows are gathered and written by the process, so no call here opens a transaction of its own. */
const report = {
  method: 'POST',
  output: accepted,
  identities: EVERYONE,
  rate: 'report',
  transaction: 'none',
  participant: 'any',
  specified: false,
} as const;

const desk = {
  method: 'POST',
  identities: STAFF,
  permission: 'DESK_MONITORING',
  transaction: 'none',
  participant: 'any',
  reads: true,
  specified: false,
} as const;

/** What browsers tell of themselves, what the check pages measure, and what the shop's own people read of it. */
export const diagnosticsContract = {
  trace: defineEndpoint({
    ...report,
    path: '/website-api/monitor/trace',
    summary: '上报错误',
    input: traceInput,
    specified: true,
  }),
  visit: defineEndpoint({
    ...report,
    path: '/website-api/monitor/share',
    summary: '上报页面访问（含分享码）',
    input: visitInput,
    specified: true,
  }),
  event: defineEndpoint({ ...report, path: '/monitoring/event', summary: '上报事件', input: eventInput }),
  ping: defineEndpoint({
    method: 'GET',
    path: '/monitoring/ping',
    summary: '测量往返时间',
    /** `n` makes each address a new one, so that nothing answers out of a store. */
    input: z.strictObject({ n: z.string().max(40).optional() }),
    output: pong,
    identities: EVERYONE,
    transaction: 'none',
    specified: false,
  }),
  health: defineEndpoint({
    method: 'POST',
    path: '/monitoring/health',
    summary: '查询系统状态',
    input: z.strictObject({}),
    output: health,
    identities: EVERYONE,
    transaction: 'none',
    participant: 'any',
    reads: true,
    specified: false,
  }),
  listVisits: defineEndpoint({
    ...desk,
    path: '/monitoring/desk/visits',
    summary: '查询访问日志',
    input: visitFilter,
    output: pageOf(visitRow),
  }),
  listErrors: defineEndpoint({
    ...desk,
    path: '/monitoring/desk/errors',
    summary: '查询错误',
    input: errorFilter,
    output: pageOf(errorRow),
  }),
  readError: defineEndpoint({
    ...desk,
    path: '/monitoring/desk/error',
    summary: '查看错误详情',
    input: z.strictObject({ id: rowId }),
    output: errorDetail,
  }),
  listEvents: defineEndpoint({
    ...desk,
    path: '/monitoring/desk/events',
    summary: '查询事件',
    input: eventFilter,
    output: pageOf(eventRow),
  }),
  activity: defineEndpoint({
    ...desk,
    path: '/monitoring/desk/activity',
    summary: '查询最近 24 小时概况',
    input: z.strictObject({}),
    output: z.array(activityHour),
  }),
};

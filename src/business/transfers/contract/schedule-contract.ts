import { z } from 'zod';
import { defineEndpoint, LOGGED_IN } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { exportSchedule, scheduleChoices, scheduleInput, schedulePeople } from './schedule-schemas.ts';
import { scheduleErrors } from './transfer-errors.ts';

/** The right to what is sent is asked by the export itself, of its maker and of each receiver on each day. */
const own = { identities: LOGGED_IN, specified: false } as const;
const nothing = z.strictObject({});
const act = {
  ...own,
  method: 'POST',
  input: z.strictObject({ id: rowId }),
  objects: { id: 'exportSchedule' },
  output: z.array(exportSchedule),
  transaction: 'write',
  errors: scheduleErrors,
} as const;

/** Exports that are made by the calendar and sent as a link (behaviours 2.13: scheduled mail). */
export const scheduleContract = {
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/export-schedule/list',
    summary: '查询定时导出',
    input: nothing,
    output: z.array(exportSchedule),
  }),
  choices: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/export-schedule/choices',
    summary: '查询可定时导出的内容',
    input: nothing,
    output: scheduleChoices,
  }),
  people: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/enterprise-service/export-schedule/people',
    summary: '查询定时导出接收人',
    input: z.strictObject({ keyword: plainText(20).default('') }),
    output: schedulePeople,
  }),
  save: defineEndpoint({
    ...act,
    path: '/enterprise-service/export-schedule/save',
    summary: '保存定时导出',
    input: scheduleInput,
    // A number of somebody else is answered like one that nobody has: `schedules.db.test.ts`.
    objects: {},
    rate: 'export',
  }),
  pause: defineEndpoint({ ...act, path: '/enterprise-service/export-schedule/pause', summary: '暂停定时导出' }),
  resume: defineEndpoint({ ...act, path: '/enterprise-service/export-schedule/resume', summary: '恢复定时导出' }),
  remove: defineEndpoint({ ...act, path: '/enterprise-service/export-schedule/remove', summary: '删除定时导出' }),
  leave: defineEndpoint({ ...act, path: '/enterprise-service/export-schedule/leave', summary: '不再接收定时导出' }),
};

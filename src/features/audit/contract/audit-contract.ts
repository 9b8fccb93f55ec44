import { z } from 'zod';
import { defineEndpoint, OWN_PEOPLE } from '#platform/shared/define-endpoint.ts';
import { calendarDay, plainText, rowId } from '#platform/shared/wire-schemas.ts';

const filterFields = {
  /** Part of a name or login name. */
  person: plainText(40).optional(),
  objectType: z
    .string()
    .regex(/^[A-Za-z_]{1,40}$/, '没有这种对象')
    .optional(),
  /** Number of the object, request number, or words inside what was recorded. */
  keyword: plainText(60).optional(),
  /** Days in Shanghai, both included. */
  dateFrom: calendarDay().optional(),
  dateTo: calendarDay().optional(),
};
export const auditFilter = z.strictObject(filterFields);
export type AuditFilter = z.infer<typeof auditFilter>;

const change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });

const entry = z.object({
  id: rowId,
  at: z.string(),
  /** Null: the shop itself, by a job or a rule. */
  person: z.string().nullable(),
  userName: z.string().nullable(),
  action: z.string(),
  actionName: z.string(),
  objectName: z.string(),
  objectId: z.string().nullable(),
  changes: z.array(change),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof entry>;

const page = z.object({
  list: z.array(entry),
  /** Marks for the pages behind and before this one; null where there is none. */
  olderThan: rowId.nullable(),
  newerThan: rowId.nullable(),
});
export type AuditPage = z.infer<typeof page>;

const chainState = z.object({
  /** Rows sealed so far. */
  sealed: z.int(),
  /** Rows that wait to be sealed: those of the last half minute. */
  waiting: z.int(),
  /** Hash of the last one; empty before the first. */
  head: z.string(),
  headAt: z.string().nullable(),
});
export type ChainState = z.infer<typeof chainState>;

const fault = z.object({
  place: z.int(),
  logId: rowId,
  kind: z.enum(['changed', 'removed', 'order', 'unsealed']),
});
export type ChainFault = z.infer<typeof fault>;

const verdict = z.object({
  checked: z.int(),
  /** Place to go on from; null when the end is reached. */
  next: z.int().nullable(),
  fault: fault.nullable(),
});
export type ChainVerdict = z.infer<typeof verdict>;

const admin = { identities: OWN_PEOPLE, permission: 'COMPANY_MANAGEMENT', specified: false } as const;

/** What was done in the company, by whom and when; and the proof that nobody has touched the record. */
export const auditContract = {
  list: defineEndpoint({
    ...admin,
    method: 'GET',
    path: '/enterprise-service/audit/list',
    summary: '查询操作日志',
    input: auditFilter.extend({
      olderThan: rowId.optional(),
      newerThan: rowId.optional(),
      pageSize: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: page,
  }),
  chain: defineEndpoint({
    ...admin,
    method: 'GET',
    path: '/enterprise-service/audit/chain',
    summary: '查询日志存证状态',
    input: z.strictObject({}),
    output: chainState,
  }),
  verify: defineEndpoint({
    ...admin,
    method: 'POST',
    path: '/enterprise-service/audit/verify',
    summary: '校验日志完整性',
    input: z.strictObject({ from: z.int().min(1).max(Number.MAX_SAFE_INTEGER).default(1) }),
    output: verdict,
  }),
};

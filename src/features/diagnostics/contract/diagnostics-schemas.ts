import { z } from 'zod';
import { pageInput } from '#platform/shared/pagination.ts';
import { calendarDay, instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';

export const errorKinds = z.enum(['request', 'interface', 'script', 'chunk']);
export type ErrorKind = z.infer<typeof errorKinds>;
export const eventKinds = z.enum(['track', 'identify', 'super']);
export type EventKind = z.infer<typeof eventKinds>;

/** Text of a browser: capped here, cleaned before it is kept, so that a strange character loses no report. */
const told = (max: number) => z.string().max(max, `最多 ${max} 个字符`);
const traceId = z.string().regex(/^[\w-]{8,64}$/, '编号格式不正确');
/** Milliseconds; forms send figures as text. */
const duration = z.coerce.number().int().min(0).max(3_600_000);

/** Trace log of specification 7.7: form or JSON. */
export const traceInput = z.strictObject({
  appName: told(40),
  traceId,
  requestUrl: told(2000),
  duration,
  errorBody: told(8000),
  kind: errorKinds.default('request'),
  /** 0: no answer came. */
  status: z.coerce.number().int().min(0).max(599).optional(),
  message: told(1000).optional(),
  /** Page on which it happened. */
  page: told(2000).optional(),
  /** Named by the specification, and never read: the session says who it was. */
  userInfo: told(2000).optional(),
});
export type TraceInput = z.infer<typeof traceInput>;

export const visitInput = z.strictObject({
  path: told(2000),
  title: told(200).optional(),
  /** Share code of the link that was followed. */
  sc: told(64).optional(),
});
export type VisitInput = z.infer<typeof visitInput>;

const PROPS_MAX = 2048;
const propValue = z.union([told(500), z.number(), z.boolean()]);

export const eventInput = z.strictObject({
  kind: eventKinds.default('track'),
  name: z.string().regex(/^[\w.:-]{1,64}$/, '事件名只能含字母、数字和 . : - _'),
  props: z
    .record(z.string().regex(/^\w{1,40}$/, '属性名只能含字母、数字和下划线'), propValue)
    .default({})
    .refine((props) => JSON.stringify(props).length <= PROPS_MAX, '事件属性最多 2 KB'),
});
export type EventInput = z.infer<typeof eventInput>;

export const accepted = z.object({ accepted: z.literal(true) });

export const pong = z.object({ serverTime: instantText, requestId: z.string() });

export const health = z.object({
  /** Version and build of the shop itself. */
  version: z.string(),
  serverTime: instantText,
  startedAt: instantText,
  requestId: z.string(),
  database: z.object({ answers: z.boolean(), ms: z.number().int() }),
  worker: z.object({
    /** Seconds since the background was last seen working; null when it never was. */
    silentSeconds: z.number().int().nullable(),
    /** Seconds the oldest due effect has been waiting; 0 when nothing waits. */
    lagSeconds: z.number().int(),
  }),
  /** A picture that exists, for measuring; null in an empty shop. */
  samplePicture: z.string().nullable(),
});
export type Health = z.infer<typeof health>;

const day = calendarDay('日期格式为 YYYY-MM-DD');

/** What the lists of the desk have in common: calendar days in Asia/Shanghai, both included. */
const deskFilter = {
  dateFrom: day.optional(),
  dateTo: day.optional(),
  userName: plainText(64).optional(),
  ...pageInput,
};

export const visitFilter = z.strictObject({
  ...deskFilter,
  path: plainText(100).optional(),
  requestId: traceId.optional(),
  /** `4xx`, `5xx` or one status. */
  status: z
    .string()
    .regex(/^([1-5]\d{2}|[345]xx)$/, '状态为三位数字，或 3xx、4xx、5xx')
    .optional(),
});
export type VisitFilter = z.infer<typeof visitFilter>;

export const errorFilter = z.strictObject({
  ...deskFilter,
  path: plainText(100).optional(),
  kind: errorKinds.optional(),
  requestId: traceId.optional(),
});
export type ErrorFilter = z.infer<typeof errorFilter>;

export const eventFilter = z.strictObject({
  ...deskFilter,
  kind: eventKinds.optional(),
  name: plainText(64).optional(),
});
export type EventFilter = z.infer<typeof eventFilter>;

const who = { userName: z.string().nullable(), firmName: z.string().nullable() };

export const visitRow = z.object({
  id: rowId,
  at: instantText,
  source: z.enum(['server', 'browser']),
  path: z.string(),
  title: z.string().nullable(),
  status: z.number().int().nullable(),
  ms: z.number().int().nullable(),
  requestId: z.string(),
  session: z.string().nullable(),
  identity: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  shareCode: z.string().nullable(),
  ...who,
});
export type VisitRow = z.infer<typeof visitRow>;

export const errorRow = z.object({
  id: rowId,
  at: instantText,
  kind: errorKinds,
  traceId: z.string(),
  path: z.string(),
  page: z.string().nullable(),
  ms: z.number().int().nullable(),
  status: z.number().int().nullable(),
  message: z.string(),
  identity: z.string(),
  userAgent: z.string(),
  ...who,
});
export type ErrorRow = z.infer<typeof errorRow>;

export const errorDetail = errorRow.extend({ appName: z.string(), body: z.string(), session: z.string().nullable() });
export type ErrorDetail = z.infer<typeof errorDetail>;

export const eventRow = z.object({
  id: rowId,
  at: instantText,
  kind: eventKinds,
  name: z.string(),
  props: z.record(z.string(), propValue),
  session: z.string().nullable(),
  ...who,
});
export type EventRow = z.infer<typeof eventRow>;

/** One hour of the last 24, oldest first. */
export const activityHour = z.object({ hour: instantText, visits: z.number().int(), errors: z.number().int() });
export type ActivityHour = z.infer<typeof activityHour>;

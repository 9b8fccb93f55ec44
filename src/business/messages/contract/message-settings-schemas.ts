import { z } from 'zod';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { eventCode, messageKind, ownChannel } from './message-schemas.ts';
import { ROBOT_PLATFORMS } from './message-words.ts';

/** Time of a day of Asia/Shanghai: 22:30. */
const dayTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间格式应为 HH:MM');

/** Both or neither; from evening to morning goes over midnight, and two equal times are no time at all. */
const quietFields = { quietFrom: dayTime.nullable(), quietTo: dayTime.nullable() };
const quietWhole = ({ quietFrom, quietTo }: { quietFrom: string | null; quietTo: string | null }) =>
  (quietFrom === null) === (quietTo === null);
const QUIET_HALF = '免打扰时段请填写开始和结束时间';

const habitFields = {
  ...quietFields,
  digest: z.enum(['none', 'daily', 'weekly']),
  /** Hour of the day at which a digest is sent. */
  digestHour: z.int().min(0).max(23),
  /** Day of a weekly digest: 1 is Monday. */
  digestDay: z.int().min(1).max(7),
};
export const habitsInput = z.strictObject(habitFields).refine(quietWhole, QUIET_HALF);
export type Habits = z.infer<typeof habitsInput>;

/** One way of one event: `locked` ways cannot be taken away, `why` says so in words. */
const channelChoice = z.object({
  channel: ownChannel,
  label: z.string(),
  on: z.boolean(),
  locked: z.boolean(),
  why: z.string().nullable(),
});

const eventHead = { code: z.string(), label: z.string(), group: z.string(), groupName: z.string(), kind: messageKind };

export const preferences = z.object({
  habits: z.object(habitFields),
  /** Where mail and text messages go, masked; null: nowhere yet. */
  contacts: z.object({ mail: z.string().nullable(), sms: z.string().nullable() }),
  /** Only what the company lets out and concerns this kind of account. */
  events: z.array(z.object({ ...eventHead, kindName: z.string(), channels: z.array(channelChoice) })),
});
export type Preferences = z.infer<typeof preferences>;

const MOST_EVENTS = 100;
/** Events that are not named stay as they are. */
export const preferencesInput = z.strictObject({
  habits: habitsInput,
  events: z
    .array(z.strictObject({ code: eventCode, channels: z.array(ownChannel).max(3) }))
    .max(MOST_EVENTS, '一次保存的消息种类太多'),
});
export type PreferencesInput = z.infer<typeof preferencesInput>;

export const companySettings = z.object({
  events: z.array(
    z.object({
      ...eventHead,
      kindName: z.string(),
      on: z.boolean(),
      /** Binding events stay on. */
      locked: z.boolean(),
      why: z.string().nullable(),
      channels: z.array(channelChoice),
      /** The number from which on the company wants it told; null where the event has none. */
      limit: z
        .object({ label: z.string(), unit: z.string(), least: z.int(), most: z.int(), value: z.int() })
        .nullable(),
    }),
  ),
});
export type CompanySettings = z.infer<typeof companySettings>;

export const companySettingsInput = z.strictObject({
  events: z
    .array(
      z.strictObject({
        code: eventCode,
        on: z.boolean(),
        channels: z.array(ownChannel).max(3),
        /** Absent: as the event says. */
        limit: z.int().min(0).max(1_000).optional(),
      }),
    )
    .max(MOST_EVENTS, '一次保存的消息种类太多'),
});
export type CompanySettingsInput = z.infer<typeof companySettingsInput>;

export const robot = z.object({
  id: rowId,
  kind: z.enum(ROBOT_PLATFORMS),
  kindName: z.string(),
  name: z.string(),
  /** Of its address the host alone is shown: the rest lets anybody write into the group. */
  host: z.string(),
  hasSecret: z.boolean(),
  events: z.array(z.string()),
  ...quietFields,
  active: z.boolean(),
  lastOkAt: z.string().nullable(),
  /** Why the last try failed; null after one that did not. */
  problem: z.string().nullable(),
});
export type Robot = z.infer<typeof robot>;

/** The robots of the company, and what they may be told of. */
export const robotList = z.object({
  list: z.array(robot),
  events: z.array(z.object({ ...eventHead, kindName: z.string() })),
});

export const robotInput = z
  .strictObject({
    /** Absent: a new one. */
    id: rowId.optional(),
    kind: z.enum(ROBOT_PLATFORMS),
    name: plainText(20).min(1, '请填写群机器人名称'),
    /** The webhook as the group shows it. Absent: as it was. */
    url: z.string().trim().max(500, '地址最多 500 个字符').optional(),
    /** 加签 of 钉钉, 签名校验 of 飞书. Absent: as it was; empty: none. */
    secret: z.string().trim().max(200, '密钥最多 200 个字符').optional(),
    events: z.array(eventCode).min(1, '请至少选择一类消息').max(MOST_EVENTS),
    ...quietFields,
    active: z.boolean(),
  })
  .refine(quietWhole, QUIET_HALF);
export type RobotInput = z.infer<typeof robotInput>;

/** What came of a test; `problem` says what to do. */
export const robotTest = z.object({ ok: z.boolean(), problem: z.string().nullable() });

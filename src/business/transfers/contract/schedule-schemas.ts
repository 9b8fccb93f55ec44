import { z } from 'zod';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { PERIODS, type Period, RHYTHMS, type Rhythm } from './schedule-words.ts';

const names = <T extends string>(words: Readonly<Record<T, string>>) => Object.keys(words) as [T, ...T[]];
const rhythm = z.enum(names<Rhythm>(RHYTHMS));
const period = z.enum(names<Period>(PERIODS));

export const MOST_RECEIVERS = 20;

export const scheduleInput = z
  .strictObject({
    /** Absent: a new one. */
    id: rowId.optional(),
    kind: z.string().regex(/^[a-z-]{1,40}$/, '没有这类导出'),
    name: plainText(40).pipe(z.string().min(1, '请填写名称')),
    /** Filters as JSON, as the export's own call takes them. */
    filter: z.string().max(4_000).default('{}'),
    period,
    rhythm,
    /** 1 (Monday) to 7, or a day of the month; of no meaning for every day. */
    day: z.number().int().min(0).max(31),
    hour: z.number().int().min(0).max(23),
    receivers: z.array(rowId).min(1, '请选择接收人').max(MOST_RECEIVERS, `最多 ${MOST_RECEIVERS} 位接收人`),
  })
  .refine(({ rhythm: how, day }) => how !== 'weekly' || (day >= 1 && day <= 7), '请选择每周的哪一天')
  .refine(({ rhythm: how, day }) => how !== 'monthly' || day >= 1, '请选择每月的哪一天');
export type ScheduleInput = z.output<typeof scheduleInput>;

const person = z.object({ memberId: z.string(), name: z.string(), departmentName: z.string().nullable() });
export type SchedulePerson = z.infer<typeof person>;

export const exportSchedule = z.object({
  id: z.string(),
  kind: z.string(),
  /** The same for people. */
  label: z.string(),
  name: z.string(),
  filter: z.string(),
  /** The same in words: 状态：待发货. Empty where nothing is left out, and for those who only receive it. */
  filterWords: z.array(z.string()),
  period,
  periodName: z.string(),
  rhythm,
  day: z.int(),
  hour: z.int(),
  /** 每周一 08:00 */
  timeName: z.string(),
  status: z.enum(['active', 'paused', 'ended']),
  statusName: z.string(),
  endedReason: z.string().nullable(),
  nextAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  makerName: z.string(),
  /** Made by the reader, who may change it; others only receive it. */
  mine: z.boolean(),
  receives: z.boolean(),
  receivers: z.array(person),
});
export type ExportSchedule = z.infer<typeof exportSchedule>;

export const scheduleChoices = z.object({
  /** What this person may have sent; `dated`: it can be over a period; `bounded`: it has to be. */
  kinds: z.array(z.object({ kind: z.string(), label: z.string(), dated: z.boolean(), bounded: z.boolean() })),
  me: person,
});
export const schedulePeople = z.array(person);

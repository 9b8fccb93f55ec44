import { z } from 'zod';
import { calendarDay } from '#platform/shared/wire-schemas.ts';

const word = z.string().trim().min(1, '请填写词语').max(30, '最多 30 个字');

/** The shop's own word first. */
export const synonymGroup = z.object({ words: z.array(z.string()) });
export type SynonymGroupRow = z.infer<typeof synonymGroup>;

export const synonymInput = z.strictObject({
  /** First word of the group that is changed; null for a new one. */
  was: z.string().min(1).max(60).nullable(),
  words: z.array(word).min(2, '一组至少要有两个词').max(20, '一组最多 20 个词'),
});

export const brandRow = z.object({
  brandCode: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  aliases: z.array(z.string()),
});
export type BrandRow = z.infer<typeof brandRow>;

export const brandAliases = z.strictObject({
  brandCode: z.string().min(1).max(60),
  aliases: z.array(word).max(20, '最多 20 个别名'),
});

export const redirect = z.object({ keyword: z.string(), url: z.string() });
export type Redirect = z.infer<typeof redirect>;

export const redirectInput = z.strictObject({
  /** Keyword of the redirect that is changed; null for a new one. */
  was: z.string().min(1).max(60).nullable(),
  keyword: word,
  url: z
    .string()
    .trim()
    .max(500)
    .regex(/^(?:https:\/\/[^\s/]+|\/[^/\s])\S*$/, '请填写本站路径（/ 开头）或 https:// 地址'),
});

export const missedKeyword = z.object({
  keyword: z.string(),
  /** How many people searched for it. */
  people: z.int(),
  lastAt: z.string(),
});
export type MissedKeyword = z.infer<typeof missedKeyword>;

export const feedbackRow = z.object({
  id: z.string(),
  keyword: z.string(),
  content: z.string(),
  firmName: z.string(),
  at: z.string(),
});
export type FeedbackRow = z.infer<typeof feedbackRow>;

export const missDaysInput = z
  .strictObject({
    from: calendarDay(),
    to: calendarDay(),
    /** Days that are compared with. */
    before: z.strictObject({ from: calendarDay(), to: calendarDay() }).optional(),
  })
  .refine(({ from, to }) => from <= to, '结束日期不能早于开始日期');
export const missDays = z.object({
  /** Searches that found nothing. */
  times: z.int(),
  before: z.int().nullable(),
  /** Different words. */
  words: z.int(),
  /** Those searched most. */
  top: z.array(z.object({ word: z.string(), times: z.int(), lastOn: z.string() })),
  /** First day that was counted; null: nothing has been counted yet. */
  since: z.string().nullable(),
});
export type MissDays = z.infer<typeof missDays>;

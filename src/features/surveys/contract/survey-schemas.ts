import { z } from 'zod';
import { instantText, plainText } from '#platform/shared/wire-schemas.ts';

/** Name of a survey in its links. */
export const surveyCode = z.string().regex(/^[A-Za-z0-9_-]{4,20}$/, '问卷链接不完整');

/** Name of a question within its survey. */
const questionKey = z.string().regex(/^[a-z0-9]{1,12}$/, '题目编号格式不正确');

/** Most signs of an answer; the rules hold each kind to its own. */
const MAX_TEXT = 1_000;
const MAX_CHOICES = 20;
const MAX_QUESTIONS = 30;

export const question = z.strictObject({
  key: questionKey,
  kind: z.enum(['single', 'several', 'score', 'text']),
  title: plainText(120),
  required: z.boolean(),
  options: z.array(plainText(60)).max(MAX_CHOICES, `最多 ${MAX_CHOICES} 个选项`).optional(),
});

export const questions = z.array(question).max(MAX_QUESTIONS, `最多 ${MAX_QUESTIONS} 道题`);

export const answers = z
  .record(questionKey, z.union([plainText(MAX_TEXT), z.array(plainText(60)).max(MAX_CHOICES)]))
  .refine((given) => Object.keys(given).length <= MAX_QUESTIONS, `最多 ${MAX_QUESTIONS} 道题`);

/** A survey as everybody sees it. */
export const openSurvey = z.object({
  code: z.string(),
  version: z.number().int(),
  title: z.string(),
  intro: z.string(),
  questions,
  /** Planned and closed ones say so instead of asking. */
  state: z.enum(['planned', 'open', 'closed']),
  opensAt: instantText.nullable(),
  closesAt: instantText.nullable(),
});
export type OpenSurvey = z.infer<typeof openSurvey>;

import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { instantText, plainText } from '#platform/shared/wire-schemas.ts';
import { questions, surveyCode } from './survey-schemas.ts';

export const surveyDeskErrors = {
  SURVEY_STALE: { status: 409, code: 36210, message: '问卷已被其他人修改，请刷新后再操作' },
  SURVEY_HAS_ANSWERS: { status: 409, code: 36211, message: '已有答卷，题目不能再改；请复制为新问卷后修改' },
  SURVEY_QUESTIONS_WRONG: { status: 422, code: 36212, message: '题目不完整' },
  SURVEY_STEP: { status: 409, code: 36213, message: '问卷现在的状态不能这样操作' },
  SURVEY_DATES: { status: 422, code: 36214, message: '结束时间应晚于开始时间' },
  SURVEY_NO_ANSWERS: { status: 422, code: 36215, message: '还没有可以导出的答卷' },
} as const;

const state = z.enum(['draft', 'planned', 'open', 'closed']);

const row = z.object({
  code: z.string(),
  title: z.string(),
  state,
  stateText: z.string(),
  questionCount: z.number().int(),
  answerCount: z.number().int(),
  lastAnswerAt: instantText.nullable(),
  opensAt: instantText.nullable(),
  closesAt: instantText.nullable(),
  updatedAt: instantText,
});
export type SurveyRow = z.infer<typeof row>;

const survey = row.extend({
  version: z.number().int(),
  intro: z.string(),
  questions,
  /** Address to hand on, with the configured origin. */
  link: z.string(),
  /** States it may be brought to now. */
  moves: z.array(z.enum(['open', 'closed'])),
});
export type DeskSurvey = z.infer<typeof survey>;

const bar = z.object({ label: z.string(), times: z.number().int(), share: z.number().int() });
const results = z.object({
  survey,
  tallies: z.array(
    z.object({ key: z.string(), answered: z.number().int(), bars: z.array(bar), average: z.string().nullable() }),
  ),
  /** Written answers by question, the newest first. */
  texts: z.array(z.object({ key: z.string(), text: z.string(), at: instantText })),
  /** Job codes of the links that answers came by, the busiest first; null without one. */
  sources: z.array(z.object({ shareCode: z.string().nullable(), times: z.number().int() })),
});
export type SurveyResults = z.infer<typeof results>;

const edited = {
  title: plainText(60).min(1, '请填写问卷标题'),
  intro: plainText(500).default(''),
  questions,
  opensAt: instantText.nullable().default(null),
  closesAt: instantText.nullable().default(null),
};
const seen = { code: surveyCode, version: z.number().int().min(1).max(1_000_000) };

const desk = { method: 'POST', identities: STAFF, permission: 'DESK_SURVEYS', specified: false } as const;
const act = { ...desk, transaction: 'write', idempotent: true, errors: surveyDeskErrors, output: survey } as const;

/** The desk asks, and reads what was answered. */
export const surveyDeskContract = {
  page: defineEndpoint({
    ...desk,
    path: '/marketing-center/desk/questionnaire/list',
    summary: '查询问卷列表',
    input: z.strictObject({ ...pageInput, state: state.optional(), keyword: plainText(60).optional() }),
    output: pageOf(row).extend({ counts: z.record(state, z.number().int()) }),
  }),
  detail: defineEndpoint({
    ...desk,
    path: '/marketing-center/desk/questionnaire/detail',
    summary: '查询问卷设置',
    input: z.strictObject({ code: surveyCode }),
    output: survey,
  }),
  create: defineEndpoint({
    ...act,
    path: '/marketing-center/desk/questionnaire/create',
    summary: '新建问卷',
    input: z.strictObject(edited),
  }),
  change: defineEndpoint({
    ...act,
    path: '/marketing-center/desk/questionnaire/change',
    summary: '修改问卷',
    input: z.strictObject({ ...seen, ...edited }),
  }),
  move: defineEndpoint({
    ...act,
    path: '/marketing-center/desk/questionnaire/move',
    summary: '开放或结束问卷',
    input: z.strictObject({ ...seen, to: z.enum(['open', 'closed']) }),
  }),
  copy: defineEndpoint({
    ...act,
    path: '/marketing-center/desk/questionnaire/copy',
    summary: '复制问卷',
    input: z.strictObject({ code: surveyCode }),
  }),
  results: defineEndpoint({
    ...desk,
    path: '/marketing-center/desk/questionnaire/results',
    summary: '查询问卷结果',
    input: z.strictObject({ code: surveyCode }),
    output: results,
  }),
};

import { z } from 'zod';
import { defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';
import { answers, openSurvey, surveyCode } from './survey-schemas.ts';

export const surveyErrors = {
  SURVEY_NOT_OPEN: { status: 409, code: 36200, message: '问卷尚未开始或已经结束，感谢您的关注' },
  SURVEY_ANSWERED: { status: 409, code: 36201, message: '您已经提交过这份问卷，感谢参与' },
  SURVEY_ANSWERS_WRONG: {
    status: 422,
    code: 36202,
    message: '有题目没有答好，请检查后再提交',
    data: z.object({ problems: z.record(z.string(), z.string()) }),
  },
  SURVEY_CHANGED: { status: 409, code: 36203, message: '问卷刚刚更新，请刷新页面后填写' },
  SURVEY_TOO_MANY: { status: 429, code: 36204, message: '今天从这个网络提交的问卷较多，请登录后提交或明天再试' },
} as const;

/** Questionnaires that everybody may answer. */
export const surveyContract = {
  find: defineEndpoint({
    method: 'GET',
    path: '/marketing-center/questionnaire/find',
    summary: '查询问卷',
    // Without a code: the newest that is open.
    input: z.strictObject({ code: surveyCode.optional() }),
    output: z.object({ survey: openSurvey.nullable() }),
    identities: EVERYONE,
    transaction: 'none',
    specified: false,
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/marketing-center/questionnaire/record/save',
    summary: '提交问卷',
    input: z.strictObject({ code: surveyCode, version: z.number().int().min(1).max(1_000_000), answers }),
    output: z.object({ code: z.string() }),
    identities: EVERYONE,
    rate: 'report',
    transaction: 'write',
    errors: surveyErrors,
  }),
};

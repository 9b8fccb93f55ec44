import { createHmac } from 'node:crypto';
import { checkSeen } from '#business/documents/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import { readCookie } from '#platform/api/cookies.ts';
import type { Db } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { takeQuotas } from '#platform/api/take-quotas.ts';
import { surveyErrors } from '../contract/survey-contract.ts';
import { checkAnswers } from '../rules/check-answers.ts';
import type { SurveyAnswers } from '../rules/survey-questions.ts';
import { stateOf } from '../rules/survey-state.ts';
import { findSurveyToAnswer, insertAnswer } from './survey-repo.ts';

/** Answers that one address may give in 24 hours without logging in: a workshop shares one, a machine stops here. */
const VISITOR_POINTS = 200;
const DAY_SECONDS = 86_400;

/** Job code of the sales person whose link it came by (specification 3, cookies). */
const SHARE_CODE = /^[\w-]{1,32}$/;

function shareCodeOf({ headers }: RequestScope): string | null {
  const code = readCookie(headers.get('cookie'), 'shareSC');
  return code !== null && SHARE_CODE.test(code) ? code : null;
}

/** Who answers: the person, else the visitor's session, else the browser behind an address. */
function visitorOf({ userId, tokenHash }: Caller, { ip, headers }: RequestScope): string {
  if (userId !== null) return `user ${userId}`;
  return tokenHash ?? `ip ${ip} ${headers.get('user-agent') ?? ''}`;
}

export interface AnswerInput {
  code: string;
  /** Version the page showed. */
  version: number;
  answers: SurveyAnswers;
}

/**
 * Keeps the answers of one visitor, once. What tells visitors apart is sealed with a key of the installation and with the
 * survey, so that nobody is followed from one survey to the next.
 */
export async function saveAnswers({ db, caller, scope }: HandlerContext, pepper: Buffer, input: AnswerInput) {
  const survey = await findSurveyToAnswer(db, input.code);
  if (!survey || survey.status === 'draft') throw notFound('问卷');
  if (stateOf(survey, new Date()) !== 'open') throw refuse(surveyErrors, 'SURVEY_NOT_OPEN');
  checkSeen(survey, input.version, () => refuse(surveyErrors, 'SURVEY_CHANGED'));
  const { answers, problems } = checkAnswers(survey.questions, input.answers);
  if (Object.keys(problems).length) throw refuse(surveyErrors, 'SURVEY_ANSWERS_WRONG', { data: { problems } });
  const visitorHash = createHmac('sha256', pepper)
    .update(`survey ${survey.id} ${visitorOf(caller, scope)}`)
    .digest('base64url');
  const { firmId, userId } = caller;
  const place = { surveyId: survey.id, firmId, userId, shareCode: shareCodeOf(scope), visitorHash };
  if (!(await insertAnswer(db, { ...place, answers }))) throw refuse(surveyErrors, 'SURVEY_ANSWERED');
  if (userId === null) await countVisitor(db, scope.ip);
  return { code: survey.code };
}

async function countVisitor(db: Db, ip: string): Promise<void> {
  const full = await takeQuotas(db, [{ key: `survey ip ${ip}`, points: VISITOR_POINTS, seconds: DAY_SECONDS }]);
  if (full) throw refuse(surveyErrors, 'SURVEY_TOO_MANY');
}

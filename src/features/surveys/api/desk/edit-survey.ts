import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { checkSeen } from '#business/documents/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { surveyDeskErrors } from '../../contract/survey-desk-contract.ts';
import { hasOptions, questionsFault, SURVEY_LIMITS, type SurveyQuestion } from '../../rules/survey-questions.ts';
import { movesOf } from '../../rules/survey-state.ts';
import { insertSurvey, lockSurvey, type SurveyRecord, type SurveyValues, updateSurvey } from '../survey-repo.ts';
import { readCountedSurvey } from './read-surveys.ts';

interface EditedSurvey {
  title: string;
  intro: string;
  questions: SurveyQuestion[];
  opensAt: string | null;
  closesAt: string | null;
}

const newCode = () => randomBytes(8).toString('base64url');

/** Options stay only where the kind has any: a question that changed its kind forgets them. */
function valuesOf({ title, intro, questions, opensAt, closesAt }: EditedSurvey): SurveyValues {
  const values = {
    title,
    intro,
    questions: questions.map(({ options, ...question }) =>
      hasOptions(question.kind) ? { ...question, options: options ?? [] } : question,
    ),
    opensAt: opensAt ? new Date(opensAt) : null,
    closesAt: closesAt ? new Date(closesAt) : null,
  };
  if (values.opensAt && values.closesAt && values.closesAt <= values.opensAt) {
    throw refuse(surveyDeskErrors, 'SURVEY_DATES');
  }
  return values;
}

export async function createSurvey(db: Db, caller: Caller, edited: EditedSurvey): Promise<string> {
  const code = newCode();
  const values = valuesOf(edited);
  await insertSurvey(db, { code, ...values });
  await writeAudit(db, caller, { action: 'survey.created', objectType: 'survey', objectId: code, after: values });
  return code;
}

/** The survey, held alone, as the person saw it. */
async function lockSeen(db: Db, { code, version }: { code: string; version: number }): Promise<SurveyRecord> {
  const survey = await lockSurvey(db, code);
  if (!survey) throw notFound('问卷');
  checkSeen(survey, version, () => refuse(surveyDeskErrors, 'SURVEY_STALE'));
  return survey;
}

function assertComplete(questions: readonly SurveyQuestion[]): void {
  const fault = questionsFault(questions);
  if (fault) throw refuse(surveyDeskErrors, 'SURVEY_QUESTIONS_WRONG', { message: fault });
}

/** Answers belong to the questions they were given to: with the first of them the questions stand. */
export async function changeSurvey(
  db: Db,
  caller: Caller,
  { code, version, ...edited }: EditedSurvey & { code: string; version: number },
): Promise<void> {
  const survey = await lockSeen(db, { code, version });
  const values = valuesOf(edited);
  if (!isDeepStrictEqual(values.questions, survey.questions)) {
    if ((await readCountedSurvey(db, code))?.answerCount) throw refuse(surveyDeskErrors, 'SURVEY_HAS_ANSWERS');
    if (survey.status === 'open') assertComplete(values.questions);
  }
  await updateSurvey(db, survey.id, values);
  const { title, intro, questions, opensAt, closesAt } = survey;
  const before = { title, intro, questions, opensAt, closesAt };
  await writeAudit(db, caller, {
    action: 'survey.changed',
    objectType: 'survey',
    objectId: code,
    before,
    after: values,
  });
}

/** Opening asks for whole questions and begins anew where the last instant is past. */
export async function moveSurvey(
  db: Db,
  caller: Caller,
  { to, ...seen }: { code: string; version: number; to: 'open' | 'closed' },
): Promise<void> {
  const survey = await lockSeen(db, seen);
  if (!movesOf(survey.status).includes(to)) throw refuse(surveyDeskErrors, 'SURVEY_STEP');
  if (to === 'open') {
    assertComplete(survey.questions);
    if (survey.closesAt && survey.closesAt <= new Date()) {
      throw refuse(surveyDeskErrors, 'SURVEY_STEP', { message: '结束时间已过，请先修改结束时间再开放' });
    }
  }
  await updateSurvey(db, survey.id, { status: to });
  await writeAudit(db, caller, {
    action: to === 'open' ? 'survey.opened' : 'survey.closed',
    objectType: 'survey',
    objectId: survey.code,
    before: { status: survey.status },
    after: { status: to },
  });
}

/** The same questions as a draft of its own, without dates. */
export async function copySurvey(db: Db, caller: Caller, code: string): Promise<string> {
  const survey = await readCountedSurvey(db, code);
  if (!survey) throw notFound('问卷');
  const { title, intro, questions } = survey;
  const name = `${title.slice(0, SURVEY_LIMITS.title - 4)}（副本）`;
  return createSurvey(db, caller, { title: name, intro, questions, opensAt: null, closesAt: null });
}

import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { surveyDeskContract } from '../../contract/survey-desk-contract.ts';
import { SURVEY_STATES, type SurveyState } from '../../rules/survey-state.ts';
import { tallyQuestion } from '../../rules/tally-answers.ts';
import { changeSurvey, copySurvey, createSurvey, moveSurvey } from './edit-survey.ts';
import { mustRead } from './export-answers.ts';
import { presentRow, presentSurvey } from './present-survey.ts';
import {
  type CountedSurvey,
  readAnswerCounts,
  readAnsweredCounts,
  readSources,
  readSurveyPage,
  readWrittenAnswers,
} from './read-surveys.ts';

const desk = implementFeature(surveyDeskContract);

const STATES = Object.keys(SURVEY_STATES) as SurveyState[];
/** Written answers shown of each question; the file has all of them. */
const MOST_TEXTS = 50;
const MOST_SOURCES = 20;

async function readResults(db: Db, survey: CountedSurvey) {
  const { id, questions } = survey;
  const keysOf = (written: boolean) =>
    questions.filter(({ kind }) => (kind === 'text') === written).map(({ key }) => key);
  const counts = await readAnswerCounts(db, id, keysOf(false));
  const answered = await readAnsweredCounts(db, id);
  const texts = await readWrittenAnswers(db, id, keysOf(true), MOST_TEXTS);
  return {
    tallies: questions.map((question) => tallyQuestion(question, counts, answered.get(question.key) ?? 0)),
    texts: texts.map(({ key, text, at }) => ({ key, text, at: new Date(at).toISOString() })),
    sources: await readSources(db, id, MOST_SOURCES),
  };
}

export interface SurveyDeskSettings {
  /** Public origin without a trailing slash. */
  origin: string;
}

export function createSurveyDeskHandlers({ origin }: SurveyDeskSettings) {
  const shown = async (db: Db, code: string) => presentSurvey(await mustRead(db, code), origin);
  return {
    page: desk.page.handler(async ({ input, context: { db } }) => {
      const { pageNo, pageSize, ...filter } = input;
      const { rows, counts } = await readSurveyPage(db, filter, { pageNo, pageSize });
      const all = Object.fromEntries(STATES.map((state) => [state, counts.get(state) ?? 0]));
      const every = [...counts.values()].reduce((sum, surveys) => sum + surveys, 0);
      const total = filter.state ? (counts.get(filter.state) ?? 0) : every;
      return { list: rows.map(presentRow), total, pageNo, pageSize, counts: all as Record<SurveyState, number> };
    }),

    detail: desk.detail.handler(({ input: { code }, context: { db } }) => shown(db, code)),

    create: desk.create.handler(async ({ input, context: { db, caller } }) =>
      shown(db, await createSurvey(db, caller, input)),
    ),

    change: desk.change.handler(async ({ input, context: { db, caller } }) => {
      await changeSurvey(db, caller, input);
      return shown(db, input.code);
    }),

    move: desk.move.handler(async ({ input, context: { db, caller } }) => {
      await moveSurvey(db, caller, input);
      return shown(db, input.code);
    }),

    copy: desk.copy.handler(async ({ input: { code }, context: { db, caller } }) =>
      shown(db, await copySurvey(db, caller, code)),
    ),

    results: desk.results.handler(async ({ input: { code }, context: { db } }) => {
      const survey = await mustRead(db, code);
      return { survey: presentSurvey(survey, origin), ...(await readResults(db, survey)) };
    }),
  };
}

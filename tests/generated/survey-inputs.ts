import { buildAnsweredSurvey, buildSurvey, SURVEY_QUESTIONS } from '#tests/factories/build-survey.ts';
import type { Stage } from './matrix-stage.ts';

const edited = { title: '调研', questions: SURVEY_QUESTIONS };
const openSurvey = ({ shop }: Stage) => buildSurvey(shop.db.owner);
const codeOf = async (stage: Stage) => ({ code: (await openSurvey(stage)).code });

/** Whole inputs of calls about surveys: they name one, and what is asked in it. */
export const SURVEY_INPUTS = {
  'surveys.find': codeOf,
  'surveys.save': async (stage: Stage) => ({ ...(await openSurvey(stage)), answers: { q1: '5' } }),
  'surveyDesk.create': () => edited,
  'surveyDesk.change': async (stage: Stage) => ({ ...(await openSurvey(stage)), ...edited }),
  'surveyDesk.move': async (stage: Stage) => ({ ...(await openSurvey(stage)), to: 'closed' }),
  'surveyDesk.copy': codeOf,
  'surveyDesk.detail': codeOf,
  'surveyDesk.results': codeOf,
  'surveyDesk.export': ({ shop }: Stage) => buildAnsweredSurvey(shop.db.owner),
};

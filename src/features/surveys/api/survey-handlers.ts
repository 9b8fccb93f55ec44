import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { surveyContract } from '../contract/survey-contract.ts';
import type { OpenSurvey } from '../contract/survey-schemas.ts';
import { stateOf } from '../rules/survey-state.ts';
import { saveAnswers } from './save-answers.ts';
import { findOpenSurvey, findSurvey, type SurveyRecord } from './survey-repo.ts';

const surveys = implementFeature(surveyContract);

/** Null for a draft: nobody but the desk knows of it. Questions are asked only while it is open. */
function presentOpen(survey: SurveyRecord, now: Date): OpenSurvey | null {
  const state = stateOf(survey, now);
  if (state === 'draft') return null;
  const { code, version, title, intro, opensAt, closesAt } = survey;
  return {
    code,
    version,
    title,
    intro,
    state,
    questions: state === 'open' ? survey.questions : [],
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
  };
}

export interface SurveySettings {
  /** Key of the installation. */
  pepper: Buffer;
}

export function createSurveyHandlers({ pepper }: SurveySettings) {
  return {
    find: surveys.find.handler(async ({ input: { code }, context: { db } }) => {
      const now = new Date();
      const found = code ? await findSurvey(db, code) : await findOpenSurvey(db, now);
      const survey = found ? presentOpen(found, now) : null;
      if (code && !survey) throw notFound('问卷');
      return { survey };
    }),

    save: surveys.save.handler(({ input, context }) => saveAnswers(context, pepper, input)),
  };
}

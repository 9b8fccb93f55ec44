import { surveyHref } from '#business/paths/rules/public.ts';
import type { DeskSurvey, SurveyRow } from '../../contract/survey-desk-contract.ts';
import { movesOf, SURVEY_STATES } from '../../rules/survey-state.ts';
import type { CountedSurvey } from './read-surveys.ts';

const iso = (instant: Date | string | null) => (instant === null ? null : new Date(instant).toISOString());

export function presentRow(survey: CountedSurvey): SurveyRow {
  const { code, title, state, questions, answerCount } = survey;
  return {
    code,
    title,
    state,
    stateText: SURVEY_STATES[state],
    questionCount: questions.length,
    answerCount,
    opensAt: iso(survey.opensAt),
    closesAt: iso(survey.closesAt),
    lastAnswerAt: iso(survey.lastAnswerAt),
    updatedAt: survey.updatedAt.toISOString(),
  };
}

/** `origin` is the configured one: links never take their host from a request. */
export function presentSurvey(survey: CountedSurvey, origin: string): DeskSurvey {
  const { version, intro, questions, code } = survey;
  return {
    ...presentRow(survey),
    version,
    intro,
    questions,
    link: `${origin}${surveyHref(code)}`,
    moves: movesOf(survey.status),
  };
}

import { SHORT_SURVEY_PATH } from './site-paths.ts';

/** What people are given to answer a survey: short, for it is printed as well. */
export const surveyHref = (code: string) => `${SHORT_SURVEY_PATH}?code=${code}`;

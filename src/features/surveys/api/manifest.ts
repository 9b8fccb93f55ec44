import { answerSheets } from './desk/export-answers.ts';
import { createSurveyDeskHandlers, type SurveyDeskSettings } from './desk/survey-desk-handlers.ts';
import { createSurveyHandlers, type SurveySettings } from './survey-handlers.ts';

/** What the app collects of the feature on the server. */
export const surveys = {
  handlers: (settings: SurveySettings & SurveyDeskSettings) => ({
    surveyDesk: createSurveyDeskHandlers(settings),
    surveys: createSurveyHandlers(settings),
  }),
  exports: [answerSheets],
};

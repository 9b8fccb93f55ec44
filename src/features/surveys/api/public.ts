export { createSurveyDeskHandlers } from './desk/survey-desk-handlers.ts';
export { createSurveyHandlers } from './survey-handlers.ts';
export { surveyAnswers, surveys } from './survey-tables.ts';

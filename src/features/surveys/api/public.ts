export { surveyAnswers, surveys } from './survey-tables.ts';

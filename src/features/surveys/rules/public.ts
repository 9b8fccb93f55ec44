export type { SurveyAnswers, SurveyQuestion } from './survey-questions.ts';

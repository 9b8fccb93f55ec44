import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import type { SurveyQuestion } from '../rules/survey-questions.ts';

/** A questionnaire of the shop (调研问卷); everybody may answer while it is open. */
export const surveys = pgTable(
  'surveys',
  {
    id: id(),
    code: text('code').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull().default(''),
    questions: jsonb('questions').notNull().$type<SurveyQuestion[]>(),
    status: text('status').notNull().default('draft'),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('surveys_code').on(t.code), check('surveys_status', sql`status in ('draft', 'open', 'closed')`)],
);

/** Answers. Firm and person only where somebody was logged in. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: id(),
    surveyId: ref('survey_id')
      .notNull()
      .references(() => surveys.id),
    firmId: ref('firm_id'),
    userId: ref('user_id'),
    answers: jsonb('answers').notNull().$type<Record<string, string | string[]>>(),
    /** Sales code of the link it came by. */
    shareCode: text('share_code'),
    /** Tells visitors apart without naming them: one answer each. */
    visitorHash: text('visitor_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('survey_answers_once').on(t.surveyId, t.visitorHash),
    index('survey_answers_survey').on(t.surveyId, t.createdAt.desc()),
  ],
);

export const surveyRules = tableRules([surveyAnswers, { openTo: 'by hand', writtenOnce: 'rows' }]);

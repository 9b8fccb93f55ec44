import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { SurveyAnswers, SurveyQuestion } from '../rules/survey-questions.ts';
import type { SurveyStatus } from '../rules/survey-state.ts';
import { surveys as s, surveyAnswers } from './survey-tables.ts';

export interface SurveyRecord {
  id: bigint;
  code: string;
  title: string;
  intro: string;
  questions: SurveyQuestion[];
  status: SurveyStatus;
  opensAt: Date | null;
  closesAt: Date | null;
  version: number;
  updatedAt: Date;
}

export const SURVEY_COLUMNS = {
  id: s.id,
  code: s.code,
  title: s.title,
  intro: s.intro,
  questions: s.questions,
  version: s.version,
  status: sql<SurveyStatus>`${s.status}`,
  opensAt: s.opensAt,
  closesAt: s.closesAt,
  updatedAt: s.updatedAt,
};

export async function findSurvey(db: Db, code: string): Promise<SurveyRecord | undefined> {
  const [row] = await db.select(SURVEY_COLUMNS).from(s).where(eq(s.code, code));
  return row;
}

/** The newest one that is open at this instant. */
export async function findOpenSurvey(db: Db, now: Date): Promise<SurveyRecord | undefined> {
  const begun = or(isNull(s.opensAt), lte(s.opensAt, now));
  const running = or(isNull(s.closesAt), gt(s.closesAt, now));
  const [row] = await db
    .select(SURVEY_COLUMNS)
    .from(s)
    .where(and(eq(s.status, 'open'), begun, running))
    .orderBy(desc(s.id))
    .limit(1);
  return row;
}

/** Held until the transaction ends: answers come beside each other, while nobody rewrites the questions. */
export async function findSurveyToAnswer(db: Db, code: string): Promise<SurveyRecord | undefined> {
  const [row] = await db.select(SURVEY_COLUMNS).from(s).where(eq(s.code, code)).for('key share');
  return row;
}

/** Held alone: no answer is being written while it lasts. */
export async function lockSurvey(db: Db, code: string): Promise<SurveyRecord | undefined> {
  const [row] = await db.select(SURVEY_COLUMNS).from(s).where(eq(s.code, code)).for('update');
  return row;
}

export interface NewAnswer {
  surveyId: bigint;
  firmId: bigint | null;
  userId: bigint | null;
  answers: SurveyAnswers;
  shareCode: string | null;
  visitorHash: string;
}

/** False: this visitor has answered already. Nothing is read back, because a visitor may write and read nothing. */
export async function insertAnswer(db: Db, answer: NewAnswer): Promise<boolean> {
  const result = await db.insert(surveyAnswers).values(answer).onConflictDoNothing();
  return result.rowCount === 1;
}

export type SurveyValues = Pick<SurveyRecord, 'title' | 'intro' | 'questions' | 'opensAt' | 'closesAt'>;

export async function insertSurvey(db: Db, values: SurveyValues & { code: string }): Promise<void> {
  await db.insert(s).values(values);
}

export async function updateSurvey(
  db: Db,
  id: bigint,
  values: Partial<SurveyValues & { status: SurveyStatus }>,
): Promise<void> {
  await db
    .update(s)
    .set({ ...values, version: sql`${s.version} + 1`, updatedAt: sql`now()` })
    .where(eq(s.id, id));
}

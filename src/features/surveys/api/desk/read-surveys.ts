import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import type { SurveyAnswers } from '../../rules/survey-questions.ts';
import type { SurveyState } from '../../rules/survey-state.ts';
import type { AnswerCount } from '../../rules/tally-answers.ts';
import { SURVEY_COLUMNS, type SurveyRecord } from '../survey-repo.ts';
import { surveyAnswers as a, surveys as s } from '../survey-tables.ts';

/** The same as `stateOf` of the rules, for whole lists; a test holds one to the other. */
export const STATE = sql<SurveyState>`case
  when ${s.status} <> 'open' then ${s.status}
  when ${s.closesAt} <= now() then 'closed'
  when ${s.opensAt} > now() then 'planned'
  else 'open' end`;

const ANSWERED = sql<string>`(select count(*) from survey_answers x where x.survey_id = surveys.id)`;
const LAST = sql<string | null>`(select max(x.created_at) from survey_answers x where x.survey_id = surveys.id)`;

const COLUMNS = {
  ...SURVEY_COLUMNS,
  state: STATE,
  answerCount: ANSWERED.mapWith(Number),
  lastAnswerAt: LAST,
};

export interface CountedSurvey extends SurveyRecord {
  state: SurveyState;
  answerCount: number;
  lastAnswerAt: string | Date | null;
}

export interface SurveyFilter {
  state?: SurveyState;
  keyword?: string;
}

const titled = (keyword: string | undefined): SQL | undefined =>
  keyword ? sql`${s.title} ilike ${containing(keyword)}` : undefined;

/** Newest first; counts of all states for the tabs come along. */
export async function readSurveyPage(
  db: Db,
  { state, keyword }: SurveyFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const condition = and(titled(keyword), state && eq(STATE, state));
  const rows: CountedSurvey[] = await db
    .select(COLUMNS)
    .from(s)
    .where(condition)
    .orderBy(desc(s.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const states = await db.select({ state: STATE, surveys: count() }).from(s).where(titled(keyword)).groupBy(STATE);
  return { rows, counts: new Map(states.map((one) => [one.state, one.surveys])) };
}

export async function readCountedSurvey(db: Db, code: string): Promise<CountedSurvey | undefined> {
  const [row] = await db.select(COLUMNS).from(s).where(eq(s.code, code));
  return row;
}

interface CountRow extends Record<string, unknown> {
  key: string;
  value: string;
  times: number;
}

/** How often each choice and score was given; what people wrote is not counted. */
export async function readAnswerCounts(db: Db, surveyId: bigint, keys: readonly string[]): Promise<AnswerCount[]> {
  const { rows } = await db.execute<CountRow>(sql`
    select given.key, chosen.value, count(*)::int as times
      from survey_answers x
      cross join lateral jsonb_each(x.answers) given
      cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(given.value) when 'array' then given.value else jsonb_build_array(given.value) end) chosen
     where x.survey_id = ${surveyId} and given.key = any(${sql.param([...keys])}::text[])
     group by given.key, chosen.value`);
  return rows;
}

/** How many answered each question, written ones included. */
export async function readAnsweredCounts(db: Db, surveyId: bigint): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; times: number }>(sql`
    select given.key, count(*)::int as times from survey_answers x cross join lateral jsonb_object_keys(x.answers) given(key)
     where x.survey_id = ${surveyId} group by given.key`);
  return new Map(rows.map(({ key, times }) => [key, times]));
}

export interface WrittenAnswer extends Record<string, unknown> {
  key: string;
  text: string;
  at: string;
}

/** The newest written answers, at most so many of each question. */
export async function readWrittenAnswers(db: Db, surveyId: bigint, keys: readonly string[], most: number) {
  const { rows } = await db.execute<WrittenAnswer>(sql`
    select asked.key, newest.text, newest.at
      from unnest(${sql.param([...keys])}::text[]) asked(key)
      cross join lateral (
        select x.answers ->> asked.key as text, to_json(x.created_at) #>> '{}' as at from survey_answers x
         where x.survey_id = ${surveyId} and x.answers ? asked.key
         order by x.created_at desc limit ${most}) newest`);
  return rows;
}

export async function readSources(db: Db, surveyId: bigint, most: number) {
  return db
    .select({ shareCode: a.shareCode, times: count() })
    .from(a)
    .where(eq(a.surveyId, surveyId))
    .groupBy(a.shareCode)
    .orderBy(desc(count()), a.shareCode)
    .limit(most);
}

export interface AnswerRecord extends Record<string, unknown> {
  createdAt: Date;
  answers: SurveyAnswers;
  shareCode: string | null;
  firmName: string | null;
}

/** Whole answers, the oldest first; firms of those who were logged in. */
export async function readAnswers(db: Db, surveyId: bigint, most: number): Promise<AnswerRecord[]> {
  return db
    .select({
      createdAt: a.createdAt,
      answers: a.answers,
      shareCode: a.shareCode,
      firmName: sql<string | null>`(select f.name from firms_view f where f.id = survey_answers.firm_id)`,
    })
    .from(a)
    .where(eq(a.surveyId, surveyId))
    .orderBy(a.createdAt)
    .limit(most);
}

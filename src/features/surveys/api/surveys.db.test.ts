import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { stateOf } from '../rules/survey-state.ts';
import { surveyAnswers, surveys } from './survey-tables.ts';

const PUBLIC = '/marketing-center/questionnaire';
const DESK = '/marketing-center/desk/questionnaire';
const HOUR_MS = 3_600_000;

let shop: TestShop;
let staff: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_SURVEYS'] });
});
afterAll(() => shop.stop());

const QUESTIONS = [
  { key: 'q1', kind: 'score', title: '满意吗', required: true },
  { key: 'q2', kind: 'several', title: '哪些', required: false, options: ['甲', '乙'] },
  { key: 'q3', kind: 'text', title: '建议', required: false },
];
const ANSWERS = { q1: '4', q2: ['乙'], q3: '多送货' };

const desk = (call: string, input: object) =>
  shop.post(`${DESK}/${call}`, input, { token: staff.token, key: randomUUID() });
const edited = (part: object = {}) => ({ title: '送货调研', intro: '', questions: QUESTIONS, ...part });
const create = async (part: object = {}) => (await desk('create', edited(part))).body.data;
const open = async (part: object = {}) => {
  const { code, version } = await create(part);
  return (await desk('move', { code, version, to: 'open' })).body.data;
};
type Survey = { code: string; version: number };
const answer = (
  { code, version }: Survey,
  as: { token?: string; headers?: Record<string, string> } = {},
  answers: object = ANSWERS,
) => shop.post(`${PUBLIC}/record/save`, { code, version, answers }, as);
const kept = async ({ code }: Survey) => {
  const rows = await shop.db.owner
    .select()
    .from(surveyAnswers)
    .innerJoin(surveys, eq(surveys.id, surveyAnswers.surveyId));
  return rows.filter((row) => row.surveys.code === code).map((row) => row.survey_answers);
};

describe('answering', () => {
  it('takes one answer of each visitor and each person', async () => {
    const survey = await open();
    const visitor = await buildSession(shop.db.owner, null);
    const member = await buildMember(shop.db.owner);
    const who = [{}, { token: visitor }, { token: member.token }];
    for (const as of who) expect((await answer(survey, as)).status).toBe(200);
    for (const as of who) expect(await answer(survey, as)).toMatchObject({ status: 409, body: { code: 36201 } });
    const rows = await kept(survey);
    expect(rows.map(({ firmId }) => firmId).filter(Boolean)).toEqual([member.firmId]);
    expect(rows.every((row) => JSON.stringify(row.answers) === JSON.stringify(ANSWERS))).toBe(true);
  });

  it('keeps one of many answers sent at once', async () => {
    const survey = await open();
    const { token } = await buildMember(shop.db.owner);
    const sent = await Promise.all(Array.from({ length: 8 }, () => answer(survey, { token })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await kept(survey)).toHaveLength(1);
  });

  it('remembers whose link it came by, and no nonsense', async () => {
    const survey = await open();
    const from = async (cookie: string) => {
      const token = await buildSession(shop.db.owner, null);
      expect((await answer(survey, { token, headers: { cookie } })).status).toBe(200);
    };
    await from('shareSC=S1001');
    await from('shareSC=%27%3Bdrop');
    expect((await kept(survey)).map(({ shareCode }) => shareCode).sort()).toEqual(['S1001', null]);
  });

  it.each([
    ['draft', async () => create(), 404],
    [
      'ended',
      async () => {
        const { code, version } = await open();
        return (await desk('move', { code, version, to: 'closed' })).body.data;
      },
      409,
    ],
    ['not begun', async () => open({ opensAt: new Date(Date.now() + HOUR_MS).toISOString() }), 409],
    ['of another version', async () => ({ ...(await open()), version: 999 }), 409],
    ['unknown', async () => ({ code: 'nobody-knows', version: 1 }), 404],
  ] as const)('refuses a survey that is %s', async (_, make, status) => {
    const survey = (await make()) as Survey;
    expect((await answer(survey)).status).toBe(status);
    expect(await kept(survey)).toEqual([]);
  });

  it('refuses answers to something else and keeps nothing of them', async () => {
    const survey = await open();
    const refused = await answer(survey, {}, { q1: '9', q2: ['丙'] });
    expect(refused).toMatchObject({ status: 422, body: { code: 36202 } });
    expect(Object.keys(refused.body.data.problems)).toEqual(['q1', 'q2']);
    expect(await kept(survey)).toEqual([]);
  });

  it('asks its questions only while it is open', async () => {
    const find = async (code: string) => (await shop.get(`${PUBLIC}/find?code=${code}`)).body.data.survey;
    const { code, version } = await open();
    expect((await find(code)).questions).toHaveLength(3);
    await desk('move', { code, version, to: 'closed' });
    expect(await find(code)).toMatchObject({ state: 'closed', questions: [] });
    expect((await shop.get(`${PUBLIC}/find?code=${(await create()).code}`)).status).toBe(404);
  });
});

describe('the desk', () => {
  it('cannot change questions that were answered, but copies them', async () => {
    const survey = await open();
    await answer(survey);
    const other = [{ ...QUESTIONS[0], title: '改过' }];
    const change = (part: object) => desk('change', { ...edited(part), code: survey.code, version: survey.version });
    expect((await change({ questions: other })).body.code).toBe(36211);
    expect((await change({ title: '新标题' })).body.data).toMatchObject({ title: '新标题', answerCount: 1 });
    const copy = (await desk('copy', { code: survey.code })).body.data;
    expect(copy).toMatchObject({ state: 'draft', answerCount: 0, questions: QUESTIONS });
    expect(copy.code).not.toBe(survey.code);
  });

  it('refuses what somebody else has changed meanwhile', async () => {
    const { code, version } = await create();
    await desk('change', { ...edited({ title: '甲' }), code, version });
    expect((await desk('change', { ...edited({ title: '乙' }), code, version })).body.code).toBe(36210);
  });

  it('opens nothing that cannot be answered', async () => {
    const { code, version } = await create({
      questions: [{ key: 'q1', kind: 'single', title: '一', required: true, options: ['甲'] }],
    });
    expect((await desk('move', { code, version, to: 'open' })).body).toMatchObject({
      code: 36212,
      message: '第 1 题：至少需要 2 个选项',
    });
  });

  it('shows counts, averages, texts and where answers came from', async () => {
    const survey = await open();
    for (const [q1, code] of [
      ['5', 'A1'],
      ['4', 'A1'],
      ['4', 'B2'],
    ]) {
      const token = await buildSession(shop.db.owner, null);
      await answer(survey, { token, headers: { cookie: `shareSC=${code}` } }, { ...ANSWERS, q1 });
    }
    const { tallies, texts, sources } = (await desk('results', { code: survey.code })).body.data;
    expect(tallies[0]).toMatchObject({ answered: 3, average: '4.33' });
    expect(tallies[1].bars).toEqual([
      { label: '甲', times: 0, share: 0 },
      { label: '乙', times: 3, share: 1_000 },
    ]);
    expect(texts.map(({ text }: { text: string }) => text)).toEqual(['多送货', '多送货', '多送货']);
    expect(sources).toEqual([
      { shareCode: 'A1', times: 2 },
      { shareCode: 'B2', times: 1 },
    ]);
  });

  it('lists states as the rule has them, with links of the configured origin', async () => {
    const past = new Date(Date.now() - HOUR_MS).toISOString();
    const future = new Date(Date.now() + HOUR_MS).toISOString();
    await open({ opensAt: past });
    await open({ opensAt: future });
    const { code, version } = await open({ closesAt: future });
    await shop.db.owner
      .update(surveys)
      .set({ closesAt: new Date(past), version })
      .where(eq(surveys.code, code));
    const { list } = (await desk('list', { pageSize: 100 })).body.data;
    const rows = await shop.db.owner.select().from(surveys);
    for (const row of rows) {
      const listed = list.find((one: Survey) => one.code === row.code);
      expect(listed.state).toBe(stateOf(row as Parameters<typeof stateOf>[0], new Date()));
    }
    expect(new Set(list.map(({ state }: { state: string }) => state))).toEqual(
      new Set(['draft', 'open', 'planned', 'closed']),
    );
    const detail = await shop.post(
      `${DESK}/detail`,
      { code },
      { token: staff.token, headers: { 'x-forwarded-host': 'evil.example' } },
    );
    expect(detail.body.data.link).toBe(`http://shop.test/survey?code=${code}`);
  });

  it('exports answers, and says so when there are none', async () => {
    const survey = await open();
    expect((await desk('export', { code: survey.code })).body.code).toBe(36215);
    await answer(survey, {}, { q1: '3', q3: '=HYPERLINK("http://evil")' });
    const file = await desk('export', { code: survey.code });
    expect(file.headers.get('content-type')).toContain('spreadsheetml');
  });

  it('is closed to staff without its permission', async () => {
    const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
    const other = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
    expect((await shop.post(`${DESK}/list`, {}, { token: other.token })).status).toBe(403);
  });
});

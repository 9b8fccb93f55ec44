import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { hashToken } from '#features/access/api/session-token.ts';
import { inTransaction } from '#platform/api/database.ts';
import { buildQuestion, buildSolvedCaptcha, findAnswer } from '#tests/factories/build-captcha.ts';
import { buildSession } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { type CaptchaUse, spendCaptcha } from './captcha-repo.ts';
import { captchas } from './verification-tables.ts';

const CREATE = '/member-center/imageVerification/create';
const CHECK = '/member-center/imageVerification/check';
const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;
const PHONE = '13812345678';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.db.owner.execute(sql`delete from rate_limits`);
});

const visitor = () => buildSession(shop.db.owner, null);
const ask = (token: string, answer = 'A7K9') => buildQuestion(shop.db.owner, { token, answer });
const check = (token: string | undefined, body: object, query = '') => shop.post(CHECK + query, body, { token });
const spend = (use: CaptchaUse) => inTransaction(shop.db.app, IDENTITY, 'write', (db) => spendCaptcha(db, use));
const age = (id: string, column: string, seconds: number) =>
  shop.db.owner.execute(
    sql`update captchas set ${sql.raw(column)} = ${sql.raw(column)} - make_interval(secs => ${seconds}) where id = ${id}`,
  );

describe('a picture question', () => {
  it('comes as a picture of bare paths and opens a session where there is none', async () => {
    const { status, body, headers } = await shop.get(CREATE);
    expect({ status, id: /^[\w-]{22}$/.test(body.data.id) }).toEqual({ status: 200, id: true });
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith('t_v='))).toBe(true);
    expect(body.data.image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(Object.keys(body.data).sort()).toEqual(['id', 'image']);
  });

  it('is solved by what stands in it, and its answer stands nowhere else', async () => {
    const token = await visitor();
    const { body } = await shop.get(CREATE, { token });
    const [question] = await shop.db.owner.select().from(captchas).where(sql`id = ${body.data.id}`);
    const answer = findAnswer({ id: body.data.id, answerHash: question?.answerHash ?? '' }, await readPepper(testEnv));
    const picture = Buffer.from(body.data.image.split(',')[1], 'base64').toString();
    expect(picture.toUpperCase()).not.toContain(answer);
    expect(JSON.stringify(question)).not.toContain(answer);
    const solved = await check(token, { id: body.data.id, phoneNumber: PHONE, answer: answer.toLowerCase() });
    expect({ status: solved.status, data: solved.body.data }).toEqual({ status: 200, data: { expiresIn: 120 } });
  });

  it('takes id and phone number from the address as well, and nothing else', async () => {
    const token = await visitor();
    const id = await ask(token);
    const where = `?id=${id}&phoneNumber=${PHONE}`;
    const refused = await check(token, { answer: 'A7K9' }, `${where}&salesPrice=0.01`);
    expect({ status: refused.status, message: refused.body.message }).toMatchObject({ status: 400 });
    expect(refused.body.message).toContain('salesPrice');
    expect((await check(token, { answer: 'Ａ７ｋ９' }, where)).status).toBe(200);
    expect(await spend({ id, sessionHash: hashToken(token), solvedFor: '138 1234 5678' })).toBe(true);
  });

  it('is burnt by a wrong answer: the right one comes too late', async () => {
    const token = await visitor();
    const id = await ask(token);
    const wrong = await check(token, { id, phoneNumber: PHONE, answer: 'XXXX' });
    const late = await check(token, { id, phoneNumber: PHONE, answer: 'A7K9' });
    for (const { status, body } of [wrong, late]) {
      expect({ status, ...body }).toMatchObject({ status: 422, code: 10020, errCode: 10020, data: null });
    }
    expect(await spend({ id, sessionHash: hashToken(token), solvedFor: PHONE })).toBe(false);
  });

  it('is not opened again by asking for another one', async () => {
    const token = await visitor();
    const id = await ask(token);
    await check(token, { id, phoneNumber: PHONE, answer: 'XXXX' });
    await shop.get(CREATE, { token });
    expect((await check(token, { id, phoneNumber: PHONE, answer: 'A7K9' })).status).toBe(422);
  });

  it.each(['another session', 'no session', 'after two minutes', 'a question nobody asked'])(
    'is not solved from %s',
    async (how) => {
      const token = await visitor();
      const id = await ask(token);
      if (how === 'after two minutes') await age(id, 'expires_at', 120);
      const from = { 'another session': await visitor(), 'no session': undefined }[how];
      const answer = { id: how.startsWith('a question') ? 'x'.repeat(22) : id, phoneNumber: PHONE, answer: 'A7K9' };
      expect((await check(how.endsWith('session') ? from : token, answer)).status).toBe(422);
    },
  );

  it('gives one of twenty simultaneous answers its try', async () => {
    const token = await visitor();
    const id = await ask(token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => check(token, { id, phoneNumber: PHONE, answer: 'A7K9' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  const GOOD = { id: 'x'.repeat(22), phoneNumber: PHONE, answer: 'A7K9' };
  const BAD = ['', null, [], {}, ['A7K9'], '%', '*', 'a\u0000b', ' ', 7, 'x'.repeat(101)];
  it.each(Object.keys(GOOD).flatMap((field) => BAD.map((value) => [field, value] as const)))(
    'is refused by name with %s %j',
    async (field, value) => {
      const { status, body } = await check(await visitor(), { ...GOOD, [field]: value });
      expect({ status, names: body.message.includes(field) }).toEqual({ status: 400, names: true });
    },
  );
});

describe('a solved picture', () => {
  const solved = async (solvedFor = PHONE) => {
    const token = await visitor();
    const id = await buildSolvedCaptcha(shop.db.owner, { token, solvedFor });
    return { id, sessionHash: hashToken(token), solvedFor };
  };

  it('is used once', async () => {
    const use = await solved();
    expect([await spend(use), await spend(use)]).toEqual([true, false]);
  });

  it('is used once by twenty at the same moment', async () => {
    const use = await solved();
    const uses = await Promise.all(Array.from({ length: 20 }, () => spend(use)));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('is bound to phone, session and two minutes', async () => {
    const use = await solved();
    expect(await spend({ ...use, solvedFor: '13812345679' })).toBe(false);
    expect(await spend({ ...use, sessionHash: hashToken(await visitor()) })).toBe(false);
    await age(use.id, 'solved_at', 121);
    expect(await spend(use)).toBe(false);
  });

  it('knows a name however it is typed', async () => {
    expect(await spend({ ...(await solved('Zhang.San@Firm.cn')), solvedFor: ' zhang.san@firm.cn' })).toBe(true);
  });

  it.each(['', '%', '*', 'null'])('is not found by the id %j', async (id) => {
    expect(await spend({ ...(await solved()), id })).toBe(false);
  });
});

describe('making pictures', () => {
  it('is limited for a session, over every process', async () => {
    const token = await visitor();
    const second = await startTestShop({ beside: shop });
    const sources = Array.from({ length: 24 }, (_, n) => (n % 2 ? shop : second));
    const answers = await Promise.all(sources.map((source) => source.get(CREATE, { token })));
    await second.stop();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.data.retryAfter).toBeGreaterThan(0);
  });

  it('is limited for an address and opens no sessions beyond it', async () => {
    const before = await shop.db.owner.execute(sql`select 1 from sessions`);
    for (let n = 0; n < 32; n += 1) await shop.get(CREATE);
    const after = await shop.db.owner.execute(sql`select 1 from sessions`);
    expect(after.rows.length - before.rows.length).toBe(30);
  });

  it('is limited for the whole shop', async () => {
    await shop.get(CREATE);
    await shop.db.owner.execute(sql`update rate_limits set points = 3000 where key = 'captcha-shop:all'`);
    expect((await shop.get(CREATE)).status).toBe(429);
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildSolvedCaptcha } from '#tests/factories/build-captcha.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { logIn, TEST_PASSWORD, testPasswordHash } from '#tests/factories/log-in.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import {
  CAPTCHA_AFTER,
  KNOWN_DEVICE_TRIES,
  LOCK_AFTER,
  NETWORK_CAPTCHA_AFTER,
  SITE_ALARM_AFTER,
} from '../rules/login-limits.ts';
import { sessions } from './access-tables.ts';

const REFUSED = 10010;
const LOCKED = 10011;
const CAPTCHA = 10013;

let shop: TestShop;
let second: TestShop;
let passwordHash: string;
let member: TestMember;
let ips = 0;
const freshIp = () => {
  ips += 1;
  return `10.${Math.floor(ips / 62_500)}.${Math.floor(ips / 250) % 250}.${(ips % 250) + 1}`;
};

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED, env: { trustProxy: true } });
  second = await startTestShop({ limiter: UNCOUNTED, env: { trustProxy: true }, beside: shop });
  passwordHash = await testPasswordHash();
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

async function newMember(): Promise<TestMember> {
  await shop.db.owner.execute(sql`delete from rate_limits`);
  return buildMember(shop.db.owner, { passwordHash });
}

interface Guess {
  at?: TestShop;
  userName?: string;
  password?: string;
  ip?: string;
  /** Token of a session in which the picture question for this name is solved. */
  solve?: boolean;
  token?: string;
}

/** Tries a password and resolves to the number of the answer. */
async function guess({ at = shop, userName = member.userName, password = 'wrong', ...rest }: Guess = {}) {
  const { ip = freshIp(), solve = false } = rest;
  const token = rest.token ?? (await buildSession(shop.db.owner, null));
  const captchaId = solve ? await buildSolvedCaptcha(shop.db.owner, { token, solvedFor: userName }) : undefined;
  const { body } = await logIn(at, { userName, password, captchaId }, { ip, token });
  return body.code;
}

async function guessTimes(times: number, facts: Guess): Promise<number[]> {
  const codes: number[] = [];
  for (let n = 0; n < times; n += 1) codes.push(await guess(facts));
  return codes;
}

/** One try at each of so many names. */
async function guessAtMany(names: number, facts: (n: number) => Guess): Promise<number[]> {
  const codes: number[] = [];
  for (let n = 0; n < names; n += 1) codes.push(await guess({ userName: `someone-${n}`, ...facts(n) }));
  return codes;
}

describe('guessing at one account', () => {
  it('needs a picture question after three wrong passwords, from wherever they come', async () => {
    member = await newMember();
    expect(await guessTimes(CAPTCHA_AFTER, {})).toEqual([REFUSED, REFUSED, REFUSED]);
    expect(await guess()).toBe(CAPTCHA);
    expect(await guess({ password: TEST_PASSWORD })).toBe(CAPTCHA);
    expect(await guess({ password: TEST_PASSWORD, solve: true })).toBe(200);
  });

  it('is told beforehand that the next try needs one', async () => {
    member = await newMember();
    const needed: boolean[] = [];
    for (let n = 0; n < CAPTCHA_AFTER; n += 1) {
      const { body } = await logIn(shop, { userName: member.userName, password: 'wrong' }, { ip: freshIp() });
      needed.push(body.data.captchaNeeded);
    }
    expect(needed).toEqual([false, false, true]);
  });

  it('takes a question once, of the own session, for the own name', async () => {
    member = await newMember();
    await guessTimes(CAPTCHA_AFTER, {});
    const token = await buildSession(shop.db.owner, null);
    const captchaId = await buildSolvedCaptcha(shop.db.owner, { token, solvedFor: member.userName });
    const { userName } = member;
    const use = async (name: string, as: string) =>
      (await logIn(shop, { userName: name, password: 'wrong', captchaId }, { ip: freshIp(), token: as })).body.code;
    expect(await use(userName, await buildSession(shop.db.owner, null)), 'another session').toBe(CAPTCHA);
    const other = await buildSolvedCaptcha(shop.db.owner, { token, solvedFor: 'somebody-else' });
    const { body } = await logIn(shop, { userName, password: 'wrong', captchaId: other }, { ip: freshIp(), token });
    expect(body.code, 'another name').toBe(CAPTCHA);
    expect([await use(userName, token), await use(userName, token)]).toEqual([REFUSED, CAPTCHA]);
  });

  it('counts every spelling of the name, every address and every process together', async () => {
    member = await newMember();
    const { userName } = member;
    const full = [...userName].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');
    expect(await guess({ userName })).toBe(REFUSED);
    expect(await guess({ userName: userName.toUpperCase(), at: second })).toBe(REFUSED);
    expect(await guess({ userName: full })).toBe(REFUSED);
    expect(await guess({ userName: ` ${userName} `, at: second })).toBe(CAPTCHA);
  });

  it('locks the name after ten, even for the right password, and each time for longer', async () => {
    member = await newMember();
    expect(await guessTimes(LOCK_AFTER, { solve: true })).toEqual(Array(LOCK_AFTER).fill(REFUSED));
    const wait = async () => {
      const { body } = await logIn(second, { userName: member.userName, password: TEST_PASSWORD }, { ip: freshIp() });
      expect(body.code).toBe(LOCKED);
      return Math.round(body.data.retryAfter / 60);
    };
    expect(await wait()).toBe(15);
    for (const minutes of [30, 60]) {
      await shop.db.owner.execute(sql`update rate_limits set expire = 0 where key like 'pw-name:%'`);
      await guessTimes(LOCK_AFTER, { solve: true });
      expect(await wait()).toBe(minutes);
    }
  });

  it('gets no more tries by sending them at the same moment to two processes', async () => {
    member = await newMember();
    const codes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => guess({ at: n % 2 ? shop : second, solve: true })),
    );
    expect(codes.filter((code) => code === REFUSED).length).toBeLessThanOrEqual(LOCK_AFTER);
    const again = await Promise.all(Array.from({ length: 30 }, () => guess()));
    expect(again.filter((code) => code === REFUSED)).toEqual([]);
  });

  it('is forgotten when the right password comes', async () => {
    member = await newMember();
    await guessTimes(CAPTCHA_AFTER - 1, {});
    expect(await guess({ password: TEST_PASSWORD })).toBe(200);
    expect(await guessTimes(CAPTCHA_AFTER, {})).toEqual([REFUSED, REFUSED, REFUSED]);
  });

  it('is written down without the name', async () => {
    member = await newMember();
    await guessTimes(LOCK_AFTER, { solve: true });
    const { rows } = await shop.db.owner.execute(sql`select * from audit_log where action = 'login.locked'`);
    expect(rows.length).toBeGreaterThan(0);
    const kept = await shop.db.owner.execute(sql`select * from audit_log where action like 'login.%'`);
    const counters = await shop.db.owner.execute(sql`select * from rate_limits`);
    expect(JSON.stringify([kept.rows, counters.rows])).not.toContain(member.userName);
  });
});

describe('the owner of a locked account', () => {
  it('still gets in from an address used within 30 days', async () => {
    member = await newMember();
    const ip = freshIp();
    expect(await guess({ password: TEST_PASSWORD, ip })).toBe(200);
    await guessTimes(LOCK_AFTER, { solve: true });
    expect(await guess({ password: TEST_PASSWORD, solve: true })).toBe(LOCKED);
    expect(await guess({ password: TEST_PASSWORD, ip, solve: true })).toBe(200);
    await shop.db.owner.update(sessions).set({ createdAt: sql`now() - interval '31 days'` }).where(eq(sessions.ip, ip));
    expect(await guess({ password: TEST_PASSWORD, ip, solve: true })).toBe(LOCKED);
  });

  it('still gets in where a session of the account is open', async () => {
    member = await newMember();
    const stranger = await buildMember(shop.db.owner);
    await guessTimes(LOCK_AFTER, { solve: true });
    expect(await guess({ password: TEST_PASSWORD, token: stranger.token, solve: true })).toBe(LOCKED);
    expect(await guess({ password: TEST_PASSWORD, token: member.token, solve: true })).toBe(200);
  });

  it('has few tries there, and unlocks it for nobody else', async () => {
    member = await newMember();
    const ip = freshIp();
    await guess({ password: TEST_PASSWORD, ip });
    await guessTimes(LOCK_AFTER, { solve: true });
    await guess({ password: TEST_PASSWORD, ip, solve: true });
    expect(await guess({ password: TEST_PASSWORD, solve: true })).toBe(LOCKED);
    const codes = await guessTimes(KNOWN_DEVICE_TRIES + 1, { ip, solve: true });
    expect(codes).toEqual([...Array(KNOWN_DEVICE_TRIES).fill(REFUSED), LOCKED]);
  });
});

describe('one password on many accounts', () => {
  it('needs a picture question for each after twenty, from one address', async () => {
    member = await newMember();
    const ip = freshIp();
    const codes = await guessAtMany(25, () => ({ password: 'Summer2026', ip }));
    expect(codes).toEqual([...Array(NETWORK_CAPTCHA_AFTER).fill(REFUSED), ...Array(5).fill(CAPTCHA)]);
    expect(await guess({ password: TEST_PASSWORD, ip })).toBe(CAPTCHA);
    expect(await guess({ password: TEST_PASSWORD })).toBe(200);
  });

  it('counts an IPv6 customer as one', async () => {
    member = await newMember();
    const codes = await guessAtMany(22, (n) => ({ ip: `2001:db8:7:1::${n + 1}` }));
    expect(codes).toEqual([...Array(NETWORK_CAPTCHA_AFTER).fill(REFUSED), CAPTCHA, CAPTCHA]);
  });

  it('raises an alarm when it comes from everywhere, and everybody solves a picture', async () => {
    member = await newMember();
    await guess({ userName: 'nobody' });
    await shop.db.owner.execute(
      sql`update rate_limits set points = ${SITE_ALARM_AFTER - 1} where key = 'pw-site' and points = 1`,
    );
    await guess({ userName: 'nobody-else' });
    const alarms = await shop.db.owner.execute(sql`select 1 from audit_log where action = 'login.alarm'`);
    expect(alarms.rowCount).toBe(1);
    expect(await guess({ password: TEST_PASSWORD })).toBe(CAPTCHA);
    expect(await guess({ password: TEST_PASSWORD, solve: true })).toBe(200);
  });
});

describe('forwarded addresses', () => {
  it('count for nothing unless the shop trusts its proxy', async () => {
    const plain = await startTestShop({ beside: shop });
    member = await newMember();
    const codes = await guessAtMany(22, () => ({ at: plain, ip: freshIp() }));
    await plain.stop();
    expect(codes).toEqual([...Array(NETWORK_CAPTCHA_AFTER).fill(REFUSED), CAPTCHA, CAPTCHA]);
  });
});

describe('more logins than passwords can be checked', () => {
  it('are turned away at once and do not count as wrong', async () => {
    member = await newMember();
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 150 }, async (_, n) => {
        const { status, body, headers } = await logIn(
          shop,
          { userName: `flood-${n}`, password: 'x' },
          { ip: freshIp() },
        );
        return { status, code: body.code, retry: headers.get('retry-after'), ms: performance.now() - started };
      }),
    );
    const busy = answers.filter(({ code }) => code === 10018);
    const checked = answers.filter(({ code }) => code === REFUSED);
    expect(busy.length + checked.length).toBe(150);
    expect(checked.length).toBeGreaterThan(0);
    expect(busy.length).toBeGreaterThan(50);
    expect(busy[0]).toMatchObject({ status: 503, retry: '5' });
    const { rows } = await shop.db.owner.execute(
      sql`select sum(points)::int as n from rate_limits where key like 'pw-name:%'`,
    );
    expect(rows[0]?.n).toBe(checked.length);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '#features/access/api/one-time-token-repo.ts';
import { newToken } from '#features/access/api/session-token.ts';
import { inTransaction } from '#platform/api/database.ts';
import { buildMember, buildSession } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
const valueOf = (cookie: string | undefined) => cookie?.split(/[=;]/)[1] ?? '';

describe('a page without a session', () => {
  it('makes its reader a visitor, whose cookie opens the same session again', async () => {
    const first = await open('/search.html');
    const visitor = cookieOf(first, 't_v');
    expect(visitor).toMatch(/^t_v=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const second = await open('/search.html', { cookie: `t_v=${valueOf(visitor)}` });
    expect(cookieOf(second, 't_v')).toBeUndefined();
  });

  it('replaces a session that is over and forgets its cookie', async () => {
    const response = await open('/search.html', { cookie: `t=${newToken()}` });
    expect(cookieOf(response, 't')).toMatch(/Max-Age=0/);
    expect(cookieOf(response, 't_v')).toBeDefined();
  });

  it('opens no session for what is no page view', async () => {
    const response = await open('/no-such-picture.png', { accept: 'image/*' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('leaves a logged-in person alone', async () => {
    const member = await buildMember(shop.db.owner);
    const response = await open('/search.html', { cookie: `t=${member.token}` });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a page that is loaded before anybody presses', () => {
  const count = async (table: string) => {
    const { rows } = await shop.db.owner.execute(sql.raw(`select count(*)::int as n from ${table}`));
    return (rows[0] as { n: number }).n;
  };

  it.each([
    ['the browser’s mark', { 'sec-purpose': 'prefetch' }],
    ['its mark for pages that are made ready', { 'sec-purpose': 'prefetch;prerender' }],
    ['the shop’s mark', { 'x-intent': '1' }],
  ])('leaves no session, no cookie, no visit: %s', async (_, mark: Record<string, string>) => {
    const before = await count('sessions');
    for (const cookie of ['', `t=${newToken()}`]) {
      const page = await open('/search.html?keyword=ahead&sc=S20815', { ...mark, cookie });
      expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
    }
    expect(await count('sessions')).toBe(before);
    // The visit behind it is the first that is noted.
    await open('/search.html?keyword=pressed');
    const visits = () => count("access_log where path like '%keyword=pressed%'");
    await expect.poll(visits, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await count("access_log where path like '%keyword=ahead%'")).toBe(0);
  });

  it('does not make a session younger', async () => {
    const member = await buildMember(shop.db.owner);
    const old = "update sessions set last_seen_at = now() - interval '20 minutes' where user_id = ";
    await shop.db.owner.execute(sql.raw(`${old}${member.userId}`));
    const touched = () =>
      count(`sessions where user_id = ${member.userId} and last_seen_at > now() - interval '1 minute'`);
    await open('/search.html', { cookie: `t=${member.token}`, 'sec-purpose': 'prefetch' });
    await pause(200);
    expect(await touched()).toBe(0);
    await open('/search.html', { cookie: `t=${member.token}` });
    await expect.poll(touched).toBe(1);
  });
});

describe('a share code', () => {
  it('is kept for about 100 days', async () => {
    expect(cookieOf(await open('/u-A1.html?sc=S20815'), 'shareSC')).toBe(
      'shareSC=S20815; Max-Age=8640000; Path=/; SameSite=Lax',
    );
  });

  it.each(['', 'a b', 'x'.repeat(33), '<script>', 'a%0d%0aSet-Cookie:x=1', '%00'])(
    'is ignored when it is %j',
    async (sc) => {
      expect(cookieOf(await open(`/u-A1.html?sc=${sc}`), 'shareSC')).toBeUndefined();
    },
  );
});

describe('a login link', () => {
  const link = async () => {
    const member = await buildMember(shop.db.owner);
    const token = await inTransaction(shop.db.app, IDENTITY, 'write', (db) =>
      issueToken(db, 'login_link', { userId: member.userId, membershipId: member.memberId }),
    );
    return { member, token };
  };
  const redeem = (token: string, as: { token?: string } = {}) =>
    shop.post('/member-center/user/thirdParty', { token }, { ...as, headers: { 'x-token-in-body': '1' } });

  it('shows a page that redeems it and is used up by nothing but a POST', async () => {
    const { member, token } = await link();
    for (let n = 0; n < 3; n += 1) {
      const page = await open(`/cart.html?a=1&token=${token}`);
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(html).not.toContain(token);
    }
    const { status, body } = await redeem(token);
    expect(status).toBe(200);
    const info = await shop.post('/member-center/user/info', {}, { token: body.data.token });
    expect(info.body.data.userName).toBe(member.userName);
  });

  it('opens one session for many tries at once, and none afterwards', async () => {
    const { token } = await link();
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
      new Set(['401 LINK_REFUSED']),
    );
    expect((await redeem(token)).status).toBe(401);
  });

  it('ends the session it was opened over: nobody stays somebody else', async () => {
    const { token } = await link();
    const before = await buildSession(shop.db.owner, null);
    await redeem(token, { token: before });
    const again = await shop.post('/member-center/user/currentParticipant', {}, { token: before });
    expect(again.body.data.participantId).toBeNull();
  });

  it('answers for a token of another purpose as for an unknown one', async () => {
    const member = await buildMember(shop.db.owner);
    const reset = await inTransaction(shop.db.app, IDENTITY, 'write', (db) =>
      issueToken(db, 'reset', { userId: member.userId, membershipId: null }),
    );
    const strip = ({ status, body }: Awaited<ReturnType<typeof redeem>>) => ({ status, ...body, requestId: '' });
    expect(strip(await redeem(reset))).toEqual(strip(await redeem(newToken())));
  });
});

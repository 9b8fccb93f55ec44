import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, buildSession } from '#tests/factories/build-member.ts';
import { logIn, TEST_PASSWORD, testPasswordHash } from '#tests/factories/log-in.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { memberships } from './access-tables.ts';
import { IDENTITY } from './identity-scope.ts';
import { issueToken } from './one-time-token-repo.ts';

const OBSOLETE = ['u', 'p_m', 'p_C', 'iR', 'v_flag', 'ent_token', 'ent_user.info', 'ent_search-left'];
/** Flags that scripts may read; everything else is the server's. */
const READABLE = ['firstLogin', 'shareSC'];

let shop: TestShop;
let secure: TestShop;
let passwordHash: string;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  secure = await startTestShop({ limiter: UNCOUNTED, beside: shop, env: { origin: 'https://shop.test' } });
  passwordHash = await testPasswordHash();
});
afterAll(async () => {
  await secure.stop();
  await shop.stop();
});

const build = () => buildMember(shop.db.owner, { passwordHash });

/** Every way of this feature to set a cookie. */
const FLOWS: [string, (at: TestShop) => Promise<{ headers: Headers }>][] = [
  ['visitor login', (at) => logIn(at, {})],
  ['a page for somebody without session', (at) => fetchPage(at, '/')],
  ['a share link', (at) => fetchPage(at, '/?sc=S-100')],
  ['login', async (at) => logIn(at, { userName: (await build()).userName, password: TEST_PASSWORD })],
  [
    'login to be remembered',
    async (at) => logIn(at, { userName: (await build()).userName, password: TEST_PASSWORD, remember: true }),
  ],
  ['login by link', followLink],
  ['a change of firm', switchFirm],
  ['user info', async (at) => at.post('/member-center/user/info', {}, carrying((await build()).token))],
  ['logout', async (at) => at.post('/member-center/user/out', {}, carrying((await build()).token))],
];

const carrying = (token: string) => ({
  headers: { cookie: [`t=${token}`, ...OBSOLETE.map((name) => `${name}=x`)].join('; ') },
});

/** As a browser opens it. */
const fetchPage = (at: TestShop, path: string) =>
  fetch(at.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });

async function followLink(at: TestShop) {
  const { userId, memberId } = await build();
  const owner = { userId, membershipId: memberId };
  const token = await inTransaction(shop.db.app, IDENTITY, 'write', (db) => issueToken(db, 'login_link', owner));
  const pushUrl = `/cart.html?${'客'.repeat(400)}`;
  return at.post('/member-center/user/thirdParty', { token, requestId: '请'.repeat(64), pushUrl });
}

async function switchFirm(at: TestShop) {
  const { userId, token } = await build();
  const { firmId } = await buildFirm(shop.db.owner);
  const [place] = await shop.db.owner.insert(memberships).values({ userId, firmId }).returning({ id: memberships.id });
  return at.post('/member-center/user/switchLogin', { firmParticipantId: String(place?.id) }, { token });
}

describe.each(FLOWS)('cookies of %s', (_, run) => {
  it('are host-only, SameSite=Lax, out of reach of scripts where they matter, and small', async () => {
    const cookies = (await run(shop)).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      const name = cookie.slice(0, cookie.indexOf('='));
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
      expect(cookie).not.toMatch(/;\s*domain/i);
      expect(/; HttpOnly(;|$)/.test(cookie) || READABLE.includes(name), cookie).toBe(true);
      expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4096);
    }
  });

  it('are Secure where the shop is served over https', async () => {
    const cookies = (await run(secure)).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/);
  });
});

const deleted = (headers: Headers) =>
  headers
    .getSetCookie()
    .filter((cookie) => cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.slice(0, cookie.indexOf('=')))
    .sort();

describe('obsolete cookies', () => {
  it('go when user info is fetched', async () => {
    const { token } = await build();
    const { headers } = await shop.post('/member-center/user/info', {}, carrying(token));
    expect(deleted(headers)).toEqual([...OBSOLETE].sort());
  });

  it('stay when they are none, or not there', async () => {
    const { token } = await build();
    const cookie = `t=${token}; shareSC=S1; firstLogin=1; rqId=1; pushUrl=/a; cip=1; ent_=1; xent_a=1; ent_a%0d%0aset=1`;
    const { headers } = await shop.post('/member-center/user/info', {}, { headers: { cookie } });
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe('login and logout', () => {
  it('trade the visitor’s cookie for the person’s, and back', async () => {
    const visitor = await buildSession(shop.db.owner, null);
    const input = { userName: (await build()).userName, password: TEST_PASSWORD };
    const entered = await shop.post('/member-center/user/login', input, { headers: { cookie: `t_v=${visitor}` } });
    expect(deleted(entered.headers)).toEqual(['t_v']);
    const session = entered.headers.getSetCookie().find((cookie) => cookie.startsWith('t='));
    expect(session, 'ends with the browser').not.toContain('Max-Age');
    const left = await shop.post('/member-center/user/out', {}, { headers: { cookie: session?.split(';')[0] ?? '' } });
    expect(deleted(left.headers)).toEqual(['firstLogin', 'pushUrl', 'rqId', 'shareSC', 't']);
    expect(left.headers.getSetCookie().some((cookie) => /^t_v=[\w-]{43};/.test(cookie))).toBe(true);
  });
});

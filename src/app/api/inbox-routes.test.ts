import { rm } from 'node:fs/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Env, parseEnv } from '#platform/api/env.ts';
import type { Inbox, MessageKind } from '#platform/api/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { addInboxRoutes } from './inbox-routes.ts';
import { inboxAddress, inboxKey, openLocalInbox, readableInbox } from './local-inbox.ts';
import { readPepper } from './read-pepper.ts';

const KEY = 'opens-the-inbox-only';
const LINK = 'https://shop.test/reset.html?code=abc123456def';
const AT = '2026-11-20T04:00:00.000Z';
/** Newest first. */
const sent = [
  {
    kind: 'sms',
    to: '13812345678',
    subject: '',
    text: '验证码 246810，10 分钟内有效。',
  },
  {
    kind: 'mail',
    to: 'limin@example.cn',
    subject: '重置<密码>',
    text: `请打开\n${LINK}\n<script>alert(1)</script>`,
  },
] as const;
const inbox: Inbox = { add: async () => undefined, list: async () => sent.map((message) => ({ ...message, at: AT })) };

/** Only these routes: what they do not answer is 404. */
function readAs(
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  kinds: readonly MessageKind[] = ['mail', 'sms'],
  query = `?key=${KEY}`,
) {
  const app = new Hono();
  addInboxRoutes(app, inbox, kinds, KEY);
  const env = { incoming: { socket: { remoteAddress } } };
  return app.request(
    `http://localhost/dev/inbox.json${query}`,
    { headers: { host: 'localhost:3000', ...headers } },
    env,
  );
}

describe('who may read', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a browser on this machine: %s', async (address) => {
    expect((await readAs(address)).status).toBe(200);
  });

  it.each(['10.0.0.7', '::ffff:10.0.0.7', '203.0.113.9', 'fe80::1', undefined])('nobody else: %s', async (address) => {
    expect((await readAs(address)).status).toBe(404);
  });

  it.each([
    ['forwarded by a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['claiming to be forwarded from here', { 'x-forwarded-for': '127.0.0.1' }],
    ['with the proxy’s other header', { 'x-real-ip': '203.0.113.9' }],
    ['with the standard header', { forwarded: 'for=203.0.113.9' }],
    ['for a name that was made to point here', { host: 'evil.example' }],
    ['for no name', { host: '' }],
    ['for a broken name', { host: 'a b' }],
  ])('nobody %s', async (_, headers) => {
    expect((await readAs('127.0.0.1', headers as Record<string, string>)).status).toBe(404);
  });
});

it.each(['', '?key=', '?key=opens-the-inbox-onlz', `?key=${KEY}x`])('nobody without the key: %s', async (query) => {
  expect((await readAs('127.0.0.1', {}, ['mail', 'sms'], query)).status).toBe(404);
});

describe('what may be read', () => {
  const given = (source: Record<string, string>): Env => parseEnv(source);
  const sms = { SMS_URL: 'https://sms.example.com/', SMS_KEY_FILE: '/run/secrets/sms' };

  it.each([
    [{}, ['mail', 'sms', 'robot']],
    [{ SMTP_URL: 'smtp://mail.example.com' }, ['sms']],
    [sms, ['mail', 'robot']],
    [{ ...sms, SMTP_URL: 'smtp://mail.example.com' }, []],
    [{ ROBOTS: 'live' }, ['mail', 'sms']],
    [{ TRUST_PROXY: '1' }, []],
    [{ ORIGIN: 'https://shop.example.com' }, []],
  ])('%j: %j', (source, kinds) => {
    const env = given(source);
    expect(readableInbox(env)).toEqual(kinds);
    expect(inboxAddress(env, KEY)).toBe(kinds.length ? `http://localhost:3000/dev/inbox?key=${KEY}` : null);
  });

  it('nothing where mail and text messages leave', async () => {
    expect((await readAs('127.0.0.1', {}, [])).status).toBe(404);
  });

  it('only the kind that stays', async () => {
    const messages = (await (await readAs('127.0.0.1', {}, ['sms'])).json()) as { kind: string }[];
    expect(messages.map(({ kind }) => kind)).toEqual(['sms']);
  });

  it('is announced where this machine can reach the server', () => {
    expect(inboxAddress(given({ HOST: '0.0.0.0', PORT: '8080' }), KEY)).toBe(
      `http://localhost:8080/dev/inbox?key=${KEY}`,
    );
    expect(inboxAddress(given({ HOST: '192.0.2.1' }), KEY)).toBeNull();
  });
});

describe('in the shop', () => {
  let shop: TestShop;
  let key: string;
  beforeAll(async () => {
    shop = await startTestShop();
    key = inboxKey(await readPepper(testEnv));
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    await rm(`${testEnv.dataDir}/inbox`, { recursive: true, force: true });
    const store = openLocalInbox(testEnv);
    for (const [n, message] of [...sent].reverse().entries()) await store.add(message, `key${n}`);
  });

  it('answers tests with what one person got, newest first', async () => {
    const all = await fetch(`${shop.url}/dev/inbox.json?key=${key}`);
    expect(all.headers.get('cache-control')).toBe('no-store');
    expect(await all.json()).toMatchObject(sent);
    const mine = await fetch(`${shop.url}/dev/inbox.json?key=${key}&to=limin@example.cn`);
    expect(((await mine.json()) as { to: string }[]).map(({ to }) => to)).toEqual(['limin@example.cn']);
  });

  it('shows words as words, links as links and the code large', async () => {
    const response = await fetch(`${shop.url}/dev/inbox?key=${key}`);
    const page = await response.text();
    expect(page).toContain('重置&lt;密码&gt;');
    expect(page).not.toContain('<script>');
    expect(page).toContain(`<a href="${LINK}"`);
    expect(page.match(/class="code">[^<]*/g)).toEqual(['class="code">246810']);
    const nonce = /style-src [^;]*'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    for (const tag of ['style', 'script']) expect(page).toContain(`<${tag} nonce="${nonce}">`);
  });

  it.each([
    ['&kind=mail', true, false],
    ['&kind=sms', false, true],
    ['', true, true],
    ['&kind=%3Cb%3E', true, true],
  ])('%s chooses the kind', async (query, hasMail, hasSms) => {
    const page = await (await fetch(`${shop.url}/dev/inbox?key=${key}${query}`)).text();
    expect([page.includes('limin@example.cn'), page.includes('13812345678')]).toEqual([hasMail, hasSms]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const LOGIN = '/member-center/user/login';

describe('every answer', () => {
  it('carries a request id, the client’s own when it is a plain one', async () => {
    const own = await shop.post(LOGIN, {}, { headers: { 'x-request-id': 'abcdef0123456789' } });
    expect(own.headers.get('x-request-id')).toBe('abcdef0123456789');
    const odd = await shop.post(LOGIN, {}, { headers: { 'x-request-id': 'a"b\\c' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is an envelope with both pairs of names in the member centre', async () => {
    const { body } = await shop.post(LOGIN);
    expect(body).toMatchObject({ code: 200, errCode: 200, success: true, data: { visitor: true } });
  });

  it('forbids sniffing, framing and caching', async () => {
    const { headers } = await shop.post(LOGIN);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('refusals of the transport', () => {
  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from no origin', { origin: 'null' }],
  ])('a write %s', async (_, headers: Record<string, string>) => {
    const { status, body } = await shop.post(LOGIN, {}, { headers });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 40302 });
  });

  it('a body over 1 MB', async () => {
    const { status, body } = await shop.post(
      LOGIN,
      { userName: 'x'.repeat(1_100_000) },
      { headers: { connection: 'close' } },
    );
    expect({ status, success: body.success }).toEqual({ status: 413, success: false });
  });

  it('a call nobody declared', async () => {
    const { status, body } = await shop.post('/member-center/user/nothing');
    expect({ status, code: body.code }).toEqual({ status: 404, code: 404 });
  });

  it('an input that names the wrong field, in Chinese', async () => {
    const { status, body } = await shop.post(LOGIN, { userName: 'a', password: 'b', firmId: '1' });
    expect(status).toBe(400);
    expect(body.message).toContain('firmId');
  });

  it.each(['{', '[1', '"', '\u0000'])('a body that is no JSON: %j', async (text) => {
    const response = await fetch(shop.url + LOGIN, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });
});

it('answers health and readiness', async () => {
  expect(await (await fetch(`${shop.url}/healthz`)).text()).toBe('ok');
  expect(await (await fetch(`${shop.url}/readyz`)).text()).toBe('ready');
});

it('puts a fresh nonce into the policy of every page', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await fetch(`${shop.url}/`)).headers.get('content-security-policy')),
  );
  expect(policies[0]).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  expect(policies[0]).not.toBe(policies[1]);
});

describe('odd addresses', () => {
  const ask = (path: string) => fetch(shop.url + path, { redirect: 'manual' });

  it.each(['/%ff.png', '/%c3%28', '/media/sku/%ff/x.webp', '/member-center/%ff'])(
    '%s is refused, not stumbled over',
    async (path) => {
      const response = await ask(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
    },
  );

  it.each([
    ['//evil.example/a?b=1', '/evil.example/a?b=1'],
    ['/user//order.html', '/user/order.html'],
  ])('%s leads to a path of the shop, whatever host it claims', async (path, location) => {
    const response = await fetch(shop.url + path, { redirect: 'manual', headers: { host: 'evil.example' } });
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/member-center/nothing', '/member-center/user/login/nothing', '/cart-center/'])(
    '%s is kept by nobody',
    async (path) => {
      expect((await ask(path)).headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('a page while the database is away', () => {
  let away: TestShop;
  beforeAll(async () => {
    away = await startTestShop({ db: shop.db, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' });
  });
  afterAll(() => away.stop());

  it('says so as a whole page, with the status of what passes and when to come back', async () => {
    const page = await fetch(`${away.url}/search.html`, {
      headers: { accept: 'text/html', cookie: `t=${'x'.repeat(43)}` },
    });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain('nonce-');
    const text = await page.text();
    expect(text).toMatch(/^<!DOCTYPE html><html lang="zh-CN"><head>.*<style nonce=".*<\/body><\/html>$/s);
    expect(text).toContain('系统繁忙，请稍后再试');
    expect(text).toContain(page.headers.get('x-request-id') ?? 'no number');
  });

  it('says to a call what it always said', async () => {
    const { status, headers, body } = await away.post(LOGIN, {}, { token: 'x'.repeat(43) });
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 50301]);
  });
});

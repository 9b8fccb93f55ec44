import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { accessLog, clientErrors, trackedEvents } from './diagnostics-tables.ts';

let shop: TestShop;
let buyer: TestMember;
let staff: TestMember;
let powerless: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  buyer = await buildMember(owner);
  const operator = await buildFirm(owner, { firmType: 'operator' });
  staff = await buildMember(owner, { firm: operator, permissions: ['DESK_MONITORING'] });
  powerless = await buildMember(owner, { firm: operator, permissions: [] });
});
afterAll(() => shop.stop());

const trace = (facts: object = {}) => ({
  appName: 'enterprise_pc',
  traceId: 'trace-0001',
  requestUrl: '/cart-center/cart/list/enterprise',
  duration: 12,
  errorBody: 'boom',
  ...facts,
});

/** Rows are written within a second. */
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 5_000, interval: 100 });

describe('what browsers report', () => {
  it('keeps neither secrets nor personal data, wherever they stand', async () => {
    const canaries = [
      '13800138000',
      'limin@huadong.example',
      'Demo-2026-shop',
      `s${'e'.repeat(42)}`,
      'evil\u0000',
      '4711-code',
    ];
    const [phone, mail, password, token] = canaries;
    const text = `\u001b[31mcall ${phone} or ${mail}\r\n{"password":"${password}"} cookie: t=${token} /reset.html?code=4711-code`;
    const answer = await shop.post(
      '/website-api/monitor/trace',
      trace({
        traceId: 'trace-canary',
        appName: `app ${mail}`,
        requestUrl: `https://shop.test/reset.html?code=4711-code&token=${token}&keyword=${phone}`,
        errorBody: text,
        message: text,
        page: `/activation.html?code=4711-code`,
        userInfo: text,
      }),
      { token: buyer.token, headers: { 'user-agent': `Mozilla ${phone} ${token}` } },
    );
    expect(answer).toMatchObject({ status: 200, body: { data: { accepted: true } } });
    await shop.post('/website-api/monitor/share', {
      path: `/search.html?keyword=${mail}&token=${token}`,
      title: text,
      sc: 'S2;drop',
    });
    await shop.post('/monitoring/event', { name: 'copy', props: { note: text, count: 3 } });
    await soon(async () => {
      for (const table of ['client_errors', 'access_log', 'tracked_events']) {
        const { rows } = await shop.db.owner.execute(
          sql.raw(`select row_to_json(${table})::text as row from ${table}`),
        );
        expect(rows.length, table).toBeGreaterThan(0);
        const kept = rows.map((row) => String(row.row)).join('\n');
        for (const canary of canaries) expect(kept, table).not.toContain(canary);
        expect(kept).not.toMatch(/\\u00[01]|\\[nr]/);
      }
    });
    const [row] = await shop.db.owner.select().from(clientErrors).where(sql`trace_id = 'trace-canary'`);
    expect(row).toMatchObject({
      userId: buyer.userId,
      firmId: buyer.firmId,
      identity: 'company',
      page: '/activation.html',
    });
    expect(row?.sessionHash).toHaveLength(12);
  });

  it('takes a form as well as JSON', async () => {
    const response = await fetch(`${shop.url}/website-api/monitor/trace`, {
      method: 'POST',
      body: new URLSearchParams({ ...trace({ traceId: 'trace-form' }), duration: '34', status: '503' }),
    });
    expect(response.status).toBe(200);
    await soon(async () => {
      const rows = await shop.db.owner.select().from(clientErrors).where(sql`trace_id = 'trace-form'`);
      expect(rows).toMatchObject([{ ms: 34, status: 503, kind: 'request', identity: 'anonymous' }]);
    });
  });

  it.each([
    ['an unknown kind', trace({ kind: 'nonsense' })],
    ['an endless message', trace({ message: 'x'.repeat(1001) })],
    ['a list for text', trace({ errorBody: ['x'] })],
    ['NUL', trace({ message: 'a\u0000b' })],
    ['null', trace({ requestUrl: null })],
    ['a number of another kind', trace({ traceId: '*' })],
    ['an unknown field', trace({ userId: '1' })],
  ])('refuses %s', async (_, input) => {
    expect(await shop.post('/website-api/monitor/trace', input)).toMatchObject({
      status: 400,
      body: { error: 'BAD_REQUEST' },
    });
  });

  it('refuses properties beyond 2 KB and bodies beyond 16 KB', async () => {
    const props = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`p${n}`, 'x'.repeat(400)]));
    expect((await shop.post('/monitoring/event', { name: 'big', props })).status).toBe(400);
    expect((await shop.post('/website-api/monitor/trace', trace({ errorBody: 'x'.repeat(17_000) }))).status).toBe(413);
  });

  it('refuses another site and, after sixty a minute, everybody', async () => {
    const sent = await shop.post('/monitoring/event', { name: 'x' }, { headers: { origin: 'https://evil.example' } });
    expect(sent).toMatchObject({ status: 403, body: { code: 40302 } });
    const { token } = await buildMember(shop.db.owner);
    const calls = Array.from({ length: 65 }, (_, n) =>
      shop.post('/monitoring/event', { name: `flood${n}` }, { token }),
    );
    const statuses = (await Promise.all(calls)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('keeps rows in the order they came', async () => {
    const { token } = await buildMember(shop.db.owner);
    for (let n = 0; n < 20; n += 1) await shop.post('/monitoring/event', { name: `order:${n}` }, { token });
    await soon(async () => {
      const rows = await shop.db.owner
        .select({ name: trackedEvents.name })
        .from(trackedEvents)
        .where(sql`name like 'order:%'`)
        .orderBy(asc(trackedEvents.id));
      expect(rows.map((row) => row.name)).toEqual(Array.from({ length: 20 }, (_, n) => `order:${n}`));
    });
  });
});

describe('the access log', () => {
  it('has every page served, with who and how', async () => {
    const headers = {
      cookie: `t=${buyer.token}; shareSC=S20815`,
      'x-request-id': 'req-page-0001',
      accept: 'text/html',
    };
    await fetch(`${shop.url}/u-AB1.html?token=secret&pageNo=2`, { headers, redirect: 'manual' });
    await fetch(`${shop.url}/monitoring/ping`, { headers: { ...headers, 'x-request-id': 'req-call-0001' } });
    await soon(async () => {
      const rows = await shop.db.owner.select().from(accessLog).where(sql`request_id like 'req-%'`);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        userId: buyer.userId,
        source: 'server',
        status: 200,
        ip: expect.stringMatching(/\*$/),
      });
      expect(rows[0]?.path).toBe('/u-AB1.html?pageNo=2');
      expect(rows[0]?.shareCode).toBe('S20815');
    });
  });

  it('cannot be rewritten, and is read by nobody without the right', async () => {
    const { app } = shop.db;
    await expect(app.pool.query('update access_log set path = $1', ['/'])).rejects.toMatchObject({ code: '42501' });
    expect((await app.pool.query('select * from access_log')).rows).toEqual([]);
    await expect(
      app.pool.query(`insert into client_errors (at, kind, app_name, trace_id, path, message, body, identity, user_agent)
        values (now(), 'script', '', '', '', '', '', '', '')`),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the desk', () => {
  it('is closed to customers, and to staff without the right', async () => {
    const visitor = await buildSession(shop.db.owner, null);
    for (const path of ['visits', 'errors', 'events', 'activity']) {
      const ask = async (token?: string) => (await shop.post(`/monitoring/desk/${path}`, {}, { token })).status;
      expect([await ask(), await ask(visitor), await ask(buyer.token), await ask(powerless.token)]).toEqual([
        401, 401, 403, 403,
      ]);
      expect(await ask(staff.token)).toBe(200);
    }
  });

  it('finds errors by number, path, kind and person, newest first', async () => {
    const paths = ['/cart.html', '/search.html', '/cart.html'];
    for (const [n, requestUrl] of paths.entries()) {
      const input = trace({ traceId: `trace-desk-${n}`, requestUrl, kind: n === 2 ? 'script' : 'request' });
      await shop.post('/website-api/monitor/trace', input, { token: buyer.token });
    }
    const list = async (filter: object) => {
      const { body } = await shop.post('/monitoring/desk/errors', filter, { token: staff.token });
      return (body.data.list as { traceId: string }[]).map((row) => row.traceId);
    };
    await soon(async () => expect(await list({ requestId: 'trace-desk-2' })).toHaveLength(1));
    const mine = { userName: buyer.userName };
    expect((await list(mine)).slice(0, 3)).toEqual(['trace-desk-2', 'trace-desk-1', 'trace-desk-0']);
    expect(await list({ ...mine, path: 'CART.html' })).toEqual(['trace-desk-2', 'trace-desk-0']);
    expect(await list({ ...mine, path: '%' })).toEqual([]);
    expect(await list({ ...mine, kind: 'script' })).toEqual(['trace-desk-2']);
    expect(await list({ userName: 'nobody' })).toEqual([]);
    expect(await list({ ...mine, dateTo: '2020-01-01' })).toEqual([]);
    expect(await list({ ...mine, pageNo: 2, pageSize: 1 })).toEqual(['trace-desk-1']);
  });

  it('shows one error whole and knows that others do not exist', async () => {
    const { body } = await shop.post('/monitoring/desk/errors', { requestId: 'trace-desk-0' }, { token: staff.token });
    const read = (id: string) => shop.post('/monitoring/desk/error', { id }, { token: staff.token });
    expect(await read(body.data.list[0].id)).toMatchObject({
      status: 200,
      body: { data: { body: 'boom', userName: buyer.userName, path: '/cart.html' } },
    });
    expect((await read('999999999')).status).toBe(404);
  });

  it('counts visits and errors of the last 24 hours', async () => {
    const { body } = await shop.post('/monitoring/desk/activity', {}, { token: staff.token });
    expect(body.data).toHaveLength(24);
    const last = body.data.at(-1) as { hour: string; visits: number; errors: number };
    // The hour may have turned since the rows were written.
    const before = body.data.at(-2) as typeof last;
    expect(last.visits + before.visits).toBeGreaterThan(0);
    expect(last.errors + before.errors).toBeGreaterThan(0);
    expect(Date.parse(last.hour) - Date.parse(before.hour)).toBe(3_600_000);
  });

  it('narrows visits by status', async () => {
    const list = async (status: string) => {
      const { body } = await shop.post('/monitoring/desk/visits', { status }, { token: staff.token });
      return (body.data.list as { status: number }[]).map((row) => row.status);
    };
    expect((await list('3xx')).every((status) => status >= 300 && status < 400)).toBe(true);
    expect(await list('599')).toEqual([]);
    expect((await shop.post('/monitoring/desk/visits', { status: '9xx' }, { token: staff.token })).status).toBe(400);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpLink, type FailedCall, fillPath, queryOf, watchFailedCalls } from './http-link.ts';
import { connectPageCaller, stalePage } from './page-caller.ts';

const calls = {
  add: 'POST /cart-center/cart/add/{type}',
  list: 'GET /cart-center/cart/list/{type}',
};

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const call = (path: string[], input: unknown, context = {}) =>
  createHttpLink(calls).call(path, input, { context, signal: undefined });

describe('addresses', () => {
  it.each([
    ['/a/{type}', { type: 'x/y', n: 1 }, '/a/x%2Fy', { n: 1 }],
    ['/a', [1, 2], '/a', [1, 2]],
    ['/a', undefined, '/a', undefined],
  ])('%s with %j', (path, input, filled, rest) => {
    expect(fillPath(path, input)).toEqual({ path: filled, rest });
  });

  it('leaves out what is not set', () => {
    expect(queryOf({ a: 1, b: undefined, c: null, d: '中 文' })).toBe('?a=1&d=%E4%B8%AD+%E6%96%87');
    expect(queryOf(undefined)).toBe('');
  });
});

describe('calls', () => {
  it('posts JSON with the key and opens the envelope', async () => {
    const fetched = answer(200, { code: 200, success: true, message: 'OK', data: { cartCount: 1 } });
    const data = await call(['cart', 'add'], { type: 'enterprise', lines: [] }, { idempotencyKey: 'k-1' });
    expect(data).toEqual({ cartCount: 1 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect({ url, method: init?.method, body: init?.body }).toEqual({
      url: '/cart-center/cart/add/enterprise',
      method: 'POST',
      body: '{"lines":[]}',
    });
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k-1' });
  });

  it('gets without a body', async () => {
    const fetched = answer(200, { data: [] });
    await call(['cart', 'list'], { type: 'enterprise' });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', body: undefined });
    expect(fetched.mock.calls[0]?.[1].headers).not.toHaveProperty('content-type');
  });

  it('throws refusals with their words, number and request', async () => {
    answer(409, {
      code: 33001,
      success: false,
      message: '价格已变动',
      data: { lines: 1 },
      error: 'X',
      requestId: 'r1',
    });
    await expect(call(['cart', 'add'], { type: 'a' })).rejects.toMatchObject({
      code: 'X',
      status: 409,
      message: '价格已变动',
      data: { lines: 1 },
      number: 33001,
      requestId: 'r1',
    });
  });

  it('speaks plainly when the answer is no envelope', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>bad gateway</html>', { status: 502 }));
    await expect(call(['cart', 'list'], { type: 'a' })).rejects.toMatchObject({ code: 'NETWORK', status: 502 });
  });
});

describe('whom a call is made for', () => {
  afterEach(() => connectPageCaller(() => null));
  const headersOf = async (path: string[]) => {
    const fetched = answer(200, { data: null });
    await call(path, { type: 'a' });
    return fetched.mock.calls[0]?.[1].headers as Record<string, string>;
  };
  const EDITION = { userSource: '7', appCode: '150', secondarySource: '4', primarySource: '2', channel: 'enterprise' };

  it('is said with every call, beside the edition and a number of its own', async () => {
    const caller = {
      participantId: '7',
      userCode: 'U1',
      customerCode: 'C1',
      loginSource: 0,
      scenarioCode: 'enterprise',
    };
    connectPageCaller(() => caller);
    const [first, second] = [await headersOf(['cart', 'add']), await headersOf(['cart', 'list'])];
    const named = { userCode: 'U1', customerCode: 'C1', loginSource: '0', scenarioCode: 'enterprise' };
    for (const headers of [first, second])
      expect(headers).toMatchObject({ 'x-participant': '7', ...EDITION, ...named });
    expect(first['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(first['x-request-id']).not.toBe(second['x-request-id']);
  });

  it('is a visitor where nobody has logged in, and no header breaks a call', async () => {
    connectPageCaller(() => null);
    expect(await headersOf(['cart', 'add'])).toMatchObject({ 'x-participant': 'visitor', scenarioCode: 'enterprise' });
    const odd = { participantId: '7', userCode: '张', customerCode: '', loginSource: 3, scenarioCode: 'punchout' };
    connectPageCaller(() => odd);
    const headers = await headersOf(['cart', 'add']);
    expect(headers).toMatchObject({ 'x-participant': '7', loginSource: '3', scenarioCode: 'punchout' });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['userCode', 'customerCode']));
  });

  it('opens the notice when the browser works for somebody else by now', async () => {
    answer(409, { code: 40901, message: 'x', error: 'KEY_IN_FLIGHT' });
    await call(['cart', 'add'], { type: 'a' }).catch(() => undefined);
    expect(stalePage.isStale()).toBe(false);
    answer(409, { code: 40902, message: '此页面属于另一家公司', error: 'PARTICIPANT_CHANGED' });
    await expect(call(['cart', 'add'], { type: 'a' })).rejects.toMatchObject({ status: 409, number: 40902 });
    expect(stalePage.isStale()).toBe(true);
    stalePage.forget();
  });
});

describe('failed calls', () => {
  const told: FailedCall[] = [];
  watchFailedCalls((failed) => void told.push(failed));
  beforeEach(() => void told.splice(0));

  it.each([200, 400, 401, 403, 409, 422, 429])('status %i is an answer', async (status) => {
    answer(status, { code: status, message: 'x' });
    await call(['cart', 'list'], { type: 'a' }).catch(() => undefined);
    expect(told).toEqual([]);
  });

  it('tells of a server that failed, by the path without its query', async () => {
    answer(503, { code: 503, message: '系统繁忙', requestId: 'abc' });
    await expect(call(['cart', 'list'], { type: 'a', token: 's' })).rejects.toMatchObject({ status: 503 });
    expect(told).toMatchObject([
      { path: '/cart-center/cart/list/a', status: 503, requestId: 'abc', message: '系统繁忙' },
    ]);
  });

  it('tells of a line that is down, and not of a call that was given up', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(call(['cart', 'list'], { type: 'a' })).rejects.toThrow(TypeError);
    expect(told).toMatchObject([{ status: 0, message: 'TypeError: Failed to fetch' }]);
    const signal = AbortSignal.abort();
    const givenUp = createHttpLink(calls).call(['cart', 'list'], { type: 'a' }, { context: {}, signal });
    await expect(Promise.resolve(givenUp)).rejects.toThrow();
    expect(told).toHaveLength(1);
  });
});

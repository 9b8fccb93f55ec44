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

  it('sends the same request once more under its key when nobody knows what became of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const unknown = { code: 50303, error: 'OUTCOME_UNKNOWN', message: '结果未知，请用同一请求重试' };
    const answers = [
      [503, unknown],
      [200, { data: { orderNo: 'SO1' } }],
    ] as const;
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
      const [status, body] = answers[fetched.mock.calls.length - 1] ?? [500, {}];
      return new Response(JSON.stringify(body), { status });
    });
    vi.stubGlobal('fetch', fetched);
    const answered = call(['cart', 'add'], { type: 'a', n: 1 }, { idempotencyKey: 'k-1' });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await answered).toEqual({ orderNo: 'SO1' });
    const [first, second] = fetched.mock.calls.map(([url, { headers, body }]) => ({ url, headers, body }));
    expect(fetched).toHaveBeenCalledTimes(2);
    const once = { 'x-request-id': expect.any(String) };
    expect({ ...second, headers: { ...second?.headers, ...once } }).toEqual({
      ...first,
      headers: { ...first?.headers, ...once },
    });
    expect(first?.headers).toMatchObject({ 'idempotency-key': 'k-1' });
  });

  it.each([
    ['without a key', 'OUTCOME_UNKNOWN', {}],
    ['for another refusal', 'HTTP_503', { idempotencyKey: 'k-1' }],
  ])('sends nothing twice %s', async (_, error, context) => {
    const fetched = answer(503, { error, message: '忙' });
    await expect(call(['cart', 'add'], { type: 'a' }, context)).rejects.toMatchObject({ status: 503 });
    expect(fetched).toHaveBeenCalledTimes(1);
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

  it('tells those who listen later too, once', async () => {
    const before = vi.fn();
    answer(503, { code: 503, message: '系统繁忙', requestId: 'abc' });
    watchFailedCalls(null);
    await call(['cart', 'list'], { type: 'a' }).catch(() => undefined);
    watchFailedCalls(before);
    expect(before).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 503, requestId: 'abc' }));
    watchFailedCalls((failed) => void told.push(failed));
    expect(told).toEqual([]);
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

describe('files', () => {
  const upload = { upload: 'POST /file/upload' };
  /** Stands for the browser's: answers what it was sent, and stops when it is told to. */
  class Request {
    static last: Request | null = null;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    headers: Record<string, string> = {};
    status = 200;
    responseText = '{"data":{"id":"7"}}';
    form = new FormData();
    onload = () => {};
    onabort = () => {};
    open() {
      Request.last = this;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(form: FormData) {
      this.form = form;
    }
    abort() {
      this.onabort();
    }
  }
  const file = new File(['drawing'], '图纸.pdf');
  const begin = async (context: object, signal?: AbortSignal) => {
    Request.last = null;
    vi.stubGlobal('XMLHttpRequest', Request);
    const input = { fileName: '图纸.pdf', lineNo: 3, file, more: [file] };
    const sent = createHttpLink(upload).call(['files', 'upload'], input, { context, signal });
    const request = await vi.waitUntil(() => Request.last);
    await vi.waitUntil(() => [...request.form].length > 0);
    return { sent, request };
  };

  it('go as a form, with everything else as JSON, the key, and how far they are', async () => {
    const shares: number[] = [];
    const { sent, request } = await begin({ idempotencyKey: 'k-1', onProgress: (share: number) => shares.push(share) });
    expect([...request.form.keys()]).toEqual(['json', 'file', 'more[0]']);
    expect(request.form.get('json')).toBe('{"fileName":"图纸.pdf","lineNo":3}');
    expect(request.headers).toMatchObject({ 'idempotency-key': 'k-1' });
    expect(request.headers).not.toHaveProperty('content-type');
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(shares).toEqual([0.25]);
    request.onload();
    expect(await sent).toEqual({ id: '7' });
  });

  it('are refused in the words of the shop', async () => {
    const { sent, request } = await begin({});
    Object.assign(request, { status: 413, responseText: '{"message":"单个文件不超过 10 MB","error":"LARGE"}' });
    request.onload();
    await expect(sent).rejects.toMatchObject({ code: 'LARGE', status: 413, message: '单个文件不超过 10 MB' });
  });

  it('are given up when nobody wants them any more', async () => {
    const control = new AbortController();
    const { sent } = await begin({}, control.signal);
    control.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});

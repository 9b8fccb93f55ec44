import { randomBytes, randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { isAhead } from '#platform/shared/intent.ts';
import type { Door } from './admission/door.ts';
import type { ApiHandler } from './api-handler.ts';
import { ANONYMOUS, type Caller } from './caller.ts';
import { clientFacts } from './client-facts.ts';
import { compressAnswer } from './compress-answer.ts';
import { serializeCookie } from './cookies.ts';
import type { Database } from './database.ts';
import { headFirst } from './early-head.ts';
import { forMemberCentre, outcomeUnknown, toClientError } from './error-body.ts';
import { failedPageAnswer } from './failed-page.ts';
import type { CallContext } from './implement-feature.ts';
import { log } from './log.ts';
import { socketAddress } from './loopback.ts';
import type { RateLimiter } from './rate-limit.ts';
import { untilReceived, withDeadline } from './request-deadline.ts';
import { judgeAddress, withoutClaimedHost } from './request-path.ts';
import { currentScope, type RequestScope, runInScope } from './request-scope.ts';
import { carriesSecret, contentSecurityPolicy, FIXED_HEADERS, HSTS, isSameSite } from './security-headers.ts';
import { streamPage } from './stream-page.ts';
import { isForm, receiveForm } from './uploads/receive-form.ts';

const BODY_LIMIT = 1024 * 1024;

/** What is told of every answer once it is made. */
export interface Served {
  method: string;
  status: number;
  /** Until the answer began. */
  ms: number;
  contentType: string | null;
}

export interface ServerOptions {
  /** Public origin, e.g. https://shop.example.com: the only one that may change state. */
  origin: string;
  dev: boolean;
  trustProxy: boolean;
  database: Database;
  limiter: RateLimiter;
  api: ApiHandler;
  resolveCaller: (headers: Headers) => Promise<Caller>;
  /** Where calls and pages wait for their turn. */
  door: Door;
  /** Built files, which cost nobody anything; null where there is none of this name. */
  serveFile?: (request: Request) => Promise<Response | null>;
  /** Runs before a page is rendered; a response of its own replaces the page. */
  enterPage: () => Promise<Response | null>;
  renderPage: (request: Request) => Promise<Response>;
  isReady: () => boolean;
  /** Hears of every answer; it must neither wait nor throw. */
  onServed?: (served: Served, scope: RequestScope) => void;
  /** Largest body in bytes for calls whose address begins so, where the usual megabyte is too much or too little. */
  bodyLimits?: Readonly<Record<string, number>>;
  /** Routes that are neither calls nor pages: pictures, documents. */
  addRoutes: (app: Hono) => void;
}

function openScope(raw: Request, bindings: unknown, options: ServerOptions): RequestScope {
  const given = raw.headers.get('x-request-id');
  const forwarded = options.trustProxy ? raw.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  let caller: Promise<Caller> | undefined;
  return {
    requestId: given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID().replaceAll('-', ''),
    nonce: randomBytes(16).toString('base64'),
    ip: forwarded ?? socketAddress(bindings) ?? 'unknown',
    headers: raw.headers,
    url: new URL(raw.url),
    caller: () => {
      caller ??= options.resolveCaller(raw.headers);
      return caller;
    },
    cookies: [],
    ahead: isAhead(raw.headers),
  };
}

/** Puts on what every answer carries. The body is left alone: touching it would turn text into a stream. */
function finish(answer: Response, scope: RequestScope, options: ServerOptions): Response {
  const { headers } = answer;
  const secure = options.origin.startsWith('https:');
  for (const [name, value] of Object.entries(FIXED_HEADERS)) headers.set(name, value);
  if (secure) headers.set('strict-transport-security', HSTS);
  headers.set('x-request-id', scope.requestId);
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(scope.nonce, options.dev));
    headers.set('cache-control', 'no-store');
    if (scope.nextFiles && answer.status === 200) headers.set('link', scope.nextFiles);
    if (carriesSecret(scope.url)) headers.set('referrer-policy', 'no-referrer');
  }
  const location = headers.get('location');
  if (location !== null) headers.set('location', withoutClaimedHost(location, scope.url));
  // What says nothing of how long it may be kept is not kept: refusals, redirects, unknown addresses.
  if (!headers.has('cache-control') && answer.status !== 304) headers.set('cache-control', 'no-store');
  for (const cookie of scope.cookies) headers.append('set-cookie', serializeCookie(cookie, secure));
  return answer;
}

/** Context of a call, over HTTP or made while a page renders. */
export async function callContext(options: Pick<ServerOptions, 'database' | 'limiter'>): Promise<CallContext> {
  const scope = currentScope();
  const { database, limiter } = options;
  return {
    database,
    limiter,
    scope,
    caller: await scope.caller(),
    idempotencyKey: scope.headers.get('idempotency-key'),
  };
}

async function serveCall(c: Context, options: ServerOptions): Promise<Response> {
  const { raw } = c.req;
  if (raw.method !== 'GET' && !isSameSite(raw.headers, options.origin)) {
    const { status, code, message } = commonErrors.CROSS_SITE_REFUSED;
    const body = { code, success: false, message, data: null, requestId: currentScope().requestId };
    return Response.json(forMemberCentre(body), { status });
  }
  const scope = currentScope();
  const { database, limiter, api } = options;
  const idempotencyKey = scope.headers.get('idempotency-key');
  // Who calls is asked when the call has its turn.
  const handle = (request: Request) =>
    api.handle(request, { database, limiter, scope, caller: ANONYMOUS, idempotencyKey });
  const refused = (status: number) => api.refusal(raw, status);
  const answer = isForm(raw.headers)
    ? receiveForm(raw, bodyLimitOf(c.req.path, options), { work: handle, refused })
    : handle(raw);
  return withDeadline(answer, untilReceived(c), () => api.refusal(raw, scope.changing ? outcomeUnknown() : 503));
}

async function servePage(c: Context, options: ServerOptions): Promise<Response> {
  const file = await options.serveFile?.(c.req.raw);
  if (file) return file;
  const page = () =>
    asPage(options, c.req.raw, async () => (await options.enterPage()) ?? options.renderPage(c.req.raw)).catch(
      (error: unknown) => failedPageAnswer(toClientError(error).status === 503 ? 503 : 500),
    );
  return c.req.raw.method === 'GET' ? headFirst(currentScope(), page) : page();
}

export type PageTurns = Pick<ServerOptions, 'door' | 'limiter'>;

/** What is shown or saved rather than called: in its turn, and counted as a page. */
export async function asPage(
  { door, limiter }: PageTurns,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const scope = currentScope();
  const counted = async () => {
    const wait = await limiter.take(scope.ahead ? 'ahead' : 'page', await scope.caller(), scope.ip);
    return wait === null ? answer() : tooMany(wait);
  };
  return door
    .pass('shop', scope, counted, () => request.signal)
    .catch((error: unknown) => {
      if (!(error instanceof ORPCError) || error.status !== 429) throw error;
      return tooMany((error.data as { retryAfter: number }).retryAfter);
    });
}

const tooMany = (wait: number) =>
  new Response(commonErrors.TOO_MANY_REQUESTS.message, {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(wait), 'cache-control': 'no-store' },
  });

function bodyLimitOf(path: string, { bodyLimits = {} }: ServerOptions): number {
  return Object.entries(bodyLimits).find(([start]) => path.startsWith(start))?.[1] ?? BODY_LIMIT;
}

/** Answers what is no address of ours before anything reads it. */
function refuseAddress(c: Context): Response | null {
  const judgement = judgeAddress(currentScope().url);
  if (judgement === 'fine') return null;
  if (judgement === 'malformed') return c.text('网址无法识别，请检查后重试。', 400);
  return c.redirect(judgement.moved, 308);
}

function createRoutes(options: ServerOptions): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => refuseAddress(c) ?? next());
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const ready = options.isReady() && (await answers(options.database));
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503);
  });
  options.addRoutes(app);
  for (const prefix of options.api.prefixes) {
    app.use(`${prefix}*`, (c, next) => {
      const onError = () => options.api.refusal(c.req.raw, 413);
      return bodyLimit({ maxSize: bodyLimitOf(c.req.path, options), onError })(c, next);
    });
    app.all(`${prefix}*`, (c) => serveCall(c, options));
  }
  app.all('*', (c) => servePage(c, options));
  app.onError((error, c) => {
    // Who the caller is was asked before any handler ran: a busy database is no fault there either.
    const answer = toClientError(error);
    return options.api.refusal(c.req.raw, answer.status >= 500 ? answer : 500);
  });
  return app;
}

/** A flood is many times what there is room for: whoever is turned away costs those who are let in as little as can be. */
function refuseRequest(request: Request, scope: RequestScope, { api, door }: ServerOptions): Response | null {
  const refusal = door.turnsAway(api.laneOf(scope.url.pathname) ?? 'shop', scope.ip);
  return refusal && api.refusal(request, refusal);
}

export interface ShopServer {
  /** `bindings`: what Node's server hands over beside a request. */
  fetch: (request: Request, bindings?: unknown) => Promise<Response>;
}

/** The one server: health, pictures, calls and pages on one port. */
export function createServer(options: ServerOptions): ShopServer {
  const app = createRoutes(options);
  const serve = async (request: Request, bindings: unknown, scope: RequestScope): Promise<Response> => {
    const started = performance.now();
    const finished = finish(await app.fetch(request, bindings), scope, options);
    const accepted = request.headers.get('accept-encoding');
    const answer = scope.rest
      ? streamPage(finished, accepted, scope.head ?? '', scope.rest)
      : await compressAnswer(finished, accepted, scope.html);
    const ms = Math.round(performance.now() - started);
    const { status, headers } = answer;
    const client = clientFacts(request.headers);
    log.info({ method: request.method, path: scope.url.pathname, status, ms, client }, 'served');
    options.onServed?.({ method: request.method, status, ms, contentType: headers.get('content-type') }, scope);
    return answer;
  };
  return {
    fetch: (request, bindings) => {
      const scope = openScope(request, bindings, options);
      return runInScope(scope, async () => {
        const refused = refuseRequest(request, scope, options);
        return refused ? finish(refused, scope, options) : serve(request, bindings, scope);
      });
    },
  };
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}

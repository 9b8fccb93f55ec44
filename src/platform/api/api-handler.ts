import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { AnyRouter, ORPCError } from '@orpc/server';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import type { EndpointMeta } from '#platform/shared/define-endpoint.ts';
import type { Envelope } from '#platform/shared/envelope.ts';
import { SUCCESS } from '#platform/shared/envelope.ts';
import { NOT_NOW } from '#platform/shared/intent.ts';
import type { Door, Lane } from './admission/door.ts';
import { type ErrorCodes, errorBody, forMemberCentre, generic, toClientError } from './error-body.ts';
import type { CallContext } from './implement-feature.ts';
import { mendHalves } from './mend-halves.ts';
import { isForm } from './uploads/receive-form.ts';
import { withJsonPart } from './with-json-part.ts';
import { withQueryFields } from './with-query-fields.ts';

const MEMBER_CENTRE = '/member-center/';

/** Numbers of all declared errors; the same name with two numbers, or one number twice, is a mistake of ours. */
export function collectErrorCodes(contract: object): ErrorCodes {
  const codes = new Map<string, number>();
  const names = new Map<number, string>();
  const specs = [commonErrors, ...listEndpoints(contract).map((endpoint) => endpoint.meta.errors)];
  for (const [name, spec] of specs.flatMap((errors) => Object.entries(errors))) {
    const clash = (codes.get(name) ?? spec.code) !== spec.code || (names.get(spec.code) ?? name) !== name;
    if (clash) throw new Error(`error ${name} (${spec.code}) is declared twice with different facts`);
    codes.set(name, spec.code);
    names.set(spec.code, name);
  }
  return codes;
}

export interface ApiHandler {
  prefixes: ReadonlySet<string>;
  /** Queue of the call at this path; absent where there is no call, or a path with names in it. */
  laneOf(path: string): Lane | undefined;
  handle(request: Request, context: CallContext): Promise<Response>;
  refusal(request: Request, what: number | ORPCError<string, unknown>): Response;
}

const endpointOf = ({ '~orpc': { meta } }: { '~orpc': { meta: object } }) =>
  (meta as { endpoint?: EndpointMeta }).endpoint;

/** Routing and encoding by the library, with our envelope, our errors and named fields from the address. */
function createHandler(router: AnyRouter, codes: ErrorCodes, door: Door): OpenAPIHandler<CallContext> {
  return new OpenAPIHandler<CallContext>(router, {
    customErrorResponseBodyEncoder: (error) => errorBody(error, codes),
    clientInterceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          throw toClientError(error);
        }
      },
      // By now the body has come: nobody holds a place with a slow line.
      ({ next, ...call }) => {
        const { scope } = call.context;
        const { lane = 'shop' } = endpointOf(call.procedure) ?? {};
        const admitted = async () => next({ ...call, context: { ...call.context, caller: await scope.caller() } });
        return door.pass(lane, scope, admitted, () => call.signal);
      },
      ({ next, ...call }) => {
        if (call.procedure['~orpc'].route.method === 'GET') return next(call);
        const { queryFields = [] } = endpointOf(call.procedure) ?? {};
        const input = mendHalves(isForm(call.context.scope.headers) ? withJsonPart(call.input) : call.input);
        return next({ ...call, input: withQueryFields(input, call.context.scope.url.searchParams, queryFields) });
      },
    ],
    rootInterceptors: [
      async ({ next }) => {
        const result = await next();
        const { response } = result;
        if (response && response.status < 400 && !(response.body instanceof Blob))
          response.body = success(response.body);
        return result;
      },
    ],
    adapterInterceptors: [
      async ({ request, next }) => {
        const result = await next();
        if (!result.matched || !isMemberCentre(request)) return result;
        return { ...result, response: await withMemberFields(result.response) };
      },
    ],
  });
}

/** Serves every declared call at its exact path, inside the envelope of specification 3. */
export function createApiHandler(contract: AnyContractRouter, router: AnyRouter, door: Door): ApiHandler {
  const codes = collectErrorCodes(contract);
  const handler = createHandler(router, codes, door);
  const endpoints = listEndpoints(contract);
  const prefixes = new Set(endpoints.map(({ path }) => `/${path.split('/')[1]}/`));
  const lanes = new Map(endpoints.map(({ path, meta }) => [path, meta.lane]));
  const refusal = (request: Request, what: number | ORPCError<string, unknown>) => {
    const error = typeof what === 'number' ? generic(what) : what;
    const body = errorBody(error, codes);
    const headers = { 'cache-control': 'no-store', ...(isPassing(error.status) && { 'retry-after': pauseOf(body) }) };
    return Response.json(isMemberCentre(request) ? forMemberCentre(body) : body, { status: error.status, headers });
  };
  return {
    prefixes,
    laneOf: (path) => lanes.get(path),
    refusal,
    async handle(request, context) {
      const result = await handler.handle(request, { context });
      if (!result.matched) return refusal(request, 404);
      const passing = isPassing(result.response.status) ? await withPause(result.response) : result.response;
      const response = context.scope.ahead && passing.status === 429 ? notNow(passing) : passing;
      response.headers.set('cache-control', 'no-store');
      takeAlong(response.headers);
      return response;
    },
  };
}

/** Files are saved, never opened as a page of the shop: some of them were handed in by people. */
function takeAlong(headers: Headers): void {
  const disposition = headers.get('content-disposition');
  if (disposition) headers.set('content-disposition', disposition.replace(/^inline/, 'attachment'));
}

/** Statuses of refusals that end by themselves. */
const isPassing = (status: number) => status === 429 || status === 503;

/** Seconds to wait: what the refusal itself says, else a pause that lets a busy moment pass. */
const pauseOf = ({ data }: Envelope) => String((data as { retryAfter?: number } | null)?.retryAfter ?? 5);

async function withPause(response: Response): Promise<Response> {
  const body = (await response.json()) as Envelope;
  const headers = new Headers(response.headers);
  headers.set('retry-after', pauseOf(body));
  return Response.json(body, { status: response.status, headers });
}

/** Nobody has pressed yet: no failure that a browser would write down, and nothing but when to come again. */
function notNow({ headers }: Response): Response {
  return new Response(null, { status: NOT_NOW, headers: { 'retry-after': headers.get('retry-after') ?? '1' } });
}

function success(data: unknown): Envelope {
  return { code: SUCCESS, success: true, message: 'OK', data: data ?? null };
}

const isMemberCentre = (request: Request) => new URL(request.url).pathname.startsWith(MEMBER_CENTRE);

/** Files have no envelope. */
const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') === true;

async function withMemberFields(response: Response): Promise<Response> {
  if (!isJson(response)) return response;
  const body = (await response.json()) as Envelope;
  return Response.json(forMemberCentre(body), { status: response.status, headers: response.headers });
}

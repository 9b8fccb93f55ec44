import { type ClientLink, createORPCClient, createORPCErrorFromJson, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Envelope } from '#platform/shared/envelope.ts';
import { serverBridge } from './server-bridge.ts';

/** Sent with a call: the key makes a repeated creation harmless. Make it when the form opens, not per click. */
export interface CallOptions {
  idempotencyKey?: string;
}

/** A refusal as pages see it: words for people in `message`, facts in `data`, number of the request to quote. */
export type CallError = ORPCError<string, unknown> & { requestId?: string; number?: number };

export function isCallError(error: unknown): error is CallError {
  return error instanceof ORPCError;
}

const TIMEOUT_MS = 60_000;
let contract: AnyContractRouter | null = null;
let overHttp: ClientLink<CallOptions> | null = null;

/** Called once when the browser starts, with the generated contract: paths without schemas, so no validation library. */
export function connectContract(minified: object): void {
  contract = minified as AnyContractRouter;
}

function decodeError(body: unknown, response: { status: number }): CallError {
  const envelope = (body ?? {}) as Partial<Envelope>;
  const error: CallError = createORPCErrorFromJson({
    defined: true,
    code: envelope.error ?? 'NETWORK',
    status: response.status,
    message: envelope.message ?? '网络异常，请稍后再试',
    data: envelope.data,
  });
  return Object.assign(error, { requestId: envelope.requestId, number: envelope.code });
}

function createHttpLink(): ClientLink<CallOptions> {
  if (!contract) throw new Error('connectContract has not been called');
  return new OpenAPILink<CallOptions>(contract, {
    url: () => window.location.origin,
    headers: ({ context }) => (context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
    fetch: (request, init) =>
      fetch(request, { ...init, signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]) }),
    clientInterceptors: [
      async ({ next }) => {
        const response = await next();
        if (response.status >= 400) return response;
        return { ...response, body: async () => ((await response.body()) as Envelope).data };
      },
    ],
    customErrorResponseBodyDecoder: decodeError,
  });
}

/** In process while the server renders, over HTTP in browsers. */
const link: ClientLink<CallOptions> = {
  call(path, input, options) {
    const bridge = serverBridge();
    if (bridge) return bridge.call(path, input);
    overHttp ??= createHttpLink();
    return overHttp.call(path, input, options);
  },
};

/** Typed client of one feature's contract: `call` for acts, `query` for options of TanStack Query. */
export function featureApi<C extends AnyContractRouter>(feature: string) {
  const path = [feature];
  const call = createORPCClient<ContractRouterClient<C, CallOptions>>(link, { path });
  return { call, query: createTanstackQueryUtils(call, { path }) };
}

export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

import { type ClientLink, createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { type CallError, type CallOptions, createHttpLink } from './http-link.ts';
import { serverBridge } from './server-bridge.ts';

export type { CallError } from './http-link.ts';

export function isCallError(error: unknown): error is CallError {
  return error instanceof ORPCError;
}

let overHttp: ClientLink<CallOptions> | null = null;

/** Called once when the browser starts, with the generated contract: addresses without schemas, so no validation library. */
export function connectContract(contract: object): void {
  overHttp = createHttpLink(contract);
}

/** In process while the server renders, over HTTP in browsers. */
const link: ClientLink<CallOptions> = {
  async call(path, input, options) {
    const bridge = serverBridge();
    if (bridge) return bridge.call(path, input);
    if (!overHttp) throw new Error('connectContract has not been called');
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

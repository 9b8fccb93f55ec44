import type { ClientLink } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import { type CallError, isCallError } from './call-refusal.ts';
import { callsBy, queriesBy } from './call-utils.ts';
import { type CallList, type CallOptions, createHttpLink } from './http-link.ts';
import { serverBridge } from './server-bridge.ts';

export { type CallError, isCallError } from './call-refusal.ts';

/** What somebody reads whose act came to nothing: the shop's own words, or `otherwise` where no answer came. */
export function wordsOfRefusal(error: unknown, otherwise: string): string;
export function wordsOfRefusal(error: unknown): string | undefined;
export function wordsOfRefusal(error: unknown, otherwise?: string): string | undefined {
  return isCallError(error) ? error.message : otherwise;
}

/**
 * Whether an answer ends the try: the act was refused, and the next one is another act with a key of its own. Without an
 * answer, or with one that does not know what became of it, the same act is sent again under its key.
 */
export function isFinalRefusal(error: unknown): error is CallError {
  return isCallError(error) && error.status < 500 && error.code !== 'KEY_IN_FLIGHT';
}

/** In process while the server renders, over HTTP in browsers. */
function linkTo(calls: CallList): ClientLink<CallOptions> {
  const overHttp = createHttpLink(calls);
  return {
    async call(path, input, options) {
      return serverBridge()?.call(path, input) ?? overHttp.call(path, input, options);
    },
  };
}

/**
 * Typed client of one group of a feature's calls: `call` for acts, `query` for options of TanStack Query. `calls` is the
 * generated list of their addresses: no schema and so no validation library comes to browsers, and no page carries the
 * calls of others.
 */
export function featureApi<C extends AnyContractRouter>(group: string, calls: CallList) {
  const link = linkTo(calls);
  return { call: callsBy<C>(link, [group]), query: queriesBy<C>(link, [group]) };
}

export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
